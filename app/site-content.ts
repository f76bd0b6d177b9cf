import { contentFrom } from '../lib/content/read-content';
import { completeGuide } from '../lib/prices/service-prices';

// As text, since no content file is ever run; when one is saved, the development server reads it again.
const files = import.meta.glob<{ default: string }>('../content/*.ts', {
  query: '?raw',
  eager: true,
});
const sources = Object.entries(files).map(([file, text]) => [
  file.replace('../', ''),
  text.default,
]);

/** The owner's content. Pages take prices from `guide`. */
export const { business, pages, photos, priceGuide, questions, reviews, services } = contentFrom(
  Object.fromEntries(sources),
);

export const guide = completeGuide(priceGuide, services);
