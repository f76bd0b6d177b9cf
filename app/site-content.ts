import { contentFrom } from '../lib/content/read-content';

// As text, since content files are never run; the development server reads a saved file again.
// Hidden files, such as ._prices.ts, belong to other programs.
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
