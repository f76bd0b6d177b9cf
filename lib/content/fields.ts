import { z } from 'zod';
import { cleanText, findMarkup } from './plain-text';
import { quote } from './quote';

/**
 * The sentence for a value that breaks a rule: what it must be, and what stands there instead.
 * `hint` may say what to do about a common mistake.
 */
export function mustBe(
  rule: string,
  hint: (value: unknown) => string | undefined = () => undefined,
) {
  return {
    error: ({ input }: { input?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      const advice = hint(input);
      return `must be ${rule}, not ${quote(input)}${advice ? ` (${advice})` : ''}`;
    },
  };
}

/** For a value that belongs in quotes. */
function quotesHint(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'remove the square brackets';
  return typeof value === 'string' || typeof value === 'object' ? undefined : 'put it in quotes';
}

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

const phoneRule = mustBe(
  'a UK phone number with digits and spaces only, like 07700 900123',
  quotesHint,
);

/** A UK phone number as people read it; the link form is made from it. */
export const phone = z
  .string(phoneRule)
  .overwrite(cleanText)
  .regex(/^0(?:7(?: ?\d){9}|[1-389](?: ?\d){8,9})$/, phoneRule)
  .transform((national) => ({
    /** As printed, e.g. 07700 900123. */
    national,
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: `+44${national.replaceAll(' ', '').slice(1)}`,
  }));

const emailRule = mustBe('one email address, like name@example.com', (value) =>
  typeof value === 'string' && /^\S+\s+\S*@|@\S*\s/.test(value.trim()) && !value.includes(',')
    ? 'remove the space'
    : undefined,
);

/** One email address. */
export const email = z.string(emailRule).overwrite(cleanText).check(z.email(emailRule));

const originRule = mustBe(
  'a web address that starts with https:// and ends with the domain, like https://www.example.com',
  (value) => {
    const meant = domainIn(value);
    return meant && `write ${meant}`;
  },
);

/** Scheme and domain, nothing behind it: pages and forms are appended to it. */
export const origin = z
  .string(originRule)
  .overwrite(cleanText)
  .refine((address) => domainIn(address) === address, { abort: true, ...originRule });

/** The address that somebody meant who left out https:// or wrote too much. */
function domainIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim().replace(/^(https?:\/*)?/i, 'https://');
  if (!URL.canParse(address)) return undefined;
  const { host, hostname } = new URL(address);
  return /[^.]\.[^.]|^localhost$/.test(hostname) ? `https://${host.replace(/\.$/, '')}` : undefined;
}

const formIdRule = mustBe(
  "the id alone, what follows /f/ in the form's address, like xvgkzabc",
  (value) => {
    const formId = /\/f\/([\w-]+)\/?$/.exec(String(value))?.[1];
    return formId && `write ${formId}`;
  },
);

/** What a form service calls a form. */
export const formId = z
  .string(formIdRule)
  .overwrite(cleanText)
  .regex(/^[\w-]{1,40}$/, formIdRule);

const addressRule = mustBe(
  'a web address that starts with https://, like https://www.example.com/page',
);

/** A complete web address. */
export const webAddress = z.url({ protocol: /^https$/, ...addressRule });
