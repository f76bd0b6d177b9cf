import type { z } from 'zod';
import { parts, type Content } from '../content/define-content';
import { parseContent } from '../content/parse-content';
import { exampleContent } from './example-project';
import { someReviews, writtenFacts } from './full-content';

/** The content of a site as its owner writes it. */
export type WrittenContent = Record<keyof Content, unknown>;
type Row = Record<string, unknown>;
type Home = { heading: string; rows: { home: string }[] };
type Guide = { homes: Home[]; extras: Row[]; example: { home: string } };
type Choose = <Values extends unknown[]>(...values: Values) => Values[number];

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
    const odd = structuredClone(writtenExample);
    Object.assign(odd.business as Row, choose(oddDetails, {}));
    for (const [part, { schema }] of Object.entries(parts)) vary(odd, part, schema, choose);
    const [{ heading, rows }] = odd.priceGuide.homes as [Home];
    rows[0]!.home = choose('Cottage', 'W'.repeat(40), 'Llanfairpwllgwyngyll');
    odd.priceGuide.example.home = `${rows[0]!.home} ${heading}`;
    odd.photos = files.map((_file, index) => ({
      ...odd.photos[index % odd.photos.length],
      file: files[(site + index) % files.length],
    }));
    odd.photos.length = choose(1, files.length);
    const prices = ['regular', 'on request', ...odd.priceGuide.extras.map(({ id }) => id)];
    for (const [index, service] of odd.services.entries()) {
      if (service.photo) service.photo = odd.photos[index % odd.photos.length]!.file;
      if (typeof service.price === 'string') service.price = choose(...prices);
    }
    return odd;
  });
}

/** The example with every fact, as written. */
const writtenExample = Object.fromEntries(
  Object.entries(parts).map(([part, { file }]) => [
    part,
    parseContent(file, part, exampleContent[file]!).value,
  ]),
) as WrittenContent & { photos: Row[]; services: Row[]; priceGuide: Guide };
Object.assign(writtenExample.business as Row, writtenFacts);
writtenExample.reviews = someReviews;
// Its home can be neither left out nor renamed by itself, so it is the first one.
const [first] = writtenExample.priceGuide.homes;
writtenExample.priceGuide.example.home = `${first!.rows[0]!.home} ${first!.heading}`;

/** Leaves out, replaces, shortens and repeats what stands in a part, wherever its schema accepts that. */
function vary(content: Row, part: string, schema: z.ZodType, choose: Choose) {
  const problems = () => schema.safeParse(content[part]).error?.issues ?? [];
  const set = (holder: Row, key: string, value: unknown) => {
    const before = holder[key];
    holder[key] = value;
    const [issue] = problems();
    if (issue?.code === 'too_big' && typeof value === 'string') {
      holder[key] = value.slice(0, Number(issue.maximum)).trim();
    }
    if (issue?.code === 'too_big' && Array.isArray(value)) value.length = Number(issue.maximum);
    if (issue && problems().length > 0) holder[key] = before;
  };

  const varyField = (holder: Row, key: string) => {
    if (choose(true, false, false, false)) set(holder, key, undefined);
    const value = holder[key];
    if (typeof value === 'string' && key !== 'id') set(holder, key, choose(value, ...texts));
    if (typeof value === 'number') set(holder, key, choose(value, 12.35, 9_999.99, 'on request'));
    if (typeof value === 'boolean') set(holder, key, choose(value, !value));
    if (typeof value !== 'object') return;
    const length = choose('one', 'as many', 'more');
    if (Array.isArray(value) && length === 'one') set(holder, key, value.slice(0, 1));
    const fields = holder[key] as Row;
    for (const field of Object.keys(fields)) varyField(fields, field);
    if (!Array.isArray(value) || length !== 'more') return;
    const copies = [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) =>
      renamed(value[index % value.length], letter),
    );
    set(holder, key, [...value, ...copies]);
  };
  varyField(content, part);
}

/** A copy of a row that is another by name. */
function renamed(row: unknown, letter: string): unknown {
  if (typeof row === 'string') return `${letter} ${row}`.slice(0, row.length);
  const fields = structuredClone(row as Row);
  if (fields.id) fields.id = `${fields.id}-${letter}`;
  const name = ['heading', 'home', 'size', 'name', 'title', 'question'].find((one) => fields[one]);
  fields[name ?? 'heading'] = renamed(name ? fields[name] : 'More', letter);
  return fields;
}
