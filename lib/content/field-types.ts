import { z } from 'zod';
import type { Issue } from './parser/problem';
import { currencySign } from './currency';
import { either, mustBe, quoted } from './error-words';
import { cleanText, curlApostrophes, findMarkup } from './plain-text';

/** Plain text of 1 to `maxLength` characters, cleaned, with curly apostrophes; the markup that `find` finds is an error. */
export function text(maxLength: number, find = findMarkup) {
  return textOfAnyLength(maxLength)
    .refine(({ length }) => length <= maxLength, {
      // Some of the patterns that follow take seconds for 100,000 characters.
      abort: true,
      error: ({ input }) => tooLong(String(input), maxLength),
    })
    .superRefine((words, context) => {
      const markup = markupIn(words, find);
      if (markup) context.addIssue(markup);
    });
}

/** Cleaned text with curly apostrophes, not empty. Its errors mention `maxLength`, which callers enforce. */
export function textOfAnyLength(maxLength: number) {
  return z
    .string(mustBe(`text of 1 to ${maxLength} characters`))
    .overwrite((words) => curlApostrophes(cleanText(words)))
    .min(1, { abort: true });
}

/** The error message for a text that is longer than `maxLength`. */
export function tooLong(words: string, maxLength: number): string {
  return `is ${words.length} characters long; the limit is ${maxLength}: ${quoted(words)}`;
}

/** The error message for markup in a text, if it has any. */
export function markupIn(words: string, find = findMarkup): string | undefined {
  const markup = find(words);
  return (
    markup &&
    `contains ${quoted(markup)}, which visitors would see exactly like that: use plain words, and type characters like & and ${currencySign} as they are`
  );
}

/** A name of 1 to `maxLength` characters, at least one of them a letter or a digit. */
export function name(maxLength: number) {
  const rule = mustBe('a name with at least one letter or digit');
  return text(maxLength).refine((words) => /[\p{L}\p{N}]/u.test(words), rule);
}

type ListRules<Row> = { min?: number; max?: number; unique?: (keyof Row & string)[] };

/**
 * A list; error messages call its entries `what`. Its texts, and those in a `unique` field of its rows, must differ in
 * more than capital letters.
 */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  what: string,
  { min = 0, max = Infinity, unique = [] }: ListRules<z.output<Entry>> = {},
) {
  // Not `.max(max)`, which would also count the letters of a text written instead of the list.
  return z
    .array(entry, mustBe(`a list of ${what} in square brackets`))
    .min(min, mustBe(`a list of ${what} with at least one entry`))
    .refine(({ length }) => length <= max, {
      error: ({ input }) => `has ${Object(input).length} entries; the limit is ${max}`,
    })
    .check(reporting((rows) => [undefined, ...unique].flatMap((field) => repeated(rows, field))));
}

function repeated(rows: unknown[], field?: string): Issue[] {
  const texts = rows.map((row) => (field ? Object(row)[field] : row));
  return texts.map((text, row) => {
    const isSame = (other: unknown) => String(other).toLowerCase() === text.toLowerCase();
    const earlier = typeof text === 'string' && texts.slice(0, row).find(isSame);
    const repetition = `repeats ${quoted(earlier)} from an earlier row: change it, or remove this row`;
    return [field ? [row, field] : [row], earlier && repetition];
  });
}

/** A zod check that reports the issues found in a value, once each of its parts is right. */
export function reporting<Value>(issuesOf: (value: Value) => Issue[]) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    for (const [path, message] of issuesOf(value)) {
      if (message) issues.push({ code: 'custom', input: value, path, message });
    }
  };
}

/**
 * An object in which an unknown field is an error. Error messages list its fields or, for a `former` field, say what to
 * do with it.
 */
export function group<Shape extends z.ZodRawShape>(
  shape: Shape,
  former: Record<string, string> = {},
) {
  const names = Object.keys(shape);
  const required = names.filter((name) => !z.safeParse(shape[name]!, undefined).success);
  const rule = mustBe(
    `${new Intl.ListFormat('en-GB').format(required) || 'fields'} in curly brackets`,
  );
  const unknown = `isn't a field here: change it to ${either(names)}, or remove it`;
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => (Object.hasOwn(former, key) ? former[key] : unknown)).join('\n')
          : rule.error(issue),
    })
    .overwrite(withoutBlanks);
}

function withoutBlanks<Fields extends object>(fields: Fields): Fields {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written) as Fields;
}

