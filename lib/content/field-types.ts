import { z } from 'zod';
import { currencySign } from '../terms/currency';
import { either, mustBe, quoted, similar } from './must-be';
import { cleanText, curlApostrophes, findMarkup } from './plain-text';
import { slug } from './slug';

/** Plain text of 1 to `maxLength` characters, cleaned, with curled apostrophes; markup is an error. */
export function text(maxLength: number) {
  return textOfAnyLength(maxLength)
    .refine(({ length }) => length <= maxLength, {
      // Some patterns take seconds for 100,000 characters.
      abort: true,
      error: ({ input }) => tooLong(String(input), maxLength),
    })
    .superRefine((words, context) => {
      const markup = markupIn(words);
      if (markup) context.addIssue(markup);
    });
}

/** Text that is cleaned, with curled apostrophes, and not empty. Messages say that it may have `maxLength` characters. */
export function textOfAnyLength(maxLength: number) {
  const rule = mustBe(`text of 1 to ${maxLength} characters`);
  return z
    .string(rule)
    .overwrite((words) => curlApostrophes(cleanText(words)))
    .min(1, { abort: true, ...rule });
}

/** What to say of a text that is longer than `maxLength`. */
export function tooLong(words: string, maxLength: number): string {
  return `is ${words.length} characters long, and there is room for ${maxLength}: ${quoted(words)}`;
}

/** What to say of markup in a text, if it has any. */
export function markupIn(words: string): string | undefined {
  const markup = findMarkup(words);
  return (
    markup &&
    `has ${quoted(markup)} in it, which visitors would see as written: use plain words, and characters like & and ${currencySign} as they are`
  );
}

/** A name of 1 to `maxLength` characters, at least one of them a letter or a digit. */
export function name(maxLength: number) {
  const rule = mustBe('a name with a letter or a digit in it');
  return text(maxLength).refine((words) => /[\p{L}\p{N}]/u.test(words), rule);
}

/** A list of `min` to `max` entries; `what` names them in error messages. */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  what: string,
  min: 0 | 1 = 1,
  max = Infinity,
) {
  // Not `.max(max)`, which would also count the letters of a text written in place of the list.
  return z
    .array(entry, mustBe(`a list of ${what} in square brackets`))
    .min(min, mustBe(`a list of ${what} with at least one in it`))
    .refine((entries) => entries.length <= max, `has too many entries: there is room for ${max}`);
}

/**
 * An object in which an unknown field is an error. Messages name the fields that it must have; for a value that is no
 * such object, `hint` says what to write.
 */
export function group<Shape extends z.ZodRawShape>(
  shape: Shape,
  hint?: Parameters<typeof mustBe>[1],
) {
  const known = Object.keys(shape);
  const required = known.filter((name) => !z.safeParse(shape[name]!, undefined).success);
  const rule = mustBe(
    `${new Intl.ListFormat('en-GB').format(required) || 'fields'} in curly brackets`,
    hint,
  );
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((field) => unknownField(field, issue.input, known)).join('\n')
          : rule.error(issue),
    })
    .overwrite(withoutBlanks);
}

function withoutBlanks<Fields extends object>(fields: Fields): Fields {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written) as Fields;
}

function unknownField(field: string, fields: unknown, known: string[]): string {
  const absent = known.filter((name) => !Object.hasOwn(Object(fields), name));
  const meant = similar(field, absent);
  return meant.length > 0
    ? `is not known here: write ${either(meant)}, or remove it`
    : 'is not known here: remove it, or correct it as content/README.md says';
}

/** A field of a `group` that may be left out, or left empty: "" is read as if it were not there. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const orEmpty = z.transform((written) =>
    typeof written === 'string' && written.trim() === '' ? undefined : written,
  );
  return z.pipe(orEmpty, schema.optional()).optional() as unknown as z.ZodPipe<
    z.ZodOptional<Schema>,
    z.ZodExactOptional<Schema>
  >;
}

/** Validates a value by the one schema that `schemaOf` chooses for it; a union would report the errors of each. */
export function schemaFor<Written, Read>(schemaOf: (written: Written) => z.ZodType<Read>) {
  return z.custom<Written>().transform((written, context): Read => {
    const { data, error } = schemaOf(written).safeParse(written);
    context.issues.push(...((error?.issues ?? []) as z.core.$ZodRawIssue[]));
    return data ?? z.NEVER;
  });
}

/** A number, also in quotes: 1050, "1050" and "1,050 " mean the same; so does "£1,050.00" if `sign` is "£". */
export function numberOrText(schema: z.ZodNumber, sign = '') {
  return z
    .custom<number | (string & {})>()
    .transform((amount): unknown => {
      const [digits] = /^\d+(,\d{3})*(\.\d\d?)?$/.exec(withoutSign(amount, sign)) ?? [];
      return typeof amount === 'string' && digits ? Number(digits.replaceAll(',', '')) : amount;
    })
    .pipe(schema);
}

function withoutSign(amount: unknown, sign: string): string {
  return String(amount).trim().replace(sign, '').trimStart();
}

/** What to write for a price such as 15,50: its comma may be a decimal point, or a slip. */
export function commaHint(amount: unknown): string | undefined {
  const [, whole, pence] = /^(\d+),(\d\d?)$/.exec(withoutSign(amount, currencySign)) ?? [];
  return whole && `write ${whole}.${pence}, or ${whole}${pence}`;
}

