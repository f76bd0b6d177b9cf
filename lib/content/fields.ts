import { z } from 'zod';
import { mustBe, noQuotesHint, quotesHint } from './must-be';
import { cleanText, findMarkup } from './plain-text';
import { quote } from './quote';

/**
 * Plain text of 1 to `maxLength` characters, cleaned by `cleanText`; markup is an error, except what
 * `withoutAllowed` takes out.
 */
export function text(maxLength: number, withoutAllowed = (words: string) => words) {
  const rule = mustBe(`text of 1 to ${maxLength} characters`, quotesHint);
  return z
    .string(rule)
    .overwrite(cleanText)
    .min(1, rule)
    .max(maxLength, rule)
    .superRefine((words, context) => {
      const markup = findMarkup(withoutAllowed(words));
      if (markup === undefined) return;
      context.addIssue(
        `has ${quote(markup)} in it, which visitors would see as written: use plain words, and characters like & and £ as they are`,
      );
    });
}

/** A list of `min` to `max` entries; `what` names them in error messages. */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  what: string,
  min: 0 | 1 = 1,
  max = Infinity,
) {
  // Not `.max(max)`, which would also count the letters of a text that stands in place of the list.
  return z
    .array(entry, mustBe(`a list of ${what} in square brackets`))
    .min(min, mustBe(`a list of ${what} with at least one in it`))
    .refine((entries) => entries.length <= max, `has too many entries: there is room for ${max}`)
    .meta({ maxLength: max });
}

/**
 * An object in which an unknown field is an error; `what` describes it in error messages, in place of the
 * names of its fields.
 */
export function group<Shape extends z.ZodRawShape>(shape: Shape, what?: string) {
  const known = Object.keys(shape);
  const rule = mustBe(`${what ?? new Intl.ListFormat('en-GB').format(known)} in curly brackets`);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownField(issue.keys, known) : rule.error(issue),
  });
}

function unknownField(fields: string[], known: string[]): string {
  const starts = fields.map((field) => field.slice(0, 3));
  const similar = known.filter((name) => starts.includes(name.slice(0, 3)));
  const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return `is not known here: write ${either.format(similar.length > 0 ? similar : known)}, or remove it`;
}

const poundsRule = mustBe('an amount in pounds, like 15 or 15.50', noQuotesHint);

/** Turns an amount in pounds (15 or 15.50) into whole pence. */
function pounds(amount: z.ZodNumber) {
  return amount
    .max(10_000, mustBe('an amount of at most 10000 pounds'))
    .refine((value) => Number.isInteger(toPence(value)), { abort: true, ...poundsRule })
    .transform((value) => Math.round(toPence(value)));
}

/** A price: pounds in the file, whole pence once parsed. Never 0, an offer to work for nothing. */
export const price = pounds(
  z.number(poundsRule).positive(mustBe('an amount of more than 0 pounds')),
);

/** A surcharge, which may be 0: pounds in the file, whole pence once parsed. */
export const extra = pounds(z.number(poundsRule).min(0, poundsRule));

/** Corrects floating point, in which 15.45 × 100 is 1544.9999999999998; 15.555 still gives a fraction. */
function toPence(amount: number): number {
  return Number((amount * 100).toFixed(6));
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const rule = mustBe(`a whole number from ${min} to ${max}`, noQuotesHint);
  return z.number(rule).int(rule).min(min, rule).max(max, rule);
}

export const yesOrNo = z.boolean(mustBe('true or false, without quotes'));

const idRule = mustBe('small letters, digits and single hyphens, like gutter-cleaning');

/** A fragment of an address (after #). Changing a published one breaks links to it. */
export const id = z
  .string(idRule)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idRule)
  .max(60, idRule)
  .refine(
    (words) => words !== 'main',
    mustBe('another word, since every page already has an element with this id'),
  );

const pictureRule = mustBe(
  'the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg',
);

/** File name of a picture in content/photos, letter for letter; capitals and spaces are fine. */
export const pictureFile = z.string(pictureRule).regex(/^[^\\/]+\.(jpe?g|png|webp)$/i, pictureRule);

const logoRule = mustBe('the name of a .svg or .png file in content/photos, like logo.svg');

/** File name of the logo, letter for letter. */
export const logoFile = z.string(logoRule).regex(/^[^\\/]+\.(svg|png)$/i, logoRule);

export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, mustBe(`one of ${words.join(', ')}`));
}
