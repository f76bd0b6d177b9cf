import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentWith } from '../lib/testing/example';
import { PrivacyNote } from './privacy-note';

it.each([
  ['12 months', 'We keep them for 12 months.'],
  ['For 12 months', 'We keep them for 12 months.'],
  ['as long as you are a customer', 'We keep them for as long as you are a customer.'],
  ['until you ask us to delete them', 'We keep them until you ask us to delete them.'],
])('the period “%s” makes the sentence “%s”', (kept, words) => {
  const { business } = contentWith({ business: { privacy: { kept } } });
  expect(renderToStaticMarkup(<PrivacyNote business={business} />)).toContain(` ${words} `);
});
