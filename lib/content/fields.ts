import { z } from 'zod';
import { mustBe, quotesHint } from './must-be';
import { cleanText, findMarkup } from './plain-text';
import { quote } from './quote';

/** For a value that belongs there without quotes. */
function noQuotesHint(isRight: (text: string) => boolean) {
  return (value: unknown) =>
    typeof value === 'string' && isRight(value.trim()) ? 'remove the quotes' : undefined;
}

/** Words for people, without markup. `longest` counts characters. */
export function text(longest: number) {
  const rule = mustBe(`text of 1 to ${longest} characters`, quotesHint);
  return z
    .string(rule)
    .overwrite(cleanText)
    .min(1, rule)
    .max(longest, rule)
    .refine((words) => findMarkup(words) === undefined, {
      error: ({ input }) => {
        const { markup, advice } = findMarkup(String(input))!;
        return `has ${quote(markup)} in it, which visitors would see exactly as it stands: ${advice}`;
      },
    });
}

/** A list of at least `least` entries; `what` names them for error messages. */
export function list<Entry extends z.ZodType>(entry: Entry, what: string, least: 0 | 1 = 1) {
  return z
    .array(entry, mustBe(`a list of ${what} in square brackets`))
    .min(least, mustBe(`a list of ${what} with at least one in it`));
}

/** A group of fields in which a misspelt name is an error; `what` names it for error messages. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, what: string) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        return `is not known here: correct its spelling or remove it (known here: ${known})`;
      }
      if (issue.code !== 'invalid_type') return undefined;
      return issue.input === undefined
        ? missingGroup(what, typeof issue.path?.at(-1) === 'number')
        : mustBe(`${what} in curly brackets`).error(issue);
    },
  });
}

function missingGroup(what: string, isRow: boolean): string {
  return isRow
    ? 'is empty: there is a comma too many before it'
    : `is missing: put it back, with ${what} in curly brackets`;
}

const poundsRule = mustBe('an amount in pounds, like 15 or 15.50', noQuotesHint(isAmount));

function isAmount(words: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(words);
}

/** Turns an amount in pounds (15 or 15.50) into whole pence. */
function pounds(amount: z.ZodNumber) {
  return amount
    .max(10_000, mustBe('an amount of at most 10000 pounds'))
    .refine((value) => Number.isInteger(toPence(value)), { abort: true, ...poundsRule })
    .transform((value) => Math.round(toPence(value)));
}

/**
 * What something costs, in pounds as the owner writes it; whole pence from here on. Never 0, which
 * would be an offer to work for nothing.
 */
export const price = pounds(
  z.number(poundsRule).positive(mustBe('an amount of more than 0 pounds')),
);

/** What is added to a price, in pounds; 0 where it costs nothing more. Whole pence from here on. */
export const extra = pounds(z.number(poundsRule).min(0, poundsRule));

/** 15.45 × 100 is 1544.9999999999998 in floating point; more than two decimals stay a fraction. */
function toPence(amount: number): number {
  return Number((amount * 100).toFixed(6));
}

/** A whole number between `least` and `most`. */
export function wholeNumber(least: number, most: number) {
  const rule = mustBe(
    `a whole number from ${least} to ${most}`,
    noQuotesHint((words) => /^\d+$/.test(words)),
  );
  return z.number(rule).int(rule).min(least, rule).max(most, rule);
}

/** Yes or no. */
export const yesOrNo = z.boolean(mustBe('true or false, without quotes'));

const idRule = mustBe('small letters, digits and single hyphens, like gutter-cleaning');

/** The part of an address after #; once published it should stay, since people link to it. */
export const id = z
  .string(idRule)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idRule)
  .max(60, idRule)
  .refine(
    (words) => words !== 'main',
    mustBe('another word, since every page has a part with this id'),
  );

const pictureRule = mustBe(
  'the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg',
  (value) => (/[\\/]/.test(String(value)) ? 'write the name alone, without the folder' : undefined),
);

/** Name of a picture in content/photos, as the folder has it: capitals and spaces are welcome. */
export const pictureFile = z.string(pictureRule).regex(/^[^\\/]+\.(jpe?g|png|webp)$/i, pictureRule);

/** One of a few fixed words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, mustBe(`one of ${words.join(', ')}`));
}
