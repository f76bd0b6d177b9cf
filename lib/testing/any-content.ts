import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { area } from '../content/area';
import { accentColour } from '../content/accent-colour';
import { businessSchema, notice } from '../content/business';
import { calendarDate, calendarMonth } from '../content/calendar-date';
import { phone } from '../content/phone';
import * as contactFields from '../content/contact-fields';
import * as fields from '../content/fields';
import { openingHours } from '../content/opening-hours';
import { pagesSchema } from '../content/pages';
import { photosSchema } from '../content/photos';
import { priceGuideSchema } from '../content/price-guide';
import { contentFiles, type Content } from '../content/read-content';
import { answer, questionsSchema } from '../content/questions';
import { reviewsSchema } from '../content/reviews';
import { servicesSchema } from '../content/services';
import { slug } from '../content/slug';

/** Content before validation, so not necessarily valid. */
type WrittenContent = { [Part in keyof Content]: unknown };

/** Names that tend to break software. */
const oddNames = [
  'A+ Windows & Son (Whitby)',
  `"Bob's" < Windows $1 $& 100% \\n`,
  '🪟 Sparkle 👨‍👩‍👧',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochxx',
  'W'.repeat(60),
  'tiny',
];

/** Lengths of lists; the longest end up with about 30 and 40 rows once repeated names are removed. */
const counts = [1, 2, 6, 20, 35, 50];

const words = fc.constantFrom(
  ...'we clean a window & the gutter; it’s “fine” < 1/2 £5 é'.split(' '),
);

/** Text of up to `maxLength` characters: odd names, a few words, or as many as fit. */
function anyText(maxLength: number): fc.Arbitrary<string> {
  const cut = (text: string) =>
    text
      .slice(0, maxLength)
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
  return fc.oneof(
    fc.constantFrom(...oddNames).map(cut),
    fc.array(words, { minLength: 1, maxLength: 6 }).map((some) => cut(some.join(' '))),
    fc.array(words, { minLength: maxLength, maxLength }).map((some) => cut(some.join(' '))),
  );
}

/** Generators for fields whose rules cannot be read from the schema. */
const known = new Map<unknown, fc.Arbitrary<unknown>>([
  [area, fc.oneof(fc.stringMatching(/^[A-Z][a-z]{2,38}$/), fc.stringMatching(/^YO[1-9]\d$/))],
  [phone, fc.constantFrom('07700 900123', '020 79 46 01 23', '01947600123')],
  [
    contactFields.email,
    fc.constantFrom('jo@hill.co.uk', `${'j.'.repeat(28)}o@${'hill-and-daughter.'.repeat(6)}co.uk`),
  ],
  [contactFields.origin, fc.constantFrom('https://hill.co.uk', `https://${'w'.repeat(60)}.co.uk`)],
  [calendarDate, fc.constant('2099-12-31')],
  [calendarMonth, fc.constantFrom('2020-01', '2026-12')],
  [contactFields.replyTime, fc.constantFrom('1 hour', 'three working days, sooner by phone')],
  [
    openingHours,
    fc.subarray([
      { days: 'Sunday', from: '00:00', to: '23:59' },
      { days: 'Monday to Friday', from: '08:30', to: '12:00' },
    ]),
  ],
  [
    notice,
    fc.record({
      text: anyText(120),
      firstDay: fc.constant('2026-12-20'),
      lastDay: fc.constantFrom('2026-12-20', '2099-09-30'),
    }),
  ],
  [contactFields.formId, fc.stringMatching(/^[\w-]{1,40}$/)],
  [contactFields.webAddress, fc.constant('https://metrics.example.com/collect')],
  [fields.id, fc.stringMatching(/^[a-z0-9]{1,30}(-[a-z0-9]{1,14}){0,2}$/)],
  [fields.logoFile, fc.constant('logo.svg')],
  [accentColour, fc.constantFrom('#003366', '#ffd500')],
  [fields.pictureFile, fc.constant('house.jpg')],
  [
    answer,
    fc.oneof(
      anyText(1200),
      fc.array(anyText(300), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'See [our prices](/prices#detached), or [these](https://example.com/a).'),
    ),
  ],
]);

/** A value whose fields are each valid by themselves; references between them may be broken. */
function anyOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const special = known.get(schema);
  if (special) return special;
  if (schema instanceof z.ZodPipe) return anyOf(schema.in);
  if (schema instanceof z.ZodOptional) return fc.option(anyOf(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries<z.core.$ZodType>(schema.shape);
    return fc.record(Object.fromEntries(entries.map(([name, field]) => [name, anyOf(field)])));
  }
  if (schema instanceof z.ZodArray) {
    const entry = anyOf(schema.element);
    const { maxLength = Infinity } = schema.meta() as { maxLength?: number };
    const lengths = [...counts, ...(schema.safeParse([]).success ? [0] : [])];
    return fc
      .constantFrom(...lengths.filter((length) => length <= maxLength))
      .chain((length) => fc.array(entry, { minLength: length, maxLength: length }))
      .map((rows) => [...new Map(rows.map((row) => [nameOf(row), row])).values()]);
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodString) return anyText(schema.maxLength ?? 40);
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema;
    if (isInt) return fc.integer({ min: minValue ?? 0, max: maxValue ?? 10 });
    return fc.oneof(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 30_000 }).map((pence) => pence / 100),
      fc.constant(9_999.99),
    );
  }
  throw new Error(`There is no generator for ${schema._zod.def.type}.`);
}

