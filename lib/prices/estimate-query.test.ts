import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from '../testing/sample';
import { everyPrice } from '../testing/price-guides';
import { parametersOf, readEstimateQuery } from './estimate-query';
import { readChoices } from './choices';

const { priceGuide: guide } = contentWith(everyPrice);

test('a link from a mail program that writes & as &amp; is read in full', () => {
  const search = 'home=house&frequency=quarterly&has=extension&gclid=1';
  const inMail = search.replaceAll('&', '&amp;');
  expect(readEstimateQuery(inMail, guide)).toEqual(readEstimateQuery(search, guide));
});

test.each([
  ['home=castle&extra=gutters', 'extra=gutters'],
  ['home=flat&has=extension&extra=sills', 'home=flat&extra=sills'],
  ['frequency=yearly&extra=sills', 'frequency=monthly&extra=sills'],
  ['home=house&extra.gutters=12', 'home=house'],
  ['home=house&extra.first-clean=perhaps', 'home=house&extra.first-clean=perhaps'],
  ['frequency=none&home=house&extra.first-clean=no', 'frequency=none&home=house'],
  ['home=house&extra.roof=12.5', 'home=house&extra.roof=12.5'],
])('the estimate “%s” is outdated; “%s” goes on to the estimator', (search, left) => {
  const { valid, isOutdated } = readEstimateQuery(search, guide);
  expect([String(valid), isOutdated]).toEqual([left, true]);
});

const unreadable = ['12.5', 'a few', 'perhaps'];

/** Parameters that are valid, that are not, that others add, and that are in a query more than once. */
const anyQuery = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('home'), fc.constantFrom('house', 'flat', 'not-listed', 'castle', '')),
    fc.tuple(fc.constant('frequency'), fc.constantFrom('monthly', 'oneOff', 'yearly', 'none')),
    fc.tuple(fc.constant('has'), fc.constantFrom('extension', 'loft', 'porch')),
    fc.tuple(fc.constant('extra'), fc.constantFrom('sills', 'first-clean', 'constructor', '')),
    fc.tuple(fc.constant('extra.roof'), fc.constantFrom('12', '1,200', '12.5', 'a few', '')),
    fc.tuple(fc.constant('extra.first-clean'), fc.constantFrom('no', 'yes', 'perhaps')),
    fc.tuple(fc.constantFrom('gclid', 'ref', 'hasty'), fc.constantFrom('home', 'yes')),
  ),
);

test('the valid part of any query means the same without the rest, which alone makes it outdated', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const query = readEstimateQuery(String(new URLSearchParams(pairs)), guide);
      const valid = [...query.valid];
      expect(query.choices).toEqual(readChoices(query.valid, guide));
      expect([...parametersOf(query.valid, guide)]).toEqual(valid);
      const isOurs = ([name]: [string, string]) =>
        /^(home|frequency|has|extra|extra\..*)$/.test(name);
      expect([...query.others]).toEqual(pairs.filter((pair) => !isOurs(pair)));
      const own = pairs.filter(isOurs);
      expect(query.hasEstimate).toBe(own.length > 0);
      const given = own.filter(([, value]) => value);
      const isLeft = given.every((pair) => valid.map(String).includes(String(pair)));
      const isUnreadable = valid.some(([, value]) => unreadable.includes(value));
      // An old frequency alone is no choice.
      const isAsked = given.some(([name]) => name !== 'frequency');
      expect(query.isOutdated).toBe(isAsked && (!isLeft || isUnreadable));
    }),
    { numRuns: 1000 },
  );
});
