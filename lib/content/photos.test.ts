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
