import { z } from 'zod';
import {
  calendarDate,
  group,
  id,
  list,
  name,
  oneOf,
  optional,
  reference,
  schemaFor,
  text,
  textThat,
  yesOrNo,
} from './field-types';
import { mustBe } from './error-words';
import { amount, price, surchargeAmount, type Amount, type Price } from './price';
import { slug } from './slug';

/** The homes that the site has drawings of. */
export const homeDrawing = oneOf('bungalow', 'flat', 'terrace', 'semi', 'detached');

/** The surcharges that it has drawings of, to go beside a home. */
export const surchargeDrawing = oneOf('extension', 'conservatory');

/** Names a frequency or a surcharge in the rows of homes, in the example and in addresses. */
export const columnId = textThat(
  (word) =>
    /^(?!(home|size|drawing|frequency|none)$)[a-z][a-z\d]{0,29}$/i.test(word) && !(word in {}),
  "one word of at most 30 letters and digits that begins with a letter, like sixWeeks, other than home, size, drawing, frequency, none and JavaScript's own words",
);

/** Whether words can follow “every”, or are `once`. */
function followsEvery(words: string): boolean {
  const time = /^([\p{Ll}\d][\p{L}\d–-]* ){0,3}(day|week|fortnight|month|quarter|year)s?$/u;
  const hasOwnEvery = /^(every|once|twice|\S+ times) /.test(words);
  const isMiscounted = /^(0.*|1 .*s|(?!1 )\d.*[^s]|\S+s)$/.test(words); // 0 weeks, 1 weeks, 8 week, weeks
  return words === 'once' || (time.test(words) && !hasOwnEvery && !isMiscounted);
}

const frequency = group({
  /** Names its amounts in the rows of homes, e.g. eightWeeks. Changing it breaks links to it. */
  id: columnId,
  /** The words after “every”, e.g. 8 weeks (also read as 8-weekly), or month; once for a clean that is not repeated. */
  every: textThat(
    followsEvery,
    'a time to follow “every”, in small letters, like 8 weeks, month or 6 months (for twice a year), or once',
  ),
});

const surcharge = group({
  /** Names its amounts in the rows of homes, e.g. conservatory. Changing it breaks links to it. */
  id: columnId,
  /** What a home may have, e.g. Conservatory. */
  name: name(40),
  /** true if homes that have it pay the `withExtension` amount of extras that are priced by size. */
  countsAsExtension: optional(yesOrNo),
  /** What is drawn beside a home that has it, e.g. extension. Leave it out to draw nothing. */
  drawing: optional(surchargeDrawing),
});

/** What to do with `needs`, which extras and services had. */
export const formerNeeds =
  "isn't used any more: delete this line, or only needs and its value if the line has more";

const extra = group(
  {
    /** Names it in addresses, and in content/services.ts. Changing it breaks links to it. */
    id,
    /** Its name, e.g. Windows cleaned inside. */
    name: name(60),
    /** Its price, in one of the forms that content/README.md explains. */
    price,
    /** Explains it, in a sentence or two: shown beside the choice and with the prices. */
    note: optional(text(300)),
    /**
     * A yes-or-no question instead of a tick box, e.g. Have your windows been cleaned in the last 6 months? The
     * answer “no” adds the extra.
     */
    question: optional(text(100)),
    /** true if it replaces the first regular clean, at its own price; it then needs a `question`. */
    replacesFirst: optional(yesOrNo),
  },
  { needs: formerNeeds },
);

/** As many as `shownFor` in components/frequency-switch.tsx has classes for; content/README.md gives the number. */
export const maxFrequencies = 5;

