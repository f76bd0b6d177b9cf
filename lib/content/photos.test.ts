import { expect, test } from 'vitest';
import { photos, problemsWith } from '../testing/example';

const van = { file: 'van.jpg', alt: 'A van.', illustration: 'no' };

test.each([
  {
    write: { ...van, file: 'photos/van.jpg' },
    says: 'row 7 (photos/van.jpg): file must be the name of a picture in content/photos, like kitchen-window.jpg, not "photos/van.jpg"',
  },
  {
    write: { ...van, file: 'gutter.jpg' },
    says: 'row 7 (gutter.jpg): file is "gutter.jpg" in an earlier row too: each row needs its own',
  },
  {
    write: { ...van, alt: '' },
    says: 'row 7 (van.jpg): alt is empty: it must be text of 1 to 200 characters',
  },
  {
    write: { ...van, alt: 'Leaves in a black gutter.' },
    says: 'row 7 (van.jpg): alt is "Leaves in a black gutter." in an earlier row too: each row needs its own',
  },
  {
    write: { ...van, illustration: 'perhaps' },
    says: 'row 7 (van.jpg): illustration must be true or false, not "perhaps"',
  },
])('a mistake in pictures is reported: $says', ({ write, says }) => {
  expect(problemsWith({ photos: [...photos, write] })).toEqual([`content/photos.ts: ${says}`]);
});

test('a misspelt field is reported, and so is the one that is missing', () => {
  const { file, ...rest } = van;
  expect(problemsWith({ photos: [...photos, { ...rest, fiel: file }] })).toEqual([
    'content/photos.ts: row 7 (A van.): file is missing: it must be the name of a picture in content/photos, like kitchen-window.jpg',
    'content/photos.ts: row 7 (A van.): fiel is not known here: remove it, or correct it as content/README.md says',
  ]);
});
