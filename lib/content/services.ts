import { z } from 'zod';
import { group, id, list, pictureFile, schemaFor, text } from './field-types';
import { offerFields } from './price-guide';
import { price, type Price } from './price';
import { crossCheck, unique } from './cross-check';

/** What a service costs: as the homes' tables say, as an extra says, or a price of its own. */
type ServicePrice = 'regular' | { extra: string } | Price;

const priceInWords = z.string().transform((words): ServicePrice => {
  if (words === 'regular') return words;
  return words === 'on request' ? { form: 'amount', amount: words } : { extra: words.trim() };
});

const servicePrice = schemaFor<string | z.input<typeof price>, ServicePrice>((written) =>
  typeof written === 'string' ? priceInWords : price,
);

const service = group({
  /** Its place on the services page, e.g. gutter-cleaning for /services#gutter-cleaning. */
  id,
  /** Its name, and the heading of its block. */
  title: text(60),
  /** Its name in the list on the first page, where that should be another one. */
  nameInList: text(60).optional(),
  /** What is done and how, in a few sentences. Without description and photo, it has no block. */
  description: text(700).optional(),
  /** Follows “Ask about” on its button, e.g. gutters. Leave it out for “Ask about this”. */
  askAbout: text(40).optional(),
  /** What it suits best, to follow "Best for:"; helps visitors to choose. Leave it out to show none. */
  bestFor: text(160).optional(),
  /** Name of a picture that stands in content/photos.ts, e.g. gutter-cleaning.jpg. */
  photo: pictureFile.optional(),
  /** A picture of the same place before the work, in content/photos.ts too: both then show side by side. */
  before: pictureFile.optional(),
  /**
   * `regular` for what the tables of homes say, the id of an extra in content/prices.ts, or a price of its
   * own in one of the forms that content/README.md explains.
   */
  price: servicePrice,
  ...offerFields,
}).check(
  crossCheck(({ description, photo, before }) => {
    const rule =
      'is missing: a block on the services page has both a description and a photo, and a service without a block has neither';
    return [
      [['photo'], description && !photo && rule],
      [['description'], photo && !description && rule],
      [['before'], before && !photo && 'needs a photo too, the picture after the work: add it'],
      [['before'], before && before === photo && 'is the same picture as photo: write another'],
    ];
  }),
);

/** Everything that the business offers, in the order of the first page and of the services page. */
export const servicesSchema = list(service, 'services').check(unique('id'), unique('title'));

/** Something that the business offers. */
export type Service = z.output<typeof service>;

/** A service with a block of its own on the services page. */
export type ServiceBlock = Service & { description: string; photo: string };

/** The services that have a block of their own. */
export function serviceBlocks(services: Service[]): ServiceBlock[] {
  return services.filter((service): service is ServiceBlock => service.description !== undefined);
}
