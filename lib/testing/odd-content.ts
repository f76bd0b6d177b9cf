import type { z } from 'zod';
import { parseContent } from '../content/parse-content';
import { contentFiles, schemas, type Content } from '../content/read-content';
import { exampleContent } from './example-project';
import { someReviews, writtenFacts } from './full-content';

/** The content of a site as its owner writes it. */
export type WrittenContent = Record<keyof Content, unknown>;
type Row = Record<string, unknown>;
type Choose = <Values extends unknown[]>(...values: Values) => Values[number];

const parts = Object.keys(contentFiles) as (keyof Content)[];

/** Names that tend to break software, words that fill whatever room there is, and hardly any. */
const texts = [
  'A+ Windows & Son (Whitby)',
  `"Bob's" < Windows $1 $& 100% \\n`,
  '🪟 Sparkle 👨‍👩‍👧',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochxx',
  'W'.repeat(60),
  'we clean a window & the gutter; it’s “fine” < 1/2 £5 é '.repeat(25),
  'tiny',
];

const oddDetails = {
  phone: '07700 900123',
  textMessages: true,
  email: `${'j.'.repeat(28)}o@${'hill-and-daughter.'.repeat(6)}co.uk`,
  siteAddress: `https://${'w'.repeat(60)}.co.uk`,
  logo: 'logo.svg',
  accentColour: '#003366',
};

/** Fields that other parts of the content refer to, or that name a picture. */
const references = ['file', 'photo', 'size'];

/**
 * Contents that the schemas accept, unlike any that we would write: the example and every fact, with other
 * texts, numbers of rows and amounts, and with pictures from `files`. They are the same every time.
 */
export function oddContents(count: number, files: string[]): WrittenContent[] {
  return Array.from({ length: count }, (_, site) => {
    let random = (site + 1) * 104_729;
    const choose: Choose = (...values) => {
      random = (random * 48_271) % 2_147_483_647;
      return values[random % values.length];
    };
    const written = { ...example, business: { ...example.business, ...choose(oddDetails, {}) } };
    const odd = (part: keyof Content) => accepted(part, vary(written[part], choose), written[part]);
    const photos = (odd('photos') as Row[])
      .slice(0, files.length)
      .map((photo, index) => ({ ...photo, file: files[(site + index) % files.length] }));
    const priceGuide = odd('priceGuide') as { extras: Row[] };
    const prices = ['regular', 'on request', ...priceGuide.extras.map(({ id }) => id)];
    const services = (odd('services') as Row[]).map((service, index) => ({
      ...service,
      photo: service.photo && photos[index % photos.length]!.file,
      price: typeof service.price === 'string' ? choose(...prices) : service.price,
    }));
    const others = parts.map((part) => [part, odd(part)]);
    return { ...Object.fromEntries(others), photos, priceGuide, services };
  });
}

/** The example with every fact, as written. */
const example = Object.fromEntries(
  parts.map((part) => {
    const file = contentFiles[part];
    return [part, parseContent(file, part, exampleContent[file]!).value];
  }),
) as Record<keyof Content, object>;
Object.assign(example.business, writtenFacts);
example.reviews = someReviews;

/** The value with other texts, amounts, answers and numbers of rows, whether or not they are valid. */
function vary(value: unknown, choose: Choose, name = ''): unknown {
  if (Array.isArray(value)) {
    const length = name ? value.length : choose(1, value.length, 30);
    return Array.from({ length }, (_, index) =>
      vary(value[index % value.length], choose, index < value.length ? name : nameOf(index)),
    );
  }
  if (typeof value === 'object') {
    const fields = Object.entries(value as Row).map(([field, one]) => {
      if (field === 'id') return [field, `${one}${name && `-${name.toLowerCase()}`}`];
      if (references.includes(field)) return [field, `${name} ${one}`.trim()];
      return [field, choose(true, true, true, false) ? vary(one, choose, name) : undefined];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value === 'string') return `${name} ${choose(value, ...texts)}`.trim();
  if (typeof value === 'number') return choose(value, 12.35, 9_999.99, 'on request');
  return choose(value, !value);
}

/** A name for one more row, without digits, which places may not have. */
function nameOf(index: number): string {
  return `R${String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
}

/** What the schema accepts of a value, the rest as in the valid one that it was made from. */
function accepted(part: keyof Content, value: unknown, valid: unknown): unknown {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (part === 'priceGuide') nameExampleHome(value as Guide);
    const { error } = (schemas[part] as z.ZodType).safeParse(value);
    if (!error) return value;
    const left = error.issues.filter((issue) => !mend(issue, value, valid));
    for (const { path: place } of left.reverse()) {
      const lists = place.map((_, index) => at(value, place.slice(0, index)));
      const inner = lists.findLastIndex((list) => Array.isArray(list) && list.length > 1);
      (lists[inner] as unknown[]).splice(Number(place[inner]), 1);
    }
  }
  throw new Error(`No content like the example's ${part} is accepted.`);
}

/** Cuts what is too long, and restores what is refused otherwise. Returns false if that changes nothing. */
function mend({ code, path: place, ...issue }: z.core.$ZodIssue, value: unknown, valid: unknown) {
  const current = at(value, place);
  if (Array.isArray(current) && current.length > 1) return current.pop() !== undefined;
  const name = String(place.at(-1));
  const isTooLong = code === 'too_big' && typeof current === 'string';
  const mended = isTooLong
    ? current.slice(0, Number(Reflect.get(issue, 'maximum'))).trim()
    : structuredClone(at(valid, place));
  const isRefused = JSON.stringify(mended) === JSON.stringify(current);
  const isGone = isRefused && references.includes(name);
  Object.assign(at(value, place.slice(0, -1)) as Row, { [name]: isGone ? undefined : mended });
  return isGone || !isRefused;
}

/** The value at a place; an added row is like one of those before it. */
function at(value: unknown, place: PropertyKey[]): unknown {
  return place.reduce(
    (part: unknown, key) =>
      Array.isArray(part) ? part[Number(key) % part.length] : (part as Row)?.[String(key)],
    value,
  );
}

type Guide = { homes?: { heading?: string; rows?: { home: string }[] }[]; example?: Row };

function nameExampleHome({ homes, example: shown }: Guide) {
  const [table] = homes ?? [];
  const [row] = table?.rows ?? [];
  if (row && shown) shown.home = [row.home, table!.heading].filter(Boolean).join(' ');
}
