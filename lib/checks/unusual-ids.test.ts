import { expect, test } from 'vitest';
import { readEstimateQuery } from '../prices/estimate-query';
import { contentWith } from '../testing/sample';
import { textsIn } from './texts-in';

test.each([
  ['runs', 'national', 'constructor', 'a'.repeat(60)],
  ['a'.repeat(30), 'runs', 'a'.repeat(60), 'amounts'],
])('ids may be long, or mean something to the site or to JavaScript: %s, %s, %s, %s', (...ids) => {
  const [often, has, first, second] = ids;
  const change = {
    priceGuide: {
      frequencies: [{ id: often, every: '4 weeks' }],
      surcharges: [{ id: has, name: 'Porch' }],
      homes: [{ rows: [{ home: 'Cottage', [often]: 15, [has]: 2 }] }],
      extras: [
        { id: first, name: 'Gutters cleared', price: 30 },
        { id: second, name: 'Windows inside', price: { times: 2, frequency: often } },
      ],
      example: { home: 'Cottage', frequency: often, [has]: true },
    },
    services: [{ id: 'gutters', title: 'Gutters', price: first }],
  };
  const { priceGuide } = contentWith(change as object);
  expect(textsIn(priceGuide).map(({ text }) => text)).toContain('Gutters cleared');
  const search = `home=cottage&frequency=${often}&has=${has}&extra=${first}&extra=${second}`;
  const { isOutdated, estimate } = readEstimateQuery(search, priceGuide);
  expect(isOutdated).toBe(false);
  expect(estimate).toMatchObject({ clean: 1700, sum: 7700 });
});
