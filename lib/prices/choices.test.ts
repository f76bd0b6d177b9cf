import { expect, test } from 'vitest';
import { contentWith } from '../testing/example';
import { sites } from '../testing/sites';
import { isOutdated, readChoices } from './choices';
import { withServices } from './price-words';

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
  ['conservatory=yes&conservatory-roof', '-1', 0],
  ['conservatory=yes&conservatory-roof', '1e9', 0],
  ['conservatory=yes&conservatory-roof', '1000', 0],
  ['conservatory=yes&conservatory-roof', '0', 0],
  ['conservatory=yes&conservatory-roof', '999', 999],
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

test('an address of before chooses what it always did', () => {
  const search = 'home=3-bed-semi-detached&frequency=eightWeeks&conservatory=yes&extension=no';
  expect(read(search)).toMatchObject({
    home: { name: '3 Bed Semi Detached' },
    frequency: { every: '8 weeks' },
    surcharges: [{ name: 'Conservatory' }],
  });
});

test.each([
  ['', false],
  ['home=&frequency=', false],
  ['home=not-listed&first-clean=yes&skylights=3', false],
  ['home=3-bed-semi-detached&utm_source=leaflet&about=solar&fbclid=1234567', false],
  ['home=castle', true],
  ['home=3-bed-semi-detached&frequency=sixWeeks', true],
  ['home=3-bed-semi-detached&porch=yes', true],
  ['home=3-bed-semi-detached&panels=12', true],
])('whether “%s” asks for what is gone: %s', (search, isGone) => {
  expect(isOutdated(new URLSearchParams(search), guide)).toBe(isGone);
});
