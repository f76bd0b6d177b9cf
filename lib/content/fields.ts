import { z } from 'zod';

/** A rule in the owner's words; completes the sentence "this field …". */
const must = (rule: string) => ({ error: `must be ${rule}` });

/** Words for people, without mark-up. `longest` counts characters. */
export function text(longest: number) {
  const rule = must(`text of 1 to ${longest} characters`);
  return z.string(rule).trim().min(1, rule).max(longest, rule);
}

/** A list of at least `least` entries; `what` names them for error messages. */
export function list<Entry extends z.ZodType>(entry: Entry, what: string, least: 0 | 1 = 1) {
  return z
    .array(entry, must(`a list of ${what} in square brackets`))
    .min(least, must(`a list of at least one of the ${what}`));
}

/** A group of fields in which a misspelt name is an error; `what` names it for error messages. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, what: string) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'invalid_type' ? `must be ${what} in curly brackets` : undefined,
  });
}

const poundsRule = must('an amount in pounds, like 15 or 15.50');

/** An amount in pounds as the owner writes it (15 or 15.50); whole pence from here on. */
export const pounds = z
  .number(poundsRule)
  .min(0, poundsRule)
  .max(10_000, must('an amount of at most 10000 pounds'))
  .refine((amount) => Number.isInteger(toPence(amount)), { abort: true, ...poundsRule })
  .transform((amount) => Math.round(toPence(amount)));

/** 15.45 × 100 is 1544.9999999999998 in floating point; more than two decimals stay a fraction. */
function toPence(amount: number): number {
  return Number((amount * 100).toFixed(6));
}

/** A whole number between `least` and `most`. */
export function wholeNumber(least: number, most: number) {
  const rule = must(`a whole number from ${least} to ${most}`);
  return z.number(rule).int(rule).min(least, rule).max(most, rule);
}

/** Yes or no. */
export const yesOrNo = z.boolean(must('true or false, without quotes'));

const idRule = must('small letters, digits and single hyphens, like gutter-cleaning');

/** The part of an address after #; once published it should stay, since people link to it. */
export const id = z
  .string(idRule)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, idRule)
  .max(60, idRule);

const pictureRule = must('the name of a .jpg, .jpeg, .png or .webp file, like gutter-cleaning.jpg');

/** Name of a picture in content/photos. */
export const pictureFile = z.string(pictureRule).regex(/^[\w-]+\.(jpe?g|png|webp)$/i, pictureRule);

/** One of a few fixed words. */
export function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, must(`one of ${words.join(', ')}`));
}

const phoneRule = must('a UK phone number with digits and spaces only, like 07700 900123');

/** A UK phone number as people read it; the link form is made from it. */
export const phone = z
  .string(phoneRule)
  .trim()
  .regex(/^0(?:7(?: ?\d){9}|[1-389](?: ?\d){8,9})$/, phoneRule)
  .transform((national) => ({
    /** As printed, e.g. 07700 900123. */
    national,
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: `+44${national.replaceAll(' ', '').slice(1)}`,
  }));

const emailRule = must('one e-mail address, like name@example.com');

/** One e-mail address. */
export const email = z.email(emailRule);

const originRule = must(
  'a web address that starts with https:// and ends with the domain, like https://www.example.com',
);

/** Scheme and domain, nothing behind it: pages and forms are appended to it. */
export const origin = z
  .string(originRule)
  .refine(
    (address) =>
      URL.canParse(address) &&
      new URL(address).origin === address &&
      address.startsWith('https://'),
    { abort: true, ...originRule },
  );

const formIdRule = must("the id alone, what follows /f/ in the form's address, like xvgkzabc");

/** What a form service calls a form. */
export const formId = z.string(formIdRule).regex(/^[\w-]{1,40}$/, formIdRule);

const addressRule = must(
  'a web address that starts with https://, like https://www.example.com/page',
);

/** A complete web address. */
export const webAddress = z.url({ protocol: /^https$/, ...addressRule });

/** Reports every entry whose `field` repeats an earlier entry's, at the repeated entry. */
export function unique<Entry extends Record<string, unknown>>(field: keyof Entry & string) {
  return (context: z.core.ParsePayload<Entry[]>) => {
    const seen = new Set<unknown>();
    context.value.forEach((entry, index) => {
      if (seen.has(entry[field])) {
        context.issues.push({
          code: 'custom',
          input: entry,
          path: [index, field],
          message: `is ${JSON.stringify(entry[field])} in an earlier row too: each row needs its own`,
        });
      }
      seen.add(entry[field]);
    });
  };
}
