import type { z } from 'zod';
import { group, list, optional, text } from './field-types';

/** Search results cut what is longer. */
export const maxDescription = 160;

const pageFields = {
  /** Name of the page in browser tabs and search results, without the business's name. */
  title: text(60),
  /** What search results say under the title. Leave it out, and it names your services. */
  description: optional(text(maxDescription)),
  /** The large heading at the top of the page. */
  heading: text(80),
  /** The first sentences under the heading. */
  lead: text(400),
};

const page = group(pageFields);

const step = group({
  /** What happens, in two or three words. */
  title: text(40),
  /** What that means for the customer. */
  text: text(240),
});

/** The words of every page that are not services, prices or questions. */
export const pagesSchema = group({
  home: group({
    ...pageFields,
    /** Heading of the list of services. */
    servicesHeading: text(60),
    /** Heading of the steps from a first message to a clean. */
    stepsHeading: text(60),
    /** The steps, in their order. */
    steps: list(step, 'steps', { min: 1 }),
    /** The last words of the page; the phone number and a link to the form follow. */
    invitation: group({
      /** A question or an offer, in a few words. */
      heading: text(60),
      /** How to go on from here, in a sentence or two. */
      text: text(240),
    }),
  }),
  services: page,
  prices: page,
  contact: group({
    ...pageFields,
    /** What happens once you have replied to a message, a sentence for each step; shown with the thanks. */
    next: optional(list(text(120), 'sentences', { max: 3 })),
  }),
  faq: page,
});

/** The words of every page. */
export type Pages = z.output<typeof pagesSchema>;
