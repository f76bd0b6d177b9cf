import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frequency } from './parameters';
import { contentWith } from '../testing/sample';
import { longest, monthly } from '../testing/price-guides';
import { parametersOf, readEstimateQuery } from './estimate-query';
import { readChoices } from './choices';

const { priceGuide: guide } = contentWith(longest);
const { priceGuide: withFlats } = contentWith(monthly);

const semi = 'home=3-bed-semi-detached';
const roof = 'extra.conservatory-roof';

test('an estimate ignores parameters that others add to links, wherever they are', () => {
  const other = 'gclid=EAIaIQobChMI&utm_source=leaflet&_gl=1*1a2b3c*_up*MQ..&ref=yes';
  for (const search of [`${semi}&has=conservatory`, `${semi}&has=porch`]) {
    const plain = { ...readEstimateQuery(search, guide), others: new URLSearchParams(other) };
    expect(readEstimateQuery(`${search}&${other}`, guide)).toEqual(plain);
    expect(readEstimateQuery(`${other}&${search}`, guide)).toEqual(plain);
  }
});

test.each([
  'home=not-listed&has=conservatory&extra.conservatory-roof=1,200&extra.first-clean=yes',
  'has=loft&extra=gutter-clearing&extra.first-loft=no&extra=half',
])('all of “%s” is valid', (search) => {
  const { valid, isOutdated } = readEstimateQuery(search, guide);
  expect([String(valid), isOutdated]).toEqual([String(new URLSearchParams(search)), false]);
});

test('a link from a mail program that writes & as &amp; is read in full', () => {
  const search = `${semi}&${frequency}=eightWeeks&has=extension&gclid=1`;
  const inMail = search.replaceAll('&', '&amp;');
  expect(readEstimateQuery(inMail, guide)).toEqual(readEstimateQuery(search, guide));
});

test.each([
  ['empty values', `home=&${frequency}=&extra=&has=&extra.ponds=`],
  ['a frequency on its own', `${frequency}=sixWeeks&extra=`],
  ['nothing', ''],
])('%s: never outdated', (_, search) => {
  const { isOutdated, hasEstimate } = readEstimateQuery(search, guide);
  expect([isOutdated, hasEstimate]).toEqual([false, search !== '']);
});

test.each([
  ['home=castle&extra=gutter-clearing', 'extra=gutter-clearing'],
  [`${semi}&extra.ponds=2`, semi],
  [`${frequency}=sixWeeks&extra=half`, `${frequency}=fourWeeks&extra=half`],
  [`${semi}&extra.gutter-clearing=12`, semi],
  [`${semi}&extra.first-clean=perhaps`, `${semi}&extra.first-clean=perhaps`],
  [`${frequency}=none&${semi}&extra.first-clean=no`, `${frequency}=none&${semi}`],
  [`${semi}&${roof}=12.5`, `${semi}&${roof}=12.5`],
])('the estimate “%s” is outdated; “%s” goes on to the estimator', (search, left) => {
  const { valid, isOutdated } = readEstimateQuery(search, guide);
  expect([String(valid), isOutdated]).toEqual([left, true]);
});

test('what a home cannot have is outdated', () => {
  const search = 'home=flat&has=conservatory&extra=gutter-clearing';
  const { valid, isOutdated } = readEstimateQuery(search, withFlats);
  expect([String(valid), isOutdated]).toEqual(['home=flat&extra=gutter-clearing', true]);
});

/** Parameters that are valid, that are not, and that are in a query more than once. */
const anyQuery = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('home'), fc.constantFrom('2-bed-semi-detached', 'terraced', 'castle', '')),
    fc.tuple(
      fc.constant(frequency),
      fc.constantFrom('fourWeeks', 'eightWeeks', 'sixWeeks', 'none'),
    ),
    fc.tuple(fc.constant('has'), fc.constantFrom('conservatory', 'loft', 'porch')),
    fc.tuple(fc.constant('extra'), fc.constantFrom('half', 'first-clean', 'constructor', '')),
    fc.tuple(fc.constant(roof), fc.constantFrom('12', '1,200', '12.5', 'yes', '')),
    fc.tuple(fc.constant('extra.first-clean'), fc.constantFrom('no', 'yes', 'perhaps')),
    fc.tuple(fc.constant('extra.half'), fc.constantFrom('yes')),
  ),
);

test('the valid part of any query means the same without the rest, and the rest makes the query outdated', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const { valid, choices, isOutdated } = readEstimateQuery(
        String(new URLSearchParams(pairs)),
        guide,
      );
      expect(choices).toEqual(readChoices(valid, guide));
      expect(String(parametersOf(valid, guide))).toBe(String(valid));
      const given = new Set(pairs.filter(([, value]) => value).map(String));
      const isLeft = [...given].every((pair) => [...valid].map(String).includes(pair));
      const isAsked = pairs.some(([name, value]) => name !== frequency && value);
      if (isAsked && !isLeft) expect(isOutdated).toBe(true);
    }),
  );
});
