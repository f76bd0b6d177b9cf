import { z } from 'zod';
import { features, frequencies } from './clean-options';
import { calendarDate, choice, group, id, list, text, yesOrNo } from './fields';
import { amount, orOnRequest, price, surcharge } from './price';
import { quote } from './must-be';
import { slug } from './slug';
import { crossCheck, unique, type Rule } from './cross-check';

const homeRow = group({
  /** Name of the row, e.g. 3 Bed. */
  home: text(40),
  /** One clean when we come every four weeks. In pounds: 12, or 12.50; or 'on request'. */
  fourWeeks: amount,
  /** One clean when we come every eight weeks. In pounds, or 'on request'. */
  eightWeeks: amount,
  /** Added to each clean for an extension. In pounds; 0 if it costs nothing more. Leave it out if it is on request. */
  extension: orOnRequest(surcharge).default('on request'),
  /** Added to each clean for a conservatory. In pounds; 0 if it costs nothing more. Leave it out if it is on request. */
  conservatory: orOnRequest(surcharge).default('on request'),
  /** Its row in the extras that are priced by size, e.g. 3/4 Bed Semi. Leave it out if it has none. */
  size: text(40).optional(),
});

const homeTable = group({
  /** Heading of the table, in the singular, e.g. Detached. Leave it out where the rows need none. */
  heading: text(40).optional(),
  /** The homes, one in each row. */
  rows: list(homeRow, 'rows').check(unique('home')),
}).transform(({ heading, rows }) => ({
  heading,
  rows: rows.map((row) => {
    const name = heading ? `${row.home} ${heading}` : row.home;
    return { ...row, name, id: slug(name) };
  }),
}));

/** What an extra, and a service with a price of its own, may say besides its price. */
export const offerFields = {
  /** Explains it, in a sentence or two: shown with the price guide and beside the choice. */
  note: text(300).optional(),
  /** Needs a home with an `extension` or a `conservatory`. Leave it out if every home can have it. */
  needs: choice(features).optional(),
  /**
   * Asked in place of a tick box, to be answered with yes or no; no means that it is needed, e.g. Have your
   * windows been cleaned in the last 6 months?
   */
  question: text(100).optional(),
};

/** Names of the estimator's other inputs, and of what else an address can say. */
const taken = ['home', 'frequency', ...features, 'about'];

/** An id that the estimator's input can have. */
export const offerId = id.refine((words) => !taken.includes(words), {
  error: ({ input }) =>
    `must be another word, since the estimator uses ${quote(input)} for something else`,
});

const extra = group({
  /** Names it in addresses, and in content/services.ts. Changing it breaks links to it. */
  id: offerId,
  /** Its name, e.g. Windows cleaned inside. */
  name: text(60),
  /** Its price, in one of the forms that content/README.md explains. */
  price,
  ...offerFields,
});

const fields = group({
  /** The day on which you last changed a price, e.g. 2026-03-02; shown, and printed, with the prices. Leave it out to show none. */
  lastChanged: calendarDate.optional(),
  /** Window cleaning: tables of homes. A table without a single price is not printed; its homes can be asked about. */
  homes: list(homeTable, 'tables'),
  /** Heading of the table of extras. */
  extrasHeading: text(40),
  /** What is done now and then, each with its price. */
  extras: list(extra, 'extras', 0).check(unique('id'), unique('name')),
  /** The example beside the price tables. The site works out its price. */
  example: group({
    /** The full name of a home, e.g. 3 Bed Semi Detached. */
    home: text(81),
    /** How often: fourWeeks or eightWeeks. */
    frequency: choice(frequencies),
    /** Does it have an extension? true or false. */
    extension: yesOrNo,
    /** Does it have a conservatory? true or false. */
    conservatory: yesOrNo,
  }),
  /** Says that the prices are guides. Shown, and printed, with the tables and the estimate. */
  guideNote: text(300),
});

/** Everything the site knows about prices: pounds in the file, pence once parsed. */
export const priceGuideSchema = fields.check(
  crossCheck(({ homes, extras, example }) => {
    const known = homes.flatMap(({ rows }, table) =>
      rows.map((row, index) => ({ ...row, path: ['homes', table, 'rows', index] })),
    );
    const names = known.map(({ name }) => name);
    const sizes = extras.flatMap(({ price }) =>
      typeof price === 'object' && 'bySize' in price ? price.bySize.map(({ size }) => size) : [],
    );
    const noHome = `must be a home of the tables (${names.join(', ')}), not ${quote(example.home)}`;
    return [
      ...known.flatMap(({ path, id, home, name, size = '' }, index): Rule[] => {
        const twin = known.slice(0, index).find((earlier) => earlier.id === id);
        const nameless = `must have a letter from a to z or a digit, not ${quote(home)}`;
        const alike = `gives ${name}, which is too similar to ${twin?.name}: at least one letter or digit must differ`;
        const noSize = `is ${quote(size)}, which is no size of the extras (${[...new Set(sizes)].join(', ') || 'none has any'}): write one of them, or add a row for it to each bySize`;
        return [
          [[...path, 'home'], id === '' ? nameless : twin && alike],
          [[...path, 'size'], size && !sizes.includes(size) && noSize],
        ];
      }),
      [['example', 'home'], !names.includes(example.home) && noHome],
    ];
  }),
);

/** The price guide; amounts in pence. */
export type PriceGuide = z.output<typeof priceGuideSchema>;

/** A kind of home; `name` is its full name, e.g. 3 Bed Semi Detached, and `id` that name in addresses. */
export type Home = PriceGuide['homes'][number]['rows'][number];

/** What is done now and then: an extra, or a service with a price of its own. */
export type Extra = z.output<typeof extra>;
