import type { z } from 'zod';
import { group, list, optional, text } from './field-types';

/** Search results cut longer descriptions. */
export const maxDescription = 160;

const pageFields = {
  /** Name of the page in browser tabs and search results, without the business's name. */
  title: text(60),
  /** The text under the title in search results. Leave it out to name your services there. */
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

/** The words of every page, apart from services, prices and questions. */
export const pagesSchema = group({
  home: group({
    ...pageFields,
    /** Heading of the list of services. */
    servicesHeading: text(60),
    /** Heading of the steps from a first message to a clean. */
    stepsHeading: text(60),
    /** The steps, in order. */
    steps: list(step, 'steps', { min: 1 }),
    /** The end of the page, above the phone number and a link to the form. */
    invitation: group({
      /** A question or an offer, in a few words. */
      heading: text(60),
      /** What to do next, in a sentence or two. */
      text: text(240),
    }),
  }),
  services: page,
  prices: page,
  contact: group({
    ...pageFields,
    /** What happens after you reply to a message, in one sentence a step; shown with the thanks. */
    next: optional(list(text(120), 'sentences', { max: 3 })),
  }),
  faq: page,
});

/** The words of pages, as the site uses them. */
export type Pages = z.output<typeof pagesSchema>;
