import { contentFrom } from '../lib/content/read-content';

// As text, since no content file is ever run; when one is saved, the development server reads it again.
// Hidden ones, such as ._prices.ts, are of other programs.
const files = import.meta.glob<{ default: string }>(['../content/*.ts', '!../content/.*'], {
  query: '?raw',
  eager: true,
});
const sources = Object.entries(files).map(([file, text]) => [
  file.replace('../', ''),
  text.default,
]);

/** The owner's content. */
export const { business, pages, photos, priceGuide, questions, reviews, services } = contentFrom(
  Object.fromEntries(sources),
);
