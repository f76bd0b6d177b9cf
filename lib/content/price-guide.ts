import { z } from 'zod';
import { calendarDate, group, id, list, matching, text, yesOrNo } from './field-types';
import { mustBe } from './must-be';
import { addedAmount, amount, price } from './price';
import { slug } from './slug';
import { unique } from './cross-check';

/** Of which homes the site has a drawing. */
export const homePicture = z.enum(
  ['bungalow', 'flat', 'terrace', 'semi', 'detached'],
  mustBe('bungalow, flat, terrace, semi or detached'),
);

/** What it can draw beside them. */
export const partPicture = z.enum(
  ['extension', 'conservatory'],
  mustBe('extension or conservatory'),
);

/** Names a frequency or a surcharge in the rows of homes, in addresses and in the estimator's form. */
const columnId = matching(
  /^(?!(home|size|picture|frequency|quote|about)$)[a-z][a-z\d]{0,29}$/i,
  'one word of letters and digits, like sixWeeks, other than home, size, picture, frequency, quote and about',
);

const frequency = group({
  /** Names its amounts in the rows of homes, e.g. eightWeeks. Changing it breaks links to it. */
  id: columnId,
  /** The words that follow “every”, e.g. 8 weeks, or month. */
  every: matching(
    /^(?!every )([\p{L}\d-]+ ){0,3}(day|week|fortnight|month|quarter|year)s?$/u,
    'a time to follow “every”, like 8 weeks or month',
    (written) =>
      written
        .replace(/^every /i, '')
        .replace(/^(.+)[ -](week|month)ly$/i, '$1 $2s')
        .replace(/^(week|fortnight|month|quarter|year)ly$/i, '$1'),
    (written) =>
      /(mon|tues|wednes|thurs|fri|satur|sun|week)day|weekend/i.test(written)
        ? 'write "week", say, and the day in an answer or a note'
        : undefined,
  ),
});

const surcharge = group({
  /** Names its amounts in the rows of homes, e.g. conservatory. Changing it breaks links to it. */
  id: columnId,
  /** What a home may have, e.g. Conservatory. */
  name: text(40),
  /** true if a home that has it pays the `extended` amount of an extra that is priced by size. */
  countsAsExtended: yesOrNo.optional(),
  /** What is drawn beside a home that has it: extension or conservatory. Leave it out to draw nothing. */
  picture: partPicture.optional(),
});

/** What an extra, and a service with a price of its own, may say besides its price. */
export const offerFields = {
  /** Explains it, in a sentence or two: shown beside the choice and with the prices. */
  note: text(300).optional(),
  /** The `id` of a surcharge or an extra without which nobody needs it. Leave it out if every home can have it. */
  needs: text(30).optional(),
  /**
   * Asked in place of a tick box, to be answered with yes or no; no means that it is needed, e.g. Have your
   * windows been cleaned in the last 6 months?
   */
  question: text(100).optional(),
  /** true if what the `question` asks for takes the place of the first regular clean, at its own price. */
  replacesFirst: yesOrNo.optional(),
};

const extra = group({
  /** Names it in addresses, and in content/services.ts. Changing it breaks links to it. */
  id,
  /** Its name, e.g. Windows cleaned inside. */
  name: text(60),
  /** Its price, in one of the forms that content/README.md explains. */
  price,
  ...offerFields,
});

const home = z.looseObject(
  {
    /** Name of the row, e.g. 3 Bed. */
    home: text(40),
    /** Its row in the extras that are priced by size, e.g. 3/4 Bed Semi. Leave it out if it has none. */
    size: text(40).optional(),
    /** What it looks like, if not like the others of its table: bungalow, flat, terrace, semi or detached. */
    picture: homePicture.optional(),
  },
  mustBe('home and its amounts in curly brackets'),
);

const table = group({
  /** Heading of the table, in the singular, e.g. Detached. Leave it out where the rows need none. */
  heading: text(40).optional(),
  /** What its homes look like: bungalow, flat, terrace, semi or detached. Leave it out to draw a house like any other. */
  picture: homePicture.optional(),
  /** The homes, one in each row, with an amount under the id of each frequency and surcharge. */
  rows: list(home, 'rows').check(unique('home')),
});

const hasIt = yesOrNo.optional();

const exampleHome = z.looseObject(
  {
    /** The full name of a home, e.g. 3 Bed Semi Detached. */
    home: text(81),
    /** How often: the `id` of a frequency. */
    frequency: text(30),
  },
  mustBe('home and frequency in curly brackets'),
);

const guide = group({
  /** The day on which you last changed a price, e.g. 2026-03-02; shown, and printed, with the prices. Leave it out to show none. */
  lastChanged: calendarDate.optional(),
  /** How often you come: one to four, the most frequent first. Each has an amount in every row of homes. */
  frequencies: list(frequency, 'frequencies', 0, 4).check(unique('id'), unique('every')).optional(),
  /** What a home may have that adds to each clean. Each has an amount in every row of homes. */
  surcharges: list(surcharge, 'surcharges', 0).check(unique('id'), unique('name')).optional(),
  /** Tables of homes. A table without a single price is not printed; its homes can be asked about. */
  homes: list(table, 'tables', 0),
  /** Heading of the table of extras. */
  extrasHeading: text(40).default('Extras'),
  /** What is done now and then, each with its price. */
  extras: list(extra, 'extras', 0).check(unique('id'), unique('name')),
  /** An example beside the prices. The site works out what it costs. Leave it out to show none. */
  example: exampleHome.optional(),
  /** Says that the prices are guides. Shown, and printed, with the tables and the estimate. */
  guideNote: text(300),
});

