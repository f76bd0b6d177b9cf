import { expect, test } from 'vitest';
import type { Service } from '../content/services';
import { contentWith, priceGuide } from '../testing/example';
import { sites } from '../testing/sites';
import { weQuote } from './amount';
import { priceWords } from './price-forms';
import { hasTables, isPriced, servicePriceWords } from './price-words';

test('a service has the price of the homes, of an extra or of its own', () => {
  const extra = priceGuide.extras.at(-1)!;
  const words = (price: Service['price']) =>
    servicePriceWords({ id: 'solar', title: 'Solar', price }, priceGuide);
  expect(words('regular')).toBe('£11 to £23.95 a clean');
  const some = { id: 'hand', title: 'By hand', price: 'regular' as const, headings: ['Detached'] };
  expect(servicePriceWords(some, priceGuide)).toBe('£14 to £23.95 a clean');
  expect(servicePriceWords({ ...some, headings: [] }, priceGuide)).toBe(weQuote);
  expect(words({ extra: extra.id })).toBe(`${priceWords(extra, priceGuide)}, with conservatory`);
  expect(words({ form: 'amount', amount: 3000 })).toBe('£30');
  expect(words({ form: 'amount', amount: 'on request' })).toBe(weQuote);
});

test('one price is enough for a table to be printed', () => {
  const { homes } = priceGuide;
  const unpriced = homes.at(-1)!.rows[0]!;
  const rarely = { ...unpriced, amounts: { fourWeeks: 'on request', eightWeeks: 1700 } as const };
  expect(isPriced({ heading: undefined, rows: [unpriced, rarely] }, priceGuide)).toBe(true);
  expect(hasTables({ ...priceGuide, extras: [] })).toBe(true);
});

test('the price of a service names the extra or surcharge that it needs', () => {
  const { priceGuide: homeless } = contentWith(sites['no homes, but driveways and gutters']);
  const words = (price: Service['price'], guide = homeless, needs?: string) =>
    servicePriceWords({ id: 'paving', title: 'Paving', price, needs }, guide);
  expect(words({ extra: 'sanding' })).toBe('£1.50 per m², needs: Driveway washed');
  expect(words({ extra: 'sealing' })).toBe('£90, needs: Joints sanded');
  expect(words({ form: 'amount', amount: 900 }, homeless, 'driveway')).toBe(
    '£9, needs: Driveway washed',
  );
  expect(words({ extra: 'conservatory-roof' }, priceGuide)).toBe(
    '£5 per panel, minimum charge £50, with conservatory',
  );
});
