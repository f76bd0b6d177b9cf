import { expect, it } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { priceSummary, quotedNotes } from './price-summary';

it.each([
  ['windowCleaning', 'From £11 a clean', '/prices#semi-detached'],
  ['gutterClearing', 'From £50', '/prices#additional-services'],
  ['gutterFasciaSoffits', 'From £60', '/prices#additional-services'],
  ['conservatoryRoof', 'Roof: £5 a panel, minimum £50', '/prices#additional-services'],
  ['restorationClean', 'Quoted on request', '/prices#restoration-clean'],
  ['onRequest', 'Quoted on request', '/contact?about=this'],
] as const)('a service priced by %s costs "%s", explained at %s', (price, text, href) => {
  expect(priceSummary(priceGuide, { id: 'this', price })).toEqual({ text, href });
});

it('without a note about restoration cleans nothing leads to it', () => {
  const { restorationClean: _, ...notes } = priceGuide.notes;
  const service = { id: 'this', price: 'restorationClean' } as const;
  expect(priceSummary({ ...priceGuide, notes }, service).href).toBe('/contact?about=this');
  expect(quotedNotes(notes).map(({ id }) => id)).toEqual(['first-clean']);
});
