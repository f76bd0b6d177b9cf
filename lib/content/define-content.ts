import type { z } from 'zod';
import { businessSchema } from './business';
import { pagesSchema } from './pages';
import { photosSchema } from './photos';
import { priceGuideSchema, type WrittenGuide } from './price-guide';
import { ContentError, type Problem } from './problem';
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

/**
 * Lets an editor complete and explain the fields of a content file. There is nothing to run: the site reads
 * the files as data, so that each mistake in them has a line and a remedy.
 */
export declare function defineContent<Part extends Exclude<keyof Parts, 'priceGuide'>>(
  part: Part,
  written: WrittenContent[Part],
): void;
/** Of the price guide, an editor also completes the frequencies and surcharges that it declares. */
export declare function defineContent<
  const Frequency extends string,
  const Surcharge extends string,
>(part: 'priceGuide', written: WrittenGuide<Frequency, Surcharge>): void;

/** Validates a part of the content. Throws a `ContentError` with every problem of its file. */
export function validatePart<Part extends keyof Parts>(
  part: Part,
  written: unknown,
): Content[Part] {
  const schema: z.ZodType = parts[part].schema;
  const { data, error } = schema.safeParse(written);
  if (!error) return data as Content[Part];
  const findings = error.issues.flatMap((issue) => {
    // Of unknown fields, each by itself.
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return keys.map((key): Finding => [part, [...issue.path, ...key], issue.message]);
  });
  const problems = problemsOf({ [part]: written }, findings);
  // A wrong value can break several rules that share one sentence, such as type and length.
  throw new ContentError([...new Map(problems.map((one) => [one.message, one])).values()]);
}

/** A value of the content, and the rule that it breaks; undefined or false if it breaks none. */
export type Finding = [part: keyof Parts, path: PropertyKey[], rule: string | false | undefined];

/**
 * The findings that say something. A message is the place in the owner's terms, then the rule: with
 * `['extras', 1, 'name']`, "extras, row 2 (gutter-clearing): name must be …".
 */
export function problemsOf(
  content: Partial<Record<keyof Parts, unknown>>,
  findings: Finding[],
): Problem[] {
  return findings.flatMap(([part, path, rule]) => {
    if (!rule) return [];
    const field = typeof path.at(-1) === 'string' ? path.at(-1) : undefined;
    const place = placeName(field === undefined ? path : path.slice(0, -1), content[part]);
    const sentence = field === undefined ? rule : `${String(field)} ${rule}`;
    const message = place ? `${place}: ${sentence}` : sentence;
    return { file: parts[part].file, path, message };
  });
}

function placeName(path: PropertyKey[], content: unknown): string {
  let value = content;
  return path
    .map((key) => {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
      return typeof key === 'number' ? `row ${key + 1}${rowName(value)}` : String(key);
    })
    .join(', ');
}

/** Rows are named by their first text, e.g. `4 Bed`. */
function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name = Object.values(row).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
