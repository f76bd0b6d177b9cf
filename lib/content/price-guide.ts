import type { z } from 'zod';
import { calendarDate } from './calendar-date';
import { choice, extra, group, list, price, text, wholeNumber, yesOrNo } from './fields';
import { houseProblems } from './house-problems';
import { unique } from './unique';

const windowPrices = group(
  {
    /** Name of the row, e.g. 3 Bed. */
    property: text(40),
    /** One clean when we come every four weeks. In pounds: 12, or 12.50. */
    fourWeeks: price,
    /** One clean when we come every eight weeks. In pounds. */
    eightWeeks: price,
    /** Added to each clean for an extension. In pounds; 0 if it costs nothing more. */
    extension: extra,
    /** Added to each clean for a conservatory. In pounds; 0 if it costs nothing more. */
    conservatory: extra,
  },
  'the prices of a property',
);

const windowPricesTable = list(windowPrices, 'rows').check(unique('property'));

const withOrWithout = group({
  /** The house has neither conservatory nor extension. In pounds. */
  without: price,
  /** The house has a conservatory or an extension. In pounds. */
  with: price,
});

const additionalService = group(
  {
    /** Name of the row, e.g. 3/4 Bed Semi. */
    property: text(40),
    /** The houses this row is for, by their full names, e.g. Semi Detached 3 Bed; none for a kind of house without window prices. */
    houses: list(text(81), 'houses', 0),
    /** Gutters cleared with a vacuum. */
    gutterClearing: withOrWithout,
    /** Gutters, fascia and soffits cleaned. */
    gutterFasciaSoffits: withOrWithout,
  },
  'the prices of a property',
);

const noteFields = {
  /** Heading of the note. */
  title: text(60),
  /** The note, in a few plain sentences. */
  text: text(500),
};

const fields = group(
  {
    /** The day on which you last changed a price, e.g. 2026-03-02; shown, and printed, with the prices. Leave it out to show none. */
    lastChanged: calendarDate.optional(),
    /** Headings of the three tables. */
    headings: group(
      { semiDetached: text(40), detached: text(40), additionalServices: text(40) },
      'the headings of the three tables',
    ),
    /** Window cleaning, semi-detached houses. */
    semiDetached: windowPricesTable,
    /** Window cleaning, detached houses. */
    detached: windowPricesTable,
    /** Gutters, fascia and soffits. */
    additionalServices: list(additionalService, 'rows').check(unique('property')),
    /** How many times the four-weekly price it costs to clean the windows inside, e.g. 2. */
    windowsInsideTimes: wholeNumber(1, 10),
    /** Cleaning a conservatory's roof. */
    conservatoryRoof: group({
      /** Per panel. In pounds. */
      perPanel: price,
      /** The minimum charge for a roof. In pounds. */
      minimum: price,
    }),
    /** The example on the first page and beside the price tables; the estimator opens with its house and nothing added. The site works out its price. */
    workedExample: group(
      {
        /** Which table: semiDetached or detached. */
        houseType: choice(['semiDetached', 'detached']),
        /** Which row of it, e.g. 3 Bed. */
        property: text(40),
        /** How often: fourWeeks or eightWeeks. */
        frequency: choice(['fourWeeks', 'eightWeeks']),
        /** Does it have an extension? true or false. */
        extension: yesOrNo,
        /** Does it have a conservatory? true or false. */
        conservatory: yesOrNo,
      },
      'the worked example',
    ),
    notes: group({
      /** Says that the prices are guides. Shown, and printed, with the tables. */
      guide: text(300),
      /** Shown under an estimate: what it does not cover. Leave it out if it covers everything. */
      quoted: text(200).optional(),
      /** What a first clean is and how it is priced. Leave it out if you do not offer them. */
      firstClean: group({
        ...noteFields,
        /** Its name in the list of services on the first page, e.g. First Cleans & Maintenance. */
        shortName: text(60).optional(),
      }).optional(),
      /** What a restoration clean is and how it is priced. Leave it out if you do not offer them. */
      restorationClean: group(noteFields).optional(),
    }),
  },
  'the price guide',
);

/** Everything the site knows about prices: pounds in the file, pence once parsed. */
export const priceGuideSchema = fields.superRefine(
  (guide, context) => {
    for (const { path, rule } of houseProblems(guide)) {
      context.addIssue({ code: 'custom', path, message: rule });
    }
  },
  { when: ({ issues }) => issues.length === 0 },
);

/** The price guide; amounts in pence. */
export type PriceGuide = z.output<typeof priceGuideSchema>;

/** Window-cleaning prices of one property, pence. */
export type WindowPrices = z.output<typeof windowPrices>;

/** Prices of the additional services for one property, pence. */
export type AdditionalServicePrices = z.output<typeof additionalService>;

/** How often the windows are cleaned. */
export type Frequency = PriceGuide['workedExample']['frequency'];
