import { expect, test } from 'vitest';
import { oneHome, problemsWith, writtenSample } from '../testing/sample';

const { extras, surcharges = [] } = writtenSample.priceGuide;

const flags = { id: 'flags', name: 'Flags washed', price: 5 };
const asked = { id: 'asked', name: 'Asked', price: 5, question: 'Is it clean?' };
const replacing = { ...asked, replacesFirst: true };
const other = { id: 'other', name: 'Other' };
const windows = { id: 'windows', title: 'Windows', price: 'regular' };
const bySize = (row: object) => ({ bySize: [{ size: 'Terraced', ...row }] });
const more = (...added: object[]) => ({ priceGuide: { extras: [...extras, ...added] } });
const plain = surcharges.map(({ id, name }) => ({ id, name }));

test('mistakes in what prices depend on are refused', () => {
  const mistakes: object[] = [
    oneHome({ size: '6 Bed' }),
    {
      priceGuide: { ...Object(oneHome({ size: 'Any' }).priceGuide), extras: [] },
      services: [windows],
    },
    more({ ...flags, needs: 'gutter-clearing' }),
    more({ ...flags, id: 'conservatory' }),
    more({ ...flags, price: bySize({ withoutExtension: 50 }) }),
    { priceGuide: { surcharges: plain } },
    more({ ...flags, price: { times: 2 } }),
    more({ ...flags, price: { times: 2, frequency: 'monthly' } }),
    more({ ...flags, price: { each: 5, unit: 'flag', units: 'flags' }, question: 'How many?' }),
    more({ ...flags, replacesFirst: true }),
    more(replacing, { ...replacing, ...other }),
    oneHome({ conservatory: 'none' }),
  ];
  expect(mistakes.flatMap((change) => problemsWith(change)).join('\n')).toMatchInlineSnapshot(`
    "content/prices.ts: homes, table 1, row 1 (Cottage): size is "6 Bed", which isn't a size in any bySize: write "Terraced", "3/4 Bed Semi", "3/4 Bed Detached" or "5 Bed", or remove it, or add a row for it to each bySize
    content/prices.ts: homes, table 1, row 1 (Cottage): size is "Any", which isn't a size in any bySize: remove it, or add a row for it to each bySize
    content/prices.ts: extras, row 6 (flags): needs isn't used any more: delete this line, or only needs and its value if the line has more
    content/prices.ts: extras, row 6 (conservatory): id is "conservatory", which is also the id of a surcharge: choose another
    content/prices.ts: extras, row 6 (flags), price, bySize, row 1 (Terraced): withExtension is missing: write the price for a home with Extension or Conservatory, or "on request"
    content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 1 (Terraced): withExtension only works if a surcharge has countsAsExtension: true, and none has: remove it
    content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): withExtension only works if a surcharge has countsAsExtension: true, and none has: remove it
    content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 3 (3/4 Bed Detached): withExtension only works if a surcharge has countsAsExtension: true, and none has: remove it
    content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 4 (5 Bed): withExtension only works if a surcharge has countsAsExtension: true, and none has: remove it
    content/prices.ts: extras, row 6 (flags), price: frequency must name the price that is multiplied: write "fourWeeks" or "eightWeeks"
    content/prices.ts: extras, row 6 (flags), price: frequency must name the price that is multiplied: write "fourWeeks" or "eightWeeks"
    content/prices.ts: extras, row 6 (flags): question can't be used with each, which asks for a number: remove it
    content/prices.ts: extras, row 6 (flags): replacesFirst only works with a question: add one, or remove replacesFirst
    content/prices.ts: extras, row 7 (other): replacesFirst is already set on "asked". Only one extra can replace the first clean
    content/prices.ts: surcharges, row 2 (conservatory): is "none" for every home: write an amount for one of them, or remove this surcharge"
  `);
});
