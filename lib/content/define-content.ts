import type { z } from 'zod';
import { businessSchema } from './business';
import type { Rule } from './cross-check';
import { pagesSchema } from './pages';
import { photosSchema } from './photos';
import { priceGuideSchema } from './price-rules';
import type { Problem } from './problem';
import { questionsSchema } from './questions';
import { reviewsSchema } from './reviews';
import { servicesSchema } from './services';

/** The owner's files by the name of what they export, and what that has to be. */
export const parts = {
  business: { file: 'content/business.ts', schema: businessSchema },
  pages: { file: 'content/pages.ts', schema: pagesSchema },
  photos: { file: 'content/photos.ts', schema: photosSchema },
  priceGuide: { file: 'content/prices.ts', schema: priceGuideSchema },
  questions: { file: 'content/questions.ts', schema: questionsSchema },
  reviews: { file: 'content/reviews.ts', schema: reviewsSchema },
  services: { file: 'content/services.ts', schema: servicesSchema },
};

type Parts = typeof parts;

/** The owner's content as the site uses it: amounts in pence, phone numbers in both notations. */
export type Content = { [Part in keyof Parts]: z.output<Parts[Part]['schema']> };

/** The same as its owner writes it: amounts in pounds, optional facts left out. */
export type WrittenContent = { [Part in keyof Parts]: z.input<Parts[Part]['schema']> };

/** Empty quotes do wherever a value may be left out, and a build must not refuse what the check accepts. */
type OrEmpty<Value> =
  '' | (Value extends object ? { [Key in keyof Value]: OrEmpty<Value[Key]> } : Value);

/**
 * Lets an editor complete and explain the fields of a content file. There is nothing to run: the site reads the
 * files as data, so that each mistake in them has a line and a remedy.
 */
export declare function defineContent<Part extends keyof Parts>(
  part: Part,
  written: OrEmpty<WrittenContent[Part]>,
): void;

/**
 * A problem for each rule that is broken; a path begins with its part of the content. The message names the
 * value in the owner's terms: `['priceGuide', 'extras', 1, 'name']` is "extras, row 2 (gutter-clearing): name".
 */
export function problemsOf(content: Partial<WrittenContent | Content>, rules: Rule[]): Problem[] {
  return rules.flatMap(([path, rule]) => {
    if (!rule) return [];
    const [, ...names] = namesOf(path, content);
    const field = typeof path.at(-1) === 'string' ? names.pop() : undefined;
    const start = names.length > 0 ? `${names.join(', ')}:` : undefined;
    const message = [start, field, rule].filter(Boolean).join(' ');
    return { file: parts[path[0] as keyof Parts].file, path, message };
  });
}

function namesOf(path: PropertyKey[], content: unknown): string[] {
  let value = content;
  return path.map((key) => {
    value = Object(value)[key];
    return typeof key === 'number' ? `row ${key + 1}${rowName(value)}` : String(key);
  });
}

/** Rows are named by their first text, e.g. `4 Bed`. */
function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name = Object.values(row).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
