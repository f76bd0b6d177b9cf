import { z } from 'zod';
import type { Issue } from '../reading/problem';
import type { Content } from './define-content';
import { group, id, list, name, optional, pictureFile, schemaFor, text } from './field-types';
import { mustBe, quoted, suggest } from './must-be';
import { offerFields } from './price-guide';
import { amount, price, type Price } from './price';
import { offerIssues } from './price-issues';
import { unique } from './unique';

/** What a service costs: the price of the home (`regular`), that of an extra, or a price of its own. */
type ServicePrice = 'regular' | { extra: string } | Price;

const priceInWords = z
  .string()
  .transform((words): ServicePrice => (words === 'regular' ? words : { extra: words.trim() }));

const noPrice = z.never(mustBe('"regular", the id of an extra, or a price of its own'));

const servicePrice = schemaFor<string | z.input<typeof price>, ServicePrice>((written) =>
  typeof written === 'string' && !amount.safeParse(written).success
    ? priceInWords
    : written === undefined
      ? noPrice
      : price,
);

const service = group({
  /** Its place on the services page, e.g. gutter-cleaning for /services#gutter-cleaning. */
  id,
  /** Its name, and the heading of its block. */
  title: name(60),
  /** Its name in the list on the first page, where that should be another one. */
  nameInList: optional(name(60)),
  /** What is done and how, in a few sentences. Without description and photo, it has no block. */
  description: optional(text(700)),
  /** Follows “Ask about” on its button, e.g. gutters. Leave it out for “Ask about this”. */
  askAbout: optional(text(40)),
  /** What it suits best, to follow "Best for:"; helps visitors to choose. Leave it out to show none. */
  bestFor: optional(text(160)),
  /** Name of a picture that stands in content/photos.ts, e.g. gutter-cleaning.jpg. */
  photo: optional(pictureFile),
  /** A picture of the same place before the work, in content/photos.ts too: both then show side by side. */
  before: optional(pictureFile),
  /**
   * `regular` for what the tables of homes say, the id of an extra in content/prices.ts, or a price of its
   * own in one of the forms that content/README.md explains.
   */
  price: servicePrice,
  /** For which tables of homes the price `regular` is, by their headings, e.g. ["Shop front"]. Leave it out for all. */
  headings: optional(list(text(40), 'headings')),
  ...offerFields,
});

/** Everything that the business offers, in the order of the first page and of the services page. */
export const servicesSchema = list(service, 'services');

/** Something that the business offers. */
export type Service = z.output<typeof service>;

/** A service with a block of its own on the services page. */
export type ServiceBlock = Service & { description: string; photo: string };

/** The services that have a block of their own. */
export function serviceBlocks(services: Service[]): ServiceBlock[] {
  return services.filter((service): service is ServiceBlock => service.description !== undefined);
}

/** Every picture that a service names, by its field. */
export function photosOf({ photo, before }: Service) {
  return { photo, before };
}

/** Where services contradict or repeat each other, or name what the other files do not have. */
export function serviceIssues({ services, photos, priceGuide }: Content): Issue[] {
  const pictures = photos.map(({ file }) => file);
  const used = services.flatMap((service) => Object.values(photosOf(service)));
  const unused = pictures.filter((file) => !used.includes(file));
  const extras = priceGuide.extras.map(({ id }) => id);
  const incomplete =
    'is missing: a block on the services page has both a description and a photo, and a service without a block has neither';
  const noHomes = 'is the price of a home, and there are no homes: write another';
  const headings = priceGuide.homes.flatMap(({ heading = [] }) => heading);
  const notRegular = 'belong to the price "regular": remove them';
  return [
    ...unique(['services'], services, 'id'),
    ...unique(['services'], services, 'title'),
    ...services.flatMap((service, row): Issue[] => {
      const { id, description, photo, before, price, headings: named = [], ...offer } = service;
      const path = ['services', row];
      const extra = typeof price === 'object' && 'extra' in price ? price.extra : undefined;
      const own = typeof price === 'object' && 'form' in price ? price : undefined;
      const pictureIssue = ([field, file]: [string, string | undefined]): Issue => {
        const other = unused.length > 0 ? `write ${suggest(file, unused)}, or ` : '';
        const unknown = `is ${quoted(file)}, which is not a picture in content/photos.ts: ${other}add a row for it there`;
        return [[...path, field], file && !pictures.includes(file) && unknown];
      };
      const noExtra = `is ${quoted(extra)}, which is not the id of an extra in content/prices.ts: write ${suggest(extra, [...extras, 'regular', 'on request'])}, or an amount`;
      const isNameOfExtra = priceGuide.extras.some(
        ({ name }) => name.toLowerCase() === service.title.toLowerCase(),
      );
      const sameName = `is ${quoted(service.title)}, the name of an extra in content/prices.ts too: choose another, or write the id of that extra as its price`;
      const taken = `is ${quoted(id)}, the id of an extra in content/prices.ts: choose another`;
      return [
        [[...path, 'photo'], description && !photo && incomplete],
        [[...path, 'description'], photo && !description && incomplete],
        [
          [...path, 'before'],
          before && !photo && 'needs a photo too, the picture after the work: add it',
        ],
        [
          [...path, 'before'],
          before && before === photo && 'is the same picture as photo: write another',
        ],
        ...Object.entries(photosOf(service)).map(pictureIssue),
        [[...path, 'price'], extra && !extras.includes(extra) && noExtra],
        [[...path, 'price'], price === 'regular' && priceGuide.homes.length === 0 && noHomes],
        [[...path, 'headings'], named.length > 0 && price !== 'regular' && notRegular],
        ...named.map((heading, index): Issue => {
          const unknown = `is ${quoted(heading)}, which is not a heading in content/prices.ts: write ${suggest(heading, headings)}`;
          const isUnknown = price === 'regular' && !headings.includes(heading);
          return [[...path, 'headings', index], isUnknown && unknown];
        }),
        // `/contact?about=` takes ids of services and of extras.
        [[...path, 'id'], extras.includes(id) && taken],
        [[...path, 'title'], own && isNameOfExtra && sameName],
        ...(own ? offerIssues({ id, price: own, ...offer }, priceGuide, path) : []),
      ];
    }),
  ];
}
