import { expect, test } from 'vitest';
import { problemsWith } from '../testing/sample';

const dull = { id: 'dull-glass', title: 'Dull Glass', price: 'on request' };
const block = { description: 'What we do.', photo: 'gutter.jpg' };

test('mistakes in services are refused', () => {
  const mistakes: object[] = [
    { price: '' },
    { price: 'double' },
    { title: 'conservatory roof', price: { each: 6, unit: 'panel', units: 'panels' } },
    { price: 'regular', note: 'With frames.' },
    { price: 'windows-inside', question: 'Clean?', replacesFirst: true },
    { description: 'What we do.' },
    { photo: 'gutter.jpg' },
    { ...block, photo: 'gutters.jpg' },
    { ...block, before: 'gutter.jpg' },
    { before: 'gutter.jpg' },
    { id: 'windows-inside' },
    { picture: 'ladder' },
  ];
  expect(
    mistakes.flatMap((fields) => problemsWith({ services: [{ ...dull, ...fields }] })).join('\n'),
  ).toMatchInlineSnapshot(`
    "content/services.ts: row 1 (dull-glass): price is empty: it must be an amount from 0.01 to 100,000 pounds, like 15, 15.50 or "from £60", or "on request", or another price shown in content/README.md
    content/services.ts: row 1 (dull-glass): price is "double", which isn't the id of an extra in content/prices.ts: write "gutter-clearing", "windows-inside", "conservatory-roof", "regular" or "on request", or an amount
    content/services.ts: row 1 (dull-glass): title is "conservatory roof", which is also the name of an extra in content/prices.ts: choose another, or write that extra's id under price
    content/services.ts: row 1 (dull-glass): note is only for services with a price of their own: remove it, or move it to an extra in content/prices.ts
    content/services.ts: row 1 (dull-glass): question is only for services with a price of their own: remove it, or move it to an extra in content/prices.ts
    content/services.ts: row 1 (dull-glass): replacesFirst is only for services with a price of their own: remove it, or move it to an extra in content/prices.ts
    content/services.ts: row 1 (dull-glass): photo is missing: a service needs both a description and a photo, or neither
    content/services.ts: row 1 (dull-glass): description is missing: a service needs both a description and a photo, or neither
    content/services.ts: row 1 (dull-glass): photo is "gutters.jpg", which isn't a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.png", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there
    content/services.ts: row 1 (dull-glass): before is the same picture as photo: choose another
    content/services.ts: row 1 (dull-glass): before needs a photo of the same place after the work: add it under photo
    content/services.ts: row 1 (windows-inside): id is "windows-inside", which is also the id of an extra in content/prices.ts: choose another
    content/services.ts: row 1 (dull-glass): picture must be squeegee, pole, gutter, conservatory, fascia, bucket or pane, not "ladder""
  `);
});

test.each([
  { title: 'Conservatory roof', price: 'conservatory-roof' },
  { price: 'from £400' },
  { ...block, before: 'pole.png', price: 30 },
])('a service may be written with %j', (fields) => {
  expect(problemsWith({ services: [{ ...dull, ...fields }] })).toEqual([]);
});
