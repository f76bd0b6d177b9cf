import { expect, test } from 'vitest';
import { contentWith } from '../testing/example';
import { sites } from '../testing/sites';
import { readChoices } from './choices';
import { withServices } from './price-words';
import { quoteFor } from './quote';
import { quoteRequest } from './quote-words';

const { priceGuide, services } = contentWith(sites.longest);
const guide = withServices(priceGuide, services);
const read = (search: string) => readChoices(new URLSearchParams(search), guide);

test.each([
  ['nothing', ''],
  ['a home that is not offered', 'home=castle'],
  ['a property that every object has', 'home=toString'],
])('%s chooses no home, the most frequent clean and no extra', (_, search) => {
  const { home, frequency, surcharges, extras } = read(search);
  expect({ home, frequency, surcharges }).toEqual({
    home: undefined,
    frequency: guide.frequencies[0],
    surcharges: [],
  });
  expect(Object.values(extras).filter(Boolean)).toEqual([]);
});

test.each([
  ['conservatory=yes&conservatory-roof', '1e9', 0],
  ['conservatory=yes&conservatory-roof', '0', 0],
  ['conservatory=yes&conservatory-roof', ' 12,000 ', 12_000],
  ['conservatory=yes&conservatory-roof', '1,2000', 0],
  ['extension=yes&conservatory-roof', '12', undefined],
  ['conservatory=no&conservatory-roof', '12', undefined],
  ['half', 'on', 0],
  ['half', 'yes', 1],
  ['first-clean', 'yes', 0],
  ['first-clean', 'no', 1],
  ['loft=yes&first-loft', 'no', 1],
  ['first-loft', 'no', undefined],
])('%s=%s chooses %s of it', (search, value, count) => {
  const id = search.split('&').at(-1)!;
  expect(read(`${search}=${value}`).extras[id]).toBe(count);
});

test('an extra that is called like a property of every object is not chosen by itself', () => {
  const [first] = guide.extras;
  const extras = [{ ...first!, id: 'constructor', needs: 'conservatory' }];
  const chosen = readChoices(new URLSearchParams(), { ...guide, extras }).extras;
  expect([chosen.constructor, 'constructor' in chosen]).toEqual([undefined, false]);
});

const homeless = contentWith(sites['no homes, but driveways and gutters']).priceGuide;

test.each([
  ['sanding=40', 'sanding', undefined],
  ['driveway=abc&sanding=40', 'sanding', undefined],
  ['driveway=1&sanding=40', 'sanding', 40],
  ['driveway=1&sanding=0&sealing=yes', 'sealing', undefined],
  ['sanding=40&sealing=yes', 'sealing', undefined],
  ['driveway=1&sanding=40&sealing=yes', 'sealing', 1],
  ['gutter-clearing=Castle', 'gutter-clearing', 0],
])('without homes, %s chooses of %s: %s', (search, id, count) => {
  expect(readChoices(new URLSearchParams(search), homeless).extras[id]).toBe(count);
});

test.each([
  ['driveway=1,200', '1,200 m²', 'on request'],
  ['driveway=200', '200 at £3.50 per m²', 70_000],
  ['gutter-clearing=Larger', 'Larger', 'on request'],
])('without homes, %s is worked out as %s: %s', (search, workings, amount) => {
  const quote = quoteFor(homeless, readChoices(new URLSearchParams(search), homeless));
  expect(quote.extras).toMatchObject([{ workings, amount }]);
  expect(quoteRequest(quote)).toContain(`(${workings})`);
});