/** A price guide of which each part is valid by itself. */
export const guideSchema = guide
  .check(z.superRefine(checkColumns, { when: () => true }))
  .transform(({ frequencies = [], surcharges = [], homes, example, ...rest }) => ({
    ...rest,
    frequencies,
    surcharges,
    homes: homes.map(({ heading, picture: all, rows }) => ({
      heading,
      rows: rows.map(({ home: written, size, picture = all, ...columns }) => {
        const home = withoutEnding(written, heading);
        const name = heading ? `${home} ${heading}` : home;
        const amounts = z.record(z.string(), addedAmount).parse(columns);
        return { home, size, picture, name, id: slug(name), amounts };
      }),
    })),
    example: example && {
      home: example.home,
      frequency: example.frequency,
      surcharges: surcharges.filter(({ id }) => hasIt.parse(example[id])).map(({ id }) => id),
    },
  }));

/** The name of a home without the heading of its table, which may be written in both places. */
function withoutEnding(home: string, heading = ''): string {
  const isFull = home.toLowerCase().endsWith(` ${heading.toLowerCase()}`);
  return isFull ? home.slice(0, -heading.length - 1) : home;
}

/** The price guide; amounts in pence. */
export type PriceGuide = z.output<typeof guideSchema>;

/** A kind of home; `name` is its full name, e.g. 3 Bed Semi Detached, and `id` that name in addresses. */
export type Home = PriceGuide['homes'][number]['rows'][number];

/** How often windows are cleaned. */
export type Frequency = z.output<typeof frequency>;

/** What a home may have that adds to the regular price. */
export type Surcharge = z.output<typeof surcharge>;

/** What a home looks like, if it has a drawing of its own. */
export type HomePicture = z.output<typeof homePicture>;

/** What a home has beside it. */
export type PartPicture = z.output<typeof partPicture>;

/** What is done now and then: an extra, or a service with a price of its own. */
export type Extra = z.output<typeof extra>;

const missing = 'is missing: write an amount, "on request" or "none"';

/** What to do about a file in which only the rows of homes name frequencies and surcharges. */
const linesToAdd =
  'is missing: above homes, say what the columns of their rows are, like frequencies: [{ id: "fourWeeks", every: "4 weeks" }, { id: "eightWeeks", every: "8 weeks" }], surcharges: [{ id: "extension", name: "Extension", countsAsExtended: true }, { id: "conservatory", name: "Conservatory", countsAsExtended: true }],';

const columnLists = ['priceGuide,frequencies', 'priceGuide,surcharges'];

/**
 * Holds the homes and the example against the frequencies and surcharges that are declared, whatever else is
 * wrong with the guide.
 */
function checkColumns(guide: unknown, { addIssue }: z.core.$RefinementCtx): void {
  const { frequencies, surcharges, homes, example } = Object(guide) as Record<string, unknown>;
  const tables = entries(homes).map((table) => entries(Object(table).rows));
  if (frequencies === undefined && tables.length > 0) {
    return addIssue({ code: 'custom', path: ['frequencies'], message: linesToAdd });
  }
  const often = idsOf(frequencies);
  const added = idsOf(surcharges);
  const maybe = addedAmount.optional();
  const check = (value: unknown, path: PropertyKey[], fields: z.ZodRawShape) => {
    // What is no row at all is reported by the schema of rows.
    const issues = Object(value) === value ? group(fields).safeParse(value).error?.issues : [];
    for (const issue of issues ?? []) {
      const place = [...path, ...issue.path];
      // With the code of an unknown field, zod would go on to transform the guide.
      addIssue({ ...issue, code: 'custom', path: place, params: { lists: columnLists } });
    }
  };
  tables.forEach((rows, table) =>
    rows.forEach((row, index) => {
      const isPriced = often.some(
        (id) => id in Object(row) && amount.safeParse(Object(row)[id]).data !== 'on request',
      );
      check(row, ['homes', table, 'rows', index], {
        ...home.shape,
        ...columns(often, amount),
        ...columns(added, isPriced ? maybe.nonoptional(missing) : maybe),
      });
    }),
  );
  const has = columns(added, hasIt);
  if (example !== undefined) check(example, ['example'], { ...exampleHome.shape, ...has });
}

function columns(ids: string[], schema: z.ZodType): z.ZodRawShape {
  return Object.fromEntries(ids.map((id) => [id, schema]));
}

function entries(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

function idsOf(rows: unknown): string[] {
  const ids = entries(rows).map((row) => Object(row).id);
  return ids.filter((one) => columnId.safeParse(one).success);
}