function nameOf(row: unknown): string {
  return JSON.stringify((row as Row).name ?? row);
}

const parts = {
  business: anyOf(businessSchema),
  pages: anyOf(pagesSchema),
  photos: anyOf(photosSchema),
  priceGuide: anyOf(priceGuideSchema),
  questions: fc.array(anyOf(questionsSchema.element), { minLength: 1 }),
  reviews: anyOf(reviewsSchema),
  services: anyOf(servicesSchema),
};

/** What every site would get wrong first; undefined leaves it to chance. */
const shapes = {
  name: oddNames,
  services: [1, 30, undefined],
  houses: [1, 20, undefined, undefined, undefined],
  questions: [0, 1, 40, undefined],
  fourWeeks: [12.35, undefined],
  facts: ['none', undefined, undefined],
};

type Shape = { [Part in keyof typeof shapes]: (typeof shapes)[Part][number] };

/** Contents that the schemas accept, with pictures from `files`. They take turns to have each shape. */
export function anyContents(
  files: string[],
  { numRuns, seed }: { numRuns: number; seed: number },
): WrittenContent[] {
  const choose = <Value>(values: Value[], index: number) => values[index % values.length]!;
  return fc.sample(fc.record(parts), { numRuns, seed }).map((written, index) => {
    const shape = Object.fromEntries(
      Object.entries(shapes).map(([part, values]) => [part, choose<unknown>(values, index)]),
    ) as Shape;
    const shown = [0, 1, 2].map((offset) => choose(files, 3 * index + offset));
    return repair(written, [...new Set(shown)], shape);
  });
}

/** Writes content as the owner's files. */
export async function writeContent(projectDir: string, written: WrittenContent): Promise<void> {
  for (const [part, file] of Object.entries(contentFiles)) {
    const schema = part.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`);
    const value = JSON.stringify(written[part as keyof Content]);
    const source = `import { defineContent } from '../lib/content/define-content';
import { ${part}Schema } from '../lib/content/${schema}';
export const ${part} = defineContent('${file}', ${part}Schema, ${value});
`;
    await writeFile(path.join(projectDir, file), source);
  }
}

type Row = Record<string, unknown>;

/** Gives content its shape, makes names unique, and fixes references between rows and files. */
function repair(
  written: Record<keyof typeof parts, unknown>,
  files: string[],
  shape: Shape,
): WrittenContent {
  const photos = files.map((file, index) => {
    const described = written.photos as Row[];
    return { ...described[index % described.length], file };
  });
  const services = distinct(written.services as Row[], shape.services, 'id', 'title').map(
    (service, index) => ({ ...service, photo: files[index % files.length] }),
  );
  const guide = written.priceGuide as Record<string, Row & Row[]>;
  const table = (rows: Row[]) =>
    distinct(rows, shape.houses, 'property')
      .slice(0, 20)
      .map((row) => (shape.fourWeeks ? { ...row, fourWeeks: shape.fourWeeks } : row));
  const tables = {
    semiDetached: table(guide.semiDetached!),
    detached: table(guide.detached!),
  };
  const houses = Object.entries(tables).flatMap(([name, rows]) =>
    rows.map(({ property }) => `${guide.headings![name]} ${property}`),
  );
  const additionalServices = distinct(guide.additionalServices!, undefined, 'property').map(
    (row, index) => ({ ...row, houses: houses.slice(index, index + 1) }),
  );
  const example = guide.workedExample!;
  const rows = tables[example.houseType as keyof typeof tables];
  const workedExample = { ...example, property: rows[0]!.property };
  const business: Row = Object.fromEntries(
    Object.entries(written.business as Row).filter(([field]) => !shape.facts || !isOptional(field)),
  );
  const isMobile = String(business.phone).startsWith('07');
  return {
    ...written,
    business: { ...business, name: shape.name, ...(!isMobile && { textMessages: false }) },
    photos,
    services,
    questions: distinct(written.questions as Row[], shape.questions, 'id', 'question'),
    reviews: distinct(written.reviews as Row[], undefined, 'text'),
    priceGuide: { ...guide, ...tables, additionalServices, workedExample },
  };
}

function isOptional(fact: string): boolean {
  const schema = businessSchema.shape[fact as keyof typeof businessSchema.shape];
  return schema instanceof z.ZodOptional;
}

/**
 * The rows whose slugs of each of the fields are unique and not empty; of a wanted `length`, copies
 * under other names among them if need be.
 */
function distinct(rows: Row[], length: number | undefined, ...fields: string[]): Row[] {
  const left = fields.reduce((some, field) => {
    const bySlug = new Map(some.map((row) => [slug(String(row[field])), row]));
    bySlug.delete('');
    return [...bySlug.values()];
  }, rows);
  const wanted = length ?? Math.max(left.length, Math.min(rows.length, 1));
  const copies = Array.from({ length: wanted }, (_, index) => ({
    ...rows[index % rows.length],
    ...Object.fromEntries(fields.map((field) => [field, `${field}-${index}`])),
  }));
  return [...left, ...copies].slice(0, wanted);
}
