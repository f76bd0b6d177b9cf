import { expect, test } from 'vitest';
import { photos, problemsWith } from '../testing/sample';

const van = { file: 'van.jpg', alt: 'A van.', illustration: false };

test('each picture needs a file and a description of its own', () => {
  const mistakes = [
    { ...van, file: 'gutter.jpg' },
    { ...van, alt: 'Leaves in a black gutter.' },
  ];
  expect(mistakes.flatMap((one) => problemsWith({ photos: [...photos, one] })).join('\n'))
    .toMatchInlineSnapshot(`
    "content/photos.ts: row 7 (gutter.jpg): file repeats "gutter.jpg" from an earlier row: change it, or remove this row
    content/photos.ts: row 7 (van.jpg): alt repeats "Leaves in a black gutter." from an earlier row: change it, or remove this row"
  `);
});
