import type { z } from 'zod';
import type { Issue } from './parser/problem';
import {
  group,
  id,
  list,
  name,
  oneOf,
  optional,
  pictureFile,
  reference,
  reporting,
  schemaFor,
  text,
} from './field-types';
import { either, quoted } from './error-words';
import type { Photo } from './photos';
import { extraFields, formerFields, type ParsedGuide } from './price-guide';
import { amount, price, type ParsedPrice } from './price';

/** What a service costs: the price of the home (`regular`), of the extra with this id, or a price of its own. */
const servicePrice = schemaFor<string | z.input<typeof price>, string | ParsedPrice>((written) => {
  const isAmount = amount.safeParse(written).success;
  return typeof written === 'string' && written.trim() && !isAmount ? reference : price;
});

/** The services that the site has drawings of, named for what they show. */
export const servicePicture = oneOf(
  'squeegee',
  'pole',
  'gutter',
  'conservatory',
  'fascia',
  'bucket',
  'pane',
);

const service = group(
  {
    /** Its place on the services page, e.g. gutter-cleaning for /services#gutter-cleaning. */
    id,
    /** Its name, and the heading of its block. */
    title: name(60),
    /** Its name in the list on the home page, if that should differ. */
    nameInList: optional(name(60)),
    /** What is drawn beside it in that list, e.g. gutter. Leave it out to draw an ordinary house. */
    picture: optional(servicePicture),
    /** What is done and how, in a few sentences. Without a description and a photo, it has no block. */
    description: optional(text(700)),
    /** Follows “Ask about” on its button, e.g. gutters. Leave it out for “Ask about this”. */
    askAbout: optional(text(40)),
    /** What it suits best, to follow "Best for:"; helps visitors to choose. Leave it out to show nothing. */
    bestFor: optional(text(160)),
    /** Name of a picture listed in content/photos.ts, e.g. gutter-cleaning.jpg. */
    photo: optional(pictureFile),
    /** A picture of the same place before the work, also in content/photos.ts. Both then appear side by side. */
    before: optional(pictureFile),
    /**
     * `regular` for the prices in the tables of homes, the id of an extra in content/prices.ts, or a price of its
     * own, as content/README.md explains.
     */
    price: servicePrice,
    ...extraFields,
  },
  formerFields,
).check(
  reporting((written) => {
    const { description, photo, before, price } = written;
    const incomplete = 'is missing: a service needs both a description and a photo, or neither';
    const noPhoto = 'needs a photo of the same place after the work: add it under photo';
    const notOwn =
      'is only for services with a price of their own: remove it, or move it to an extra in content/prices.ts';
    return [
      [['photo'], description && !photo && incomplete],
      [['description'], photo && !description && incomplete],
      [['before'], before && !photo && noPhoto],
      [['before'], before && before === photo && 'is the same picture as photo: choose another'],
      ...Object.keys(extraFields).map((field): Issue => {
        return [[field], typeof price === 'string' && field in written && notOwn];
      }),
    ];
  }),
);

/** Everything that the business offers, in the order of the home page and of the services page. */
export const servicesSchema = list(service, 'services', { min: 1, unique: ['id', 'title'] });

/** Something that the business offers. */
export type Service = z.output<typeof service>;

/** What a service looks like, if it has a drawing of its own. */
export type ServicePicture = z.output<typeof servicePicture>;

/** A service with a block of its own on the services page. */
export type ServiceBlock = Service & { description: string; photo: string };

/** The services that have a block of their own. */
export function serviceBlocks(services: Service[]): ServiceBlock[] {
  return services.filter((service): service is ServiceBlock => service.description !== undefined);
}

/** The pictures of a service, by field. */
export function photosOf({ photo, before }: Service) {
  return { photo, before };
}

/** Where services refer to what the other files do not have, or repeat an id or a name from there. */
export function serviceIssues(
  services: Service[],
  photos: Photo[],
  priceGuide: ParsedGuide,
): Issue[] {
  const pictures = photos.map(({ file }) => file);
  const extras = priceGuide.extras.map(({ id }) => id);
  const names = priceGuide.extras.map(({ name }) => name.toLowerCase());
  return services.flatMap((service, row): Issue[] => {
    const { id, title, price } = service;
    const path = ['services', row];
    const noExtra = `is ${quoted(price)}, which isn't the id of an extra in content/prices.ts: write ${either([...extras, 'regular', 'on request'].map(quoted))}, or an amount`;
    const isOwn = typeof price === 'object';
    const sameName = `is ${quoted(title)}, which is also the name of an extra in content/prices.ts: choose another, or write that extra's id under price`;
    // `/contact?about=` takes ids of services and of extras.
    const taken = `is ${quoted(id)}, which is also the id of an extra in content/prices.ts: choose another`;
    return [
      ...Object.entries(photosOf(service)).map(([field, file]): Issue => {
        const unknown = `is ${quoted(file)}, which isn't a picture in content/photos.ts: write ${either(pictures.map(quoted))}, or add a row for it there`;
        return [[...path, field], file && !pictures.includes(file) && unknown];
      }),
      [[...path, 'price'], !isOwn && !['regular', ...extras].includes(price) && noExtra],
      [[...path, 'id'], extras.includes(id) && taken],
      [[...path, 'title'], isOwn && names.includes(title.toLowerCase()) && sameName],
    ];
  });
}
