import { expect, test } from 'vitest';
import { rulesBroken } from '../testing/rules-broken';
import { oneHome, problemsWith, writtenSample } from '../testing/sample';

const { frequencies, surcharges = [], homes, extras } = writtenSample.priceGuide;
const [semi] = homes;

/** The sample, with other words for its second frequency. */
const every = (words: string) => ({
  priceGuide: { frequencies: [frequencies[0], { ...frequencies[1], every: words }] },
});
const surcharge = (fields: object) => ({
  priceGuide: { surcharges: [...surcharges, { id: 'loft', name: 'Loft', ...fields }] },
});
const exampleOf = (fields: object) => ({
  priceGuide: { example: { home: '3 Bed Semi Detached', frequency: 'eightWeeks', ...fields } },
});
const semiWith = (fields: object) => ({
  priceGuide: {
    homes: [{ ...semi, rows: semi!.rows.map((row) => ({ ...row, ...fields })) }],
  },
});
const namesake = { rows: ['5 Bed', '5-bed'].map((home) => ({ ...semi!.rows[0], home })) };
const flags = { id: 'flags', name: 'Flags washed', price: 5 };
const asked = { id: 'asked', name: 'Asked', price: 5, question: 'Is it clean?' };
const replacing = { ...asked, replacesFirst: true };
const other = { id: 'other', name: 'Other' };
const windows = { id: 'windows', title: 'Windows', price: 'regular' };
const bySize = (row: object) => ({ bySize: [{ size: 'Terraced', ...row }] });
const more = (...added: object[]) => ({ priceGuide: { extras: [...extras, ...added] } });

