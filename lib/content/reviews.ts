import type { z } from 'zod';
import { calendarMonth, group, list, name, optional, text, webAddress } from './field-types';

const review = group({
  /** Who wrote it: a name or initials, e.g. Mrs P. */
  name: name(40),
  /** What they wrote, word for word. */
  text: text(400),
  /** The month in which they wrote it, e.g. 2026-08. */
  month: calendarMonth,
  /** Where they wrote it, e.g. Google, or a card through the door. */
  source: text(40),
  /** Where visitors can read it there. Leave it out if it is on paper. */
  link: optional(webAddress),
});

/** What customers have written, for the first page; with none, it shows nothing. */
export const reviewsSchema = list(review, 'reviews', { max: 6, unique: ['text'] });

/** What a customer has written. */
export type Review = z.output<typeof review>;
