import { contentFrom } from '../lib/content/read-content';
import { completeGuide } from '../lib/prices/service-prices';

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

const content = contentFrom(Object.fromEntries(sources));

/** The owner's content; its prices are in `guide`. */
export const { business, pages, photos, questions, reviews, services } = content;

export const guide = completeGuide(content.priceGuide, services);
