import fc from 'fast-check';
import { expect, test } from 'vitest';
import { id } from '../content/field-types';
import { columnId } from '../content/price-guide';
import { readEstimateQuery } from '../prices/estimate-query';
import { contentWith } from '../testing/sample';
import { textsIn } from './texts-in';

const columns = fc
  .stringMatching(/^[a-zA-Z][a-zA-Z\d]{0,29}$/)
  .filter((word) => columnId.safeParse(word).success);
const ids = fc
  .stringMatching(/^[a-z\d]+(-[a-z\d]+)*$/, { maxLength: 60 })
  .filter((word) => id.safeParse(word).success);

/** The longest, and some that mean something to the site or to JavaScript. */
const examples: [string, string, string, string][] = [
  ['runs', 'national', 'constructor', 'a'.repeat(60)],
  ['a'.repeat(30), 'runs', 'a'.repeat(60), 'amounts'],
];

test('every id that the rules allow works, in the price guide, in services and in links', () => {
  fc.assert(
    fc.property(columns, columns, ids, ids, (often, has, first, second) => {
      fc.pre(new Set([often, has, first, second].map((one) => one.toLowerCase())).size === 4);
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
      const content = contentWith(change as object);
      expect(textsIn(content.priceGuide).map(({ text }) => text)).toContain('Gutters cleared');
      const search = `home=cottage&frequency=${often}&has=${has}&extra=${first}&extra=${second}`;
      const { isOutdated, estimate } = readEstimateQuery(search, content.priceGuide);
      expect(isOutdated).toBe(false);
      expect(estimate).toMatchObject({ clean: 1700, sum: 7700 });
    }),
    { examples, numRuns: 30 },
  );
});
