import type { z } from 'zod';
import { businessSchema } from './business';
import { reporting } from './field-types';
import { pagesSchema } from './pages';
import { photosSchema } from './photos';
import { priceGuideSchema, type PriceGuide } from './price-guide';
import { guideIssues } from './price-issues';
import { questionsSchema } from './questions';
import { reviewsSchema } from './reviews';
import { servicesSchema } from './services';

/** The parts of the content by their names in `defineContent`, each with the owner's file and its schema. */
export const parts = {
  business: { file: 'content/business.ts', schema: businessSchema },
  pages: { file: 'content/pages.ts', schema: pagesSchema },
  photos: { file: 'content/photos.ts', schema: photosSchema },
  priceGuide: {
    file: 'content/prices.ts',
    schema: priceGuideSchema.check(reporting(guideIssues)),
  },
  questions: { file: 'content/questions.ts', schema: questionsSchema },
  reviews: { file: 'content/reviews.ts', schema: reviewsSchema },
  services: { file: 'content/services.ts', schema: servicesSchema },
};

type Parts = typeof parts;

/** The owner's content as parsed: amounts in pence, phone numbers in both formats. */
export type ParsedContent = { [Part in keyof Parts]: z.output<Parts[Part]['schema']> };

/** The owner's content as the site works with it: its price guide is complete. */
export type Content = Omit<ParsedContent, 'priceGuide'> & { priceGuide: PriceGuide };

/** The content as its owner writes it: amounts in pounds, optional facts left out. */
export type WrittenContent = { [Part in keyof Parts]: z.input<Parts[Part]['schema']> };

/** Allows "" for any value: `optional` accepts it, so the compiler must too. */
export type OrEmpty<Value> =
  '' | (Value extends object ? { [Key in keyof Value]: OrEmpty<Value[Key]> } : Value);

/**
 * Lets a code editor autocomplete and explain the fields of a content file. It never runs: the site reads the files as data,
 * so that it can give the line and the remedy of each mistake.
 */
export declare function defineContent<Part extends keyof Parts>(
  part: Part,
  written: OrEmpty<WrittenContent[Part]>,
): void;
