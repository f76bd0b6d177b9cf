import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

const dull = { id: 'dull-glass', title: 'Dull Glass', price: 'on request' };
const block = { description: 'What we do.', photo: 'gutter.jpg' };
const service = (fields: object) => ({ services: [{ ...dull, ...fields }] });

test.each([
  {
    write: service({ title: 'conservatory roof', price: { each: 6, unit: 'panel' } }),
    says: 'row 1 (dull-glass): title is "conservatory roof", the name of an extra in content/prices.ts too: choose another, or write the id of that extra as its price',
  },
  {
    write: service({ price: 'double' }),
    says: 'row 1 (dull-glass): price is "double", which is not the id of an extra in content/prices.ts: write "gutter-clearing", "windows-inside", "conservatory-roof", "regular" or "on request", or an amount',
  },
  {
    write: service({ price: 'gutter-cleaning' }),
    says: 'row 1 (dull-glass): price is "gutter-cleaning", which is not the id of an extra in content/prices.ts: write "gutter-clearing", or an amount',
  },
  {
    write: service({ price: { each: 8 } }),
    says: 'row 1 (dull-glass), price: unit is missing: it must be what is counted, in the singular and without “a” or “per”, like panel',
  },
  {
    write: service({ price: { times: 2, frequency: 'monthly' } }),
    says: 'row 1 (dull-glass), price: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"',
  },
  {
    write: service({ price: 'regular', headings: ['Detatched'] }),
    says: 'row 1 (dull-glass), headings, row 1: is "Detatched", which is not a heading in content/prices.ts: write "Detached"',
  },
  {
    write: service({ headings: ['Detached'] }),
    says: 'row 1 (dull-glass): headings belong to the price "regular": remove them',
  },
  {
    write: service({ photo: 'gutter.jpg' }),
    says: 'row 1 (dull-glass): description is missing: a block on the services page has both a description and a photo, and a service without a block has neither',
  },
  {
    write: service({ ...block, before: 'gutter.jpg' }),
    says: 'row 1 (dull-glass): before is the same picture as photo: write another',
  },
  {
    write: service({ id: 'windows-inside' }),
    says: 'row 1 (windows-inside): id is "windows-inside", the id of an extra in content/prices.ts: choose another',
  },
])('a mistake in services is reported: $says', ({ write, says }) => {
  expect(problemsWith(write)).toEqual([`content/services.ts: ${says}`]);
});

test('a service may have the name of the extra whose price it has', () => {
  const same = service({ title: 'Conservatory roof', price: 'conservatory-roof' });
  expect(problemsWith(same)).toEqual([]);
});

test('a service may be for some tables of homes, and for several', () => {
  const headings = ['Semi Detached', 'Detached'];
  expect(problemsWith(service({ price: 'regular', headings }))).toEqual([]);
});