test('mistakes in the price guide are refused', () => {
  const mistakes = [
    ...['every 8 weeks', 'twice a year', '3 times a year', 'a b c 8 weeks'].map(every),
    ...['8 week', '6–7 month', '0 weeks', '1 weeks', 'weeks', '6 - 7 weeks', 'Four weeks'].map(
      every,
    ),
    every('4 weeks'),
    { priceGuide: { includes: 'Frames and sills included' } },
    { priceGuide: { frequencies: [{ ...frequencies[0], every: 'once' }, frequencies[1]] } },
    ...['size', 'none', '2nd', 'four weeks', 'a'.repeat(31), 'valueOf', 'eightWeeks'].map((id) =>
      surcharge({ id }),
    ),
    oneHome({ weekly: 4 }),
    oneHome({ conservatory: undefined }),
    oneHome({ drawing: 'castle' }),
    oneHome({ home: 'Not listed' }),
    { priceGuide: { homes: [namesake], example: undefined } },
    { priceGuide: { homes: [semi, { ...semi, rows: semi!.rows.slice(0, 1) }] } },
    { priceGuide: { homes: [...homes, { rows: [{ ...semi!.rows[0], home: 'Cottage' }] }] } },
    { priceGuide: { homes: [], example: undefined } },
    { priceGuide: { frequencies: [], example: undefined } },
    exampleOf({ home: '3 Bed' }),
    exampleOf({ frequency: 'monthly' }),
    semiWith({ conservatory: 'none' }),
    semiWith({ eightWeeks: 'on request' }),
    oneHome({ size: '6 Bed' }),
    {
      priceGuide: { ...Object(oneHome({ size: 'Any' }).priceGuide), extras: [] },
      services: [windows],
    },
    more({ ...flags, needs: 'gutter-clearing' }),
    more({ ...flags, id: 'conservatory' }),
    more({ ...flags, price: bySize({ withoutExtension: 50 }) }),
    { priceGuide: { surcharges: surcharges.map(({ id, name }) => ({ id, name })) } },
    more({ ...flags, price: { times: 2, frequency: 'monthly' } }),
    more({ ...flags, price: { each: 5, unit: 'flag', units: 'flags' }, question: 'How many?' }),
    more({ ...flags, replacesFirst: true }),
    more(replacing, { ...replacing, ...other }),
  ];
  expect(rulesBroken(mistakes.map((change) => problemsWith(change)))).toMatchInlineSnapshot(`
    "content/prices.ts: frequencies, row 2 (eightWeeks): every must be a time to follow “every”, in small letters, like 8 weeks, month or 6 months (for twice a year), or once, not "every 8 weeks"
    content/prices.ts: frequencies, row 2 (eightWeeks): every repeats "4 weeks" from an earlier row: change it, or remove this row
    content/prices.ts: includes must be words to follow “Price per clean,”, like frames and sills included, with a small first letter, not "Frames and sills included"
    content/prices.ts: frequencies, row 1 (fourWeeks): every is "once", which must come last: move this row to the end
    content/prices.ts: surcharges, row 3 (size): id must be one word of at most 30 letters and digits that begins with a letter, like sixWeeks, other than home, size, drawing, frequency, none and JavaScript's own words, not "size"
    content/prices.ts: surcharges, row 3 (eightWeeks): id is "eightWeeks", which is also the id of a frequency: choose another
    content/prices.ts: homes, table 1, row 1 (Cottage): weekly isn't a field here: change it to fourWeeks, eightWeeks, extension, conservatory, home, size or drawing, or remove it
    content/prices.ts: homes, table 1, row 1 (Cottage): conservatory is missing: write an amount, "on request" or "none"
    content/prices.ts: homes, table 1, row 1 (Cottage): drawing must be bungalow, flat, terrace, semi or detached, not "castle"
    content/prices.ts: homes, table 1, row 1 (Not listed): home must be a name with a letter from a to z or a digit, other than Not listed, not "Not listed"
    content/prices.ts: homes, table 1, row 2 (5-bed): home is too like 5 Bed: both get the address "5-bed". Change a letter or digit
    content/prices.ts: homes, table 2 (Semi Detached), row 1 (2 Bed): home is in full 2 Bed Semi Detached, as in an earlier row: change one of the names, or remove a row
    content/prices.ts: homes, table 4: heading is missing: only one table can have no heading
    content/prices.ts: homes must be a list of tables with at least one entry, not an empty list
    content/prices.ts: frequencies must be a list of frequencies with at least one entry, not an empty list
    content/prices.ts: example: home is "3 Bed", which isn't a home in the tables: write "2 Bed Semi Detached", "3 Bed Semi Detached", "4 Bed Semi Detached", "3 Bed Detached", "4 Bed Detached", "5 Bed Detached", "6 Bed Detached" or "Terraced", or remove the example
    content/prices.ts: example: frequency is "monthly", which isn't the id of a frequency: write "fourWeeks" or "eightWeeks", or remove the example
    content/prices.ts: surcharges, row 2 (conservatory): is "none" for every home: write an amount for one of them, or remove this surcharge
    content/prices.ts: example has no price, since 3 Bed Semi Detached has conservatory: "none". Choose another home, frequency or surcharge
    content/prices.ts: example has no price, since 3 Bed Semi Detached has eightWeeks: "on request". Choose another home, frequency or surcharge
    content/prices.ts: homes, table 1, row 1 (Cottage): size is "6 Bed", which isn't a size in any bySize: write "Terraced", "3/4 Bed Semi", "3/4 Bed Detached" or "5 Bed", or remove it, or add a row for it to each bySize
    content/prices.ts: homes, table 1, row 1 (Cottage): size is "Any", which isn't a size in any bySize: remove it, or add a row for it to each bySize
    content/prices.ts: extras, row 6 (flags): needs isn't used any more: delete this line, or only needs and its value if the line has more
    content/prices.ts: extras, row 6 (conservatory): id is "conservatory", which is also the id of a surcharge: choose another
    content/prices.ts: extras, row 6 (flags), price, bySize, row 1 (Terraced): withExtension is missing: write the price for a home with Extension or Conservatory, or "on request"
    content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 1 (Terraced): withExtension only works if a surcharge has countsAsExtension: true, and none has: remove it
    content/prices.ts: extras, row 6 (flags), price: frequency must name the price that is multiplied: write "fourWeeks" or "eightWeeks"
    content/prices.ts: extras, row 6 (flags): question can't be used with each, which asks for a number: remove it
    content/prices.ts: extras, row 6 (flags): replacesFirst only works with a question: add one, or remove replacesFirst
    content/prices.ts: extras, row 7 (other): replacesFirst is already set on "asked". Only one extra can replace the first clean"
  `);
});

test.each(['month', 'other week', '1 week', '6–7 weeks', 'a b 8 weeks', 'once'])(
  'a clean may be every %s',
  (words) => {
    expect(problemsWith(every(words))).toEqual([]);
  },
);