/** The guide as the owner writes it. Rows have amounts under the ids of frequencies and surcharges. */
function writtenGuide(frequencyIds: string[], surchargeIds: string[]) {
  const row = <Shape extends z.ZodRawShape>(fields: Shape, columns: Record<string, z.ZodType>) => {
    // Without frequencies, the columns are unknown.
    const isKnown = frequencyIds.length > 0;
    const schema = isKnown ? group({ ...columns, ...fields }) : z.looseObject(fields);
    // The ids of columns are content, so no type can name them.
    return schema as unknown as z.ZodObject<Shape, z.core.$loose>;
  };
  const home = row(
    {
      /** Name of the row, e.g. 3 Bed. */
      home: text(40),
      /** Its row in the extras that are priced by size, e.g. 3/4 Bed Semi. Leave it out if it has none. */
      size: optional(text(40)),
      /** What it looks like, if not like the others in its table, e.g. bungalow. */
      drawing: optional(homeDrawing),
    },
    { ...columns(frequencyIds, amount), ...columns(surchargeIds, optional(surchargeAmount)) },
  );
  const example = row(
    {
      /** The full name of a home, e.g. 3 Bed Semi Detached. */
      home: text(81),
      /** How often: the `id` of a frequency. */
      frequency: reference,
    },
    columns(surchargeIds, optional(yesOrNo)),
  );
  const table = group({
    /** Heading of the table, in the singular, e.g. Detached. Only one table can leave it out, if its rows need none. */
    heading: optional(text(40)),
    /** What its homes look like, e.g. terrace. Leave it out to draw an ordinary house. */
    drawing: optional(homeDrawing),
    /** The homes, one in each row, with an amount under the id of each frequency and surcharge. */
    rows: list(home, 'rows', { min: 1 }),
  });
  return group({
    /** The day on which you last changed a price, e.g. 2026-03-02; shown and printed with the prices. Leave it out to show none. */
    lastChanged: optional(calendarDate),
    /** What every clean includes, to follow “per clean”, e.g. frames and sills included. Leave it out to show nothing. */
    includes: optional(
      text(60).regex(
        /^(?!\p{Lu}\P{Lu})/u,
        mustBe(
          'words to follow “Price per clean,”, like frames and sills included, with a small first letter',
        ),
      ),
    ),
    /** How often you come: one to five rows, `once` last. Visitors see the first until they choose. Each has an amount in every row of homes. */
    frequencies: list(frequency, 'frequencies', {
      min: 1,
      max: maxFrequencies,
      unique: ['id', 'every'],
    }),
    /** What a home may have that adds to each clean. Each has an amount in every row of homes. */
    surcharges: optional(list(surcharge, 'surcharges', { unique: ['id', 'name'] })),
    /** Tables of homes. A table without a single price isn't shown, but visitors can ask about its homes. */
    homes: list(table, 'tables', { min: 1 }),
    /** Heading of the table of extras. */
    extrasHeading: optional(text(40)),
    /** What you do now and then, each with its price. */
    extras: list(extra, 'extras', { unique: ['id', 'name'] }),
    /** An example beside the prices. The site works out what it costs. Leave it out to show none. */
    example: optional(example),
    /** A note that the prices are guides; shown and printed with the estimate. Leave it out if they are fixed. */
    guideNote: optional(text(300)),
  });
}

type Written = ReturnType<typeof writtenGuide>;

/** The price guide, parsed. */
export const priceGuideSchema = schemaFor<z.input<Written>, ParsedGuide>((written) => {
  const { frequencies, surcharges } = Object(written);
  return writtenGuide(idsIn(frequencies), idsIn(surcharges)).transform(parsed);
});

function idsIn(rows: unknown): string[] {
  const ids = Array.isArray(rows) ? rows.map((row) => Object(row).id) : [];
  return ids.filter((id) => typeof id === 'string' && !(id in {}));
}

/** The same schema for every column. */
function columns(ids: string[], schema: z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(ids.map((id) => [id, schema]));
}

/**
 * Gives homes their full names, their addresses and, under `amounts`, what they pay by frequency and surcharge. The
 * example lists the surcharges of its home.
 */
function parsed(written: z.output<Written>) {
  const { surcharges = [], homes, example, extrasHeading = 'Extras', ...rest } = written;
  return {
    ...rest,
    extrasHeading,
    surcharges,
    homes: homes.map(({ heading, drawing: ofAll, rows }) => ({
      heading,
      rows: rows.map(({ home: inRow, size, drawing = ofAll, ...columns }) => {
        const nameInTable = withoutEnding(inRow, heading);
        const isHeading = nameInTable.toLowerCase() === heading?.toLowerCase();
        const name = heading && !isHeading ? `${nameInTable} ${heading}` : nameInTable;
        const amounts = columns as Record<string, Amount | 'none' | undefined>;
        return { nameInTable, name, id: slug(name), size, drawing, amounts };
      }),
    })),
    example: example && {
      home: example.home,
      frequency: example.frequency,
      surchargeIds: surcharges.map(({ id }) => id).filter((id) => example[id]),
    },
  };
}

/** The name of a home without the heading of its table, which owners may write in both places. */
function withoutEnding(home: string, heading = ''): string {
  const isFull = home.toLowerCase().endsWith(` ${heading.toLowerCase()}`);
  return isFull ? home.slice(0, -heading.length - 1) : home;
}

/** The price guide as parsed; amounts in pence. Whatever its owner left out is missing. */
export type ParsedGuide = ReturnType<typeof parsed>;

/** The price guide that the site works with, as `completeGuide` makes it. */
export type PriceGuide = Omit<ParsedGuide, 'surcharges' | 'extras'> & {
  surcharges: Surcharge[];
  extras: Extra[];
};

/** A kind of home; `name` is its full name, e.g. 3 Bed Semi Detached, and `id` that name in addresses. */
export type Home = ParsedGuide['homes'][number]['rows'][number];

/** How often windows are cleaned. */
export type Frequency = z.output<typeof frequency>;

/** What a home may have that adds to the regular price. In a sentence, its name may begin with a small letter. */
export type Surcharge = z.output<typeof surcharge> & { nameInSentence: string };

/** What a home looks like, if it has a drawing of its own. */
export type HomeDrawing = z.output<typeof homeDrawing>;

/** What is drawn beside a home with a surcharge. */
export type SurchargeDrawing = z.output<typeof surchargeDrawing>;

/** What is done now and then. */
export type Extra = Omit<ParsedExtra, 'price'> & { price: Price };

/** An extra as parsed. */
export type ParsedExtra = z.output<typeof extra>;
