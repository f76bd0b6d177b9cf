import { z } from 'zod';
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
  text,
} from './field-types';
import { either, quoted } from './error-words';
import type { Photo } from './photos';
import { formerNeeds, type ParsedGuide } from './price-guide';

const ownPrice =
  "put a price of its own into a new row under extras in content/prices.ts, and that row's id here";

const moved =
  'goes into content/prices.ts now: move it to the extra that price names, or to a new one';

/** The services that the site has drawings of, named for what they show. */
export const serviceDrawing = oneOf(
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
    /** What is drawn beside its name, e.g. gutter. Without it, the home page has an ordinary house. */
    drawing: optional(serviceDrawing),
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
    /** `regular` for the prices of homes, or the `id` of an extra in content/prices.ts. Without it, visitors ask. */
    price: optional(
      z.string(`must be "regular" or the id of an extra: ${ownPrice}`).pipe(reference),
    ),
  },
  { needs: formerNeeds, note: moved, question: moved, replacesFirst: moved },
).check(
  reporting((written) => {
    const { description, photo, before } = written;
    const incomplete = 'is missing: a service needs both a description and a photo, or neither';
    const noPhoto = 'needs a photo of the same place after the work: add it under photo';
    return [
      [['photo'], description && !photo && incomplete],
      [['description'], photo && !description && incomplete],
      [['before'], before && !photo && noPhoto],
      [['before'], before && before === photo && 'is the same picture as photo: choose another'],
    ];
  }),
);

/** Everything that the business offers, in the order of the home page and of the services page. */
export const servicesSchema = list(service, 'services', { min: 1, unique: ['id', 'title'] });

/** Something that the business offers. */
export type Service = z.output<typeof service>;

/** What a service looks like, if it has a drawing of its own. */
export type ServiceDrawing = z.output<typeof serviceDrawing>;

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

/** Where services refer to what the other files do not have, or repeat an id from there. */
export function serviceIssues(
  services: Service[],
  photos: Photo[],
  priceGuide: ParsedGuide,
): Issue[] {
  const pictures = photos.map(({ file }) => file);
  const extras = priceGuide.extras.map(({ id }) => id);
  return services.flatMap((service, row): Issue[] => {
    const { id, price } = service;
    const path = ['services', row];
    const isKnown = [undefined, 'regular', ...extras].includes(price);
    const noExtra = `is ${quoted(price)}, which isn't the id of an extra: write ${either([...extras, 'regular'].map(quoted))}, or ${ownPrice}`;
    // `/contact?about=` takes ids of services and of extras.
    const isTaken = extras.includes(id) && id !== price;
    const taken = `is ${quoted(id)}, which is also the id of an extra in content/prices.ts: choose another, or write it under price too`;
    return [
      ...Object.entries(photosOf(service)).map(([field, file]): Issue => {
        const unknown = `is ${quoted(file)}, which isn't a picture in content/photos.ts: write ${either(pictures.map(quoted))}, or add a row for it there`;
        return [[...path, field], file && !pictures.includes(file) && unknown];
      }),
      [[...path, 'price'], !isKnown && noExtra],
      [[...path, 'id'], isTaken && taken],
    ];
  });
}
