import { expect, test } from 'vitest';
import { problemsWith } from '../testing/sample';

const dull = { id: 'dull-glass', title: 'Dull Glass' };
const block = { description: 'What we do.', photo: 'gutter.jpg' };

test('mistakes in services are refused', () => {
  const mistakes: object[] = [
    { price: 'on request' },
    {
      price: 30,
      note: 'With frames.',
      needs: 'extension',
      question: 'Clean?',
      replacesFirst: true,
    },
    { description: 'What we do.' },
    { photo: 'gutter.jpg' },
    { ...block, photo: 'gutters.jpg' },
    { ...block, before: 'gutter.jpg' },
    { before: 'gutter.jpg' },
    { id: 'windows-inside' },
    { drawing: 'ladder' },
  ];
  expect(
    mistakes.flatMap((fields) => problemsWith({ services: [{ ...dull, ...fields }] })).join('\n'),
  ).toMatchInlineSnapshot(`
    "content/services.ts: row 1 (dull-glass): price is "on request", which isn't the id of an extra: write "gutter-clearing", "windows-inside", "conservatory-roof", "first-clean", "window-restoration-cleans" or "regular", or put a price of its own into a new row under extras in content/prices.ts, and that row's id here
    content/services.ts: row 1 (dull-glass): price must be "regular" or the id of an extra: put a price of its own into a new row under extras in content/prices.ts, and that row's id here
    content/services.ts: row 1 (dull-glass): note goes into content/prices.ts now: move it to the extra that price names, or to a new one
    content/services.ts: row 1 (dull-glass): needs isn't used any more: delete this line, or only needs and its value if the line has more
    content/services.ts: row 1 (dull-glass): question goes into content/prices.ts now: move it to the extra that price names, or to a new one
    content/services.ts: row 1 (dull-glass): replacesFirst goes into content/prices.ts now: move it to the extra that price names, or to a new one
    content/services.ts: row 1 (dull-glass): photo is missing: a service needs both a description and a photo, or neither
    content/services.ts: row 1 (dull-glass): description is missing: a service needs both a description and a photo, or neither
    content/services.ts: row 1 (dull-glass): photo is "gutters.jpg", which isn't a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.png", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there
    content/services.ts: row 1 (dull-glass): before is the same picture as photo: choose another
    content/services.ts: row 1 (dull-glass): before needs a photo of the same place after the work: add it under photo
    content/services.ts: row 1 (windows-inside): id is "windows-inside", which is also the id of an extra in content/prices.ts: choose another, or write it under price too
    content/services.ts: row 1 (dull-glass): drawing must be squeegee, pole, gutter, conservatory, fascia, bucket or pane, not "ladder""
  `);
});

test.each([
  { id: 'conservatory-roof', title: 'Conservatory roof', price: 'conservatory-roof' },
  { ...block, before: 'pole.png', price: '' },
])('a service may be written with %j', (fields) => {
  expect(problemsWith({ services: [{ ...dull, ...fields }] })).toEqual([]);
});
