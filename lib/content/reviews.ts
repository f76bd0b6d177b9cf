import type { z } from 'zod';
import { calendarMonth, group, list, name, optional, text, webAddress } from './field-types';
import { findMarkup } from './plain-text';

/** The first HTML or link in what a customer wrote, who may have used asterisks. */
const findInReview = (words: string) => findMarkup(words.replace(/[*_]|^#+/g, ''));

const review = group({
  /** Who wrote it: a name or initials, e.g. Mrs P. */
  name: name(40),
  /** What they wrote, word for word. */
  text: text(400, findInReview),
  /** The month in which they wrote it, e.g. 2026-08. */
  month: calendarMonth,
  /** Where they wrote it, e.g. Google, or a card through the door. */
  source: text(40),
  /** The address where visitors can read it. Leave it out if the review is on paper. */
  link: optional(webAddress),
});

/** Customers' reviews, for the home page; without any, nothing is shown. */
export const reviewsSchema = list(review, 'reviews', { max: 6, unique: ['text'] });

/** A customer's review. */
export type Review = z.output<typeof review>;