/** A field of a `group` that may be left out or empty: "" counts as left out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const orEmpty = z.transform((written) =>
    typeof written === 'string' && written.trim() === '' ? undefined : written,
  );
  // The transform accepts `unknown`: the cast restores what may be written. `group` removes undefined from what is read.
  return z.pipe(orEmpty, schema.optional()).optional() as unknown as z.ZodPipe<
    z.ZodOptional<Schema>,
    z.ZodExactOptional<Schema>
  >;
}

/** Checks a value with the one schema that `schemaOf` chooses for it; a union would report errors from every schema. */
export function schemaFor<Written, Read>(schemaOf: (written: Written) => z.ZodType<Read>) {
  return z.custom<Written>().transform((written, context): Read => {
    const { data, error } = schemaOf(written).safeParse(written);
    context.issues.push(...((error?.issues ?? []) as z.core.$ZodRawIssue[]));
    return data ?? z.NEVER;
  });
}

/** A number from `min` to `max` in steps; `what` describes it in error messages. */
export function number(what: string, min: number, max: number, step: number) {
  return z.number(mustBe(what)).min(min).max(max).multipleOf(step);
}

/** One of several words. */
export function oneOf<const Word extends string>(...words: Word[]) {
  return z.enum(words, mustBe(either(words)));
}

export const yesOrNo = z.boolean(mustBe('true or false'));

/** Text that matches a pattern, which error messages describe as `what`. */
export function matching(pattern: RegExp, what: string) {
  return textThat((words) => pattern.test(words), what);
}

/** Text that `isRight` accepts once it is cleaned. The error suggests the same with a plain domain, if that is right. */
export function textThat(isRight: (words: string) => boolean, what: string) {
  const rule = mustBe(what);
  const error = ({ input }: { input?: unknown }) => {
    const better = withPlainDomain(String(input));
    return rule.error({ input }) + (isRight(better) ? `: write ${quoted(better)}` : '');
  };
  return z.string(rule).overwrite(cleanText).refine(isRight, { abort: true, error });
}

/** An email or web address with its domain as browsers send it: tŷ.cymru becomes xn--t-foa.cymru. */
function withPlainDomain(address: string): string {
  return address.replace(/(?<=@|:\/\/)[^@/]+$/, (domain) =>
    URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).host : domain,
  );
}

/** A fragment of an address (after #). Changing a published id breaks links to it. `regular` is a price in services. */
export const id = matching(
  /^(?!regular$)(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'at most 60 small letters, digits and single hyphens (not the word regular), like window-cleaning',
);

/** The id of something else in the content. Whether that exists is checked once all files are right by themselves. */
export const reference = text(60);

/** The exact name of a picture file in content/photos; capitals and spaces are fine. */
export const pictureFile = matching(
  /^[^\\/]+\.\w+$/,
  'the name of a picture in content/photos, like kitchen-window.jpg',
);

export const email = matching(z.regexes.email, 'one email address, like name@example.com');

/** Where a business can have a page, but not a site. */
const othersSites = /[/.](facebook|instagram|google|nextdoor|checkatrade|yell)\.(com|co\.uk)$/;

/** Scheme and domain without a path, since addresses of pages and forms are appended. No domain ends like an IP address. */
export const origin = textThat(
  (written) =>
    /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(written) &&
    URL.canParse(written) &&
    !othersSites.test(written),
  'https:// and your own domain in small letters with nothing after it, like https://www.example.com',
);

/** A complete web address. Not one like https://www.facebook.com@evil.example, which leads to evil.example. */
export const webAddress = textThat(
  (written) =>
    /^https:\/\/[^\s/\\@?#.]+(\.[^\s/\\@?#.]+)+([/?#][^\s\\]*)?$/.test(written) &&
    URL.canParse(written),
  'a web address that starts with https:// and a domain, like https://www.example.com/page',
);

/** Whether an address is a path on this site. Browsers read `//evil.example` and `/\evil.example` as another site. */
export function isPath(address: string): boolean {
  const site = 'https://site';
  const canBe = /^\/[^\s\\]*$/.test(address) && URL.canParse(address, site);
  return canBe && new URL(address, site).origin === site;
}

/** A postal address on one line. */
export const postalAddress = text(160).regex(
  /.,.* [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  mustBe(
    'an address on one line that ends with its postcode, like 1 Your Street, Your Town, ZZ9 9ZZ',
  ),
);

/** A day like `2026-12-31`: in this form, days can be compared as text. */
export const calendarDate = matching(z.regexes.date, 'a real date, year first, like "2026-12-31"');

/** A month like `2026-08`. */
export const calendarMonth = matching(
  /^20\d\d-(0[1-9]|1[0-2])$/,
  'a month, year first, like "2026-08"',
);