/** Yes or no, in or without quotes. */
export const yesOrNo = z.union(
  [z.boolean(), z.stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'] })],
  mustBe('true or false'),
);

/**
 * Text that matches a pattern, which error messages describe as `what`. `normalise` corrects what can only mean one
 * thing, such as capitals; for the rest, `hint` says what to write.
 */
export function matching(
  pattern: RegExp,
  what: string,
  normalise = (written: string) => written,
  hint?: (written: string) => string | undefined,
) {
  const rule = mustBe(what, (written) => hint?.(String(written)));
  return textThat((words) => pattern.test(words), rule, normalise);
}

/** Text for which `isRight` holds once it is cleaned and normalised; any other is refused as `rule` words it. */
export function textThat(
  isRight: (words: string) => boolean,
  rule: ReturnType<typeof mustBe>,
  normalise = (written: string) => written,
) {
  const read = (written: string) => {
    const plain = cleanText(written);
    const normal = normalise(plain);
    return isRight(normal) ? normal : plain;
  };
  return z
    .string(rule)
    .overwrite(read)
    .refine(isRight, { abort: true, ...rule });
}

/** A fragment of an address (after #). Changing a published one breaks links to it. */
export const id = matching(
  /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters, digits and single hyphens, like window-cleaning',
  undefined,
  (written) => (slug(written) ? `write "${slug(written)}"` : undefined),
);

const pictureRule = mustBe('the name of a picture in content/photos, like kitchen-window.jpg');

/** File name of a picture in content/photos, letter for letter; capitals and spaces are fine. */
export const pictureFile = z
  .string(pictureRule)
  .overwrite((written) => written.replace(/^content\/photos\//, ''))
  .regex(/^[^\\/]+\.\w+$/, pictureRule);

/** One email address. */
export const email = matching(
  z.regexes.email,
  'one email address, like name@example.com',
  (written) => written.replace(/^mailto:/, ''),
);

/** Puts https:// before an address that begins with its domain. */
function withScheme(address: string): string {
  return address.replace(/^(?=[\w-]+(\.[\w-]+)+(\/|$))/, 'https://');
}

/** Scheme and domain without a path, since addresses of pages and forms are appended. */
export const origin = matching(
  /^https:\/\/([a-z\d-]+\.)+[a-z\d-]+(:\d+)?$/,
  'a web address that starts with https:// and ends with the domain, like https://www.example.com',
  (address) =>
    withScheme(address)
      .toLowerCase()
      .replace(/^http:/, 'https:')
      .replace(/\/$/, ''),
);

const addressRule = mustBe(
  'a web address that starts with https://, like https://www.example.com/page',
  (written) => {
    const url = URL.canParse(String(written)) ? new URL(String(written)) : undefined;
    return url?.username ? `it leads to ${url.host}: remove what stands before the @` : undefined;
  },
);

/** A complete web address. One like https://www.facebook.com@evil.example leads elsewhere than it seems to. */
export const webAddress = textThat(
  (written) =>
    /^https:\/\/[^\s/\\@?#.]+(\.[^\s/\\@?#.]+)+([/?#][^\s\\]*)?$/.test(written) &&
    URL.canParse(written),
  addressRule,
  withScheme,
);

/** Whether an address is a path on this site. Browsers take `//evil.example` and `/\evil.example` for another one. */
export function isPath(address: string): boolean {
  const site = 'https://site';
  const canBe = /^\/[^\s\\]*$/.test(address) && URL.canParse(address, site);
  return canBe && new URL(address, site).origin === site;
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(0, month).toLocaleString('en-GB', { month: 'long' }),
);

/** Turns 31/3/2027, 31st March 2027 and 2027-3-31 into 2027-03-31, and 3/2027 and March 2027 into 2027-03. */
function yearFirst(written: string): string {
  const [, day, name = '', year] =
    /^(?:(\d\d?)(?:st|nd|rd|th)?[ /.-])?(\d\d?|[a-z]{3,})[ /.-](\d{4})$/i.exec(written) ?? [];
  const isNamed = (month: string) => month.toLowerCase().startsWith(name.toLowerCase());
  const month = Number(name) || months.findIndex(isNamed) + 1;
  const parts = year && month ? [year, `${month}`, ...(day ? [day] : [])] : written.split('-');
  return bothReadings(written) ? written : parts.map((part) => part.padStart(2, '0')).join('-');
}

/** What to write for a date such as 3/4/2027, which may be in April or in March. */
function bothReadings(written: string): string | undefined {
  const [, one = '', other = '', year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(written) ?? [];
  const isClear = Math.max(Number(one), Number(other)) > 12 || Number(one) === Number(other);
  if (!year || isClear) return undefined;
  const reading = (day: string, month: string) =>
    `"${yearFirst(`${year}-${month}-${day}`)}" for ${Number(day)} ${months[Number(month) - 1]}`;
  return `write ${reading(one, other)}, or ${reading(other, one)}`;
}

/** A day as `2026-12-31`; days in this form compare as text. */
export const calendarDate = matching(
  z.regexes.date,
  'a date that exists, year first, like "2026-12-31"',
  yearFirst,
  bothReadings,
);

/** A month as `2026-08`. */
export const calendarMonth = matching(
  /^20\d\d-(0[1-9]|1[0-2])$/,
  'a month, year first, like "2026-08"',
  yearFirst,
);
