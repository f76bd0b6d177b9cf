import { expect, test } from 'vitest';
import { completeGuide } from '../content/complete-guide';
import type { ParsedExtra } from '../content/price-guide';
import { readWith } from '../testing/sample';
import { longest } from '../testing/price-guides';
import { parseCount, readChoices } from './choices';
import { calculateEstimate } from './estimate';
import { estimateRequest } from './estimate-words';

/** With an extra that is counted up to a maximum. */
const { priceGuide } = readWith(longest);
const driveway: ParsedExtra = {
  id: 'driveway',
  name: 'Driveway',
  price: { kind: 'each', each: 350, unit: 'm²', units: 'm²', maximum: 200 },
};
const guide = completeGuide({ ...priceGuide, extras: [...priceGuide.extras, driveway] });
const noCleans = 'frequency=none';
const read = (search: string) => readChoices(new URLSearchParams(search), guide);

test.each([
  ['extra.first-clean=yes', 'first-clean', 0],
  [`${noCleans}&extra.first-clean=no`, 'first-clean', undefined],
])('%s: the number of %s is %s', (search, id, count) => {
  expect(read(search).extras.get(id)).toBe(count);
});

test.each([
  ['', 0],
  [' 12\u00a0', 12],
  ['1,200', 1_200],
  ['99,999', 99_999],
  ['100000', undefined],
  ['1,2000', undefined],
  ['-1', undefined],
])('“%s” is read as %s', (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});

test('cleans are optional unless every extra is a question', () => {
  expect(read(noCleans).frequency).toBe(undefined);
  const questions = { ...guide, extras: guide.extras.filter(({ question }) => question) };
  const choices = readChoices(new URLSearchParams(noCleans), questions);
  expect(choices.frequency).toBe(guide.frequencies[0]);
});

test.each([
  ['extra.driveway=201', '201 m²', 'on request'],
  ['extra.driveway=200', '200 at £3.50 per m²', 70_000],
])('%s is worked out as %s: %s', (search, workings, amount) => {
  const estimate = calculateEstimate(guide, read(search));
  expect(estimate.extras).toMatchObject([{ workings, amount }]);
  expect(estimateRequest(estimate)).toContain(`(${workings})`);
});
