import { expect, test } from 'vitest';
import { refusalsOf, rulesBroken } from '../testing/rules-broken';
import { amount, pounds, price, surchargeAmount } from './price';

test('mistakes in amounts and prices are refused', () => {
  const each = { each: 5, unit: 'flag', units: 'flags' };
  const size = { size: 'House', withoutExtension: 50 };
  const mistakes = [
    { schema: amount, written: [0, -2, 100_000.01, 15.555, 'none', '£15,50', '15 - 20'] },
    { schema: amount, written: ['from £0', 'From £5', 'On request', [15]] },
    { schema: pounds, written: [0, 'from £5', 'on request'] },
    { schema: surchargeAmount, written: [-2, '+£2', 'from £5', true] },
    { schema: price, written: [undefined, 'double', [], { perFlag: 5, unit: 'flag' }] },
    {
      schema: price,
      written: [
        { ...each, each: 'on request' },
        { each: 5, units: 'flags' },
      ],
    },
    { schema: price, written: ['per flag', 'Per'].map((unit) => ({ ...each, unit })) },
    { schema: price, written: [0, 100_000, 2.5].map((maximum) => ({ ...each, maximum })) },
    { schema: price, written: [0.04, 2.125, 10.01, '2'].map((times) => ({ times })) },
    { schema: price, written: [{ bySize: [] }, { bySize: [size, size] }] },
  ];
  const refusals = mistakes.flatMap(({ schema, written }) =>
    written.map((one) => refusalsOf(schema, one)),
  );
  expect(rulesBroken(refusals)).toMatchInlineSnapshot(`
    "must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", or "on request", not 0
    must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", or "on request", not a list
    must be an amount from 0.01 to 100,000 pounds, like 15 or 15.50, not 0
    must be an amount from 0 to 100,000 pounds, like 5 or 5.50, "on request" or "none", not -2
    must be an amount from 0 to 100,000 pounds, like 5 or 5.50, "on request" or "none", not true
    is missing: it must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", or "on request", or another price shown in content/README.md
    must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", or "on request", or another price shown in content/README.md, not "double"
    must be each, unit and units in curly brackets, not an empty list
    each is missing: it must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60"
    units is missing: it must be text of 1 to 20 characters
    isn't a field here: change it to each, unit, units, minimum or maximum, or remove it
    each must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", not "on request"
    unit is missing: it must be text of 1 to 20 characters
    unit must be what is counted, without “per”, like panel, not "per flag"
    maximum must be a whole number from 1 to 99999, like 200, not 0
    times must be a number from 0.05 to 10 with at most two decimals, like 2 or 0.75, not 0.04
    times must be a number from 0.05 to 10 with at most two decimals, like 2 or 0.75, not "2" (remove the quotes)
    bySize must be a list of rows with at least one entry, not an empty list
    bySize 1 size repeats "House" from an earlier row: change it, or remove this row"
  `);
});

test.each([
  [amount, 0.01, 1],
  [amount, 100_000, 10_000_000],
  [amount, 1.1, 110],
  [amount, ' £13.5 ', 1350],
  [amount, 'from £1,050', { from: 105_000 }],
  [amount, 'from\u00A0£ 60', { from: 6000 }],
  [surchargeAmount, '£\u202F5', 500],
  [amount, 'on request ', 'on request'],
  [surchargeAmount, 0, 0],
  [surchargeAmount, 'none', 'none'],
  [price, '£30', { kind: 'amount', amount: 3000 }],
  [price, { times: 0.05, frequency: '' }, { kind: 'times', times: 0.05 }],
  [
    price,
    { times: 1.15, withSurcharges: true },
    { kind: 'times', times: 1.15, withSurcharges: true },
  ],
  [
    price,
    { each: 'from £5', unit: 'panel', units: 'panels' },
    { kind: 'each', each: { from: 500 }, unit: 'panel', units: 'panels' },
  ],
])('amounts and prices are read: %#', (schema, written, read) => {
  expect(schema.parse(written)).toEqual(read);
});
