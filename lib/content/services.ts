import type { z } from 'zod';
import { choice, group, id, list, pictureFile, text } from './fields';
import { unique } from './unique';

/** Parts of the price guide that a service can point to. */
const servicePrices = [
  'windowCleaning',
  'gutterClearing',
  'gutterFasciaSoffits',
  'conservatoryRoof',
  'restorationClean',
  'onRequest',
] as const;

const service = group({
  /** Its place on the services page, e.g. gutter-cleaning for /services#gutter-cleaning. */
  id,
  /** Heading of the block. */
  title: text(60),
  /** Its name in the list on the first page, where the title is too long for it. */
  shortName: text(60).optional(),
  /** What is done and how, in a few sentences. */
  description: text(700),
  /** What it suits best, to follow "Best for:"; helps visitors to choose. Leave it out to show none. */
  bestFor: text(160).optional(),
  /** What speaks for it, in a few words, for the first screen of the site. Leave it out to show none. */
  highlight: text(80).optional(),
  /** Name of a picture that stands in content/photos.ts, e.g. gutter-cleaning.jpg. */
  photo: pictureFile,
  /**
   * Which part of the price guide it leads to: restorationClean is the note about those;
   * onRequest, for what the guide says nothing about, leads to the contact form.
   */
  price: choice(servicePrices),
});

/** The blocks of the services page, in their order. */
export const servicesSchema = list(service, 'services').check(unique('id'), unique('title'));

/** A block of the services page. */
export type Service = z.output<typeof service>;
