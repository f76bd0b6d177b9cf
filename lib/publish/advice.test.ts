import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import { advice } from './advice';

const photo = (file: string, illustration: boolean) => ({ file, alt: 'A picture.', illustration });

it('illustrations are named', () => {
  const photos = [photo('house.jpg', false), photo('gutter.jpg', true)];
  expect(advice({ photos }).map(printProblem)).toEqual([
    'content/photos.ts: these pictures are still illustrations; photos of your own work would be trusted more: gutter.jpg',
  ]);
});

it("a site with the owner's own pictures is left alone", () => {
  expect(advice({ photos: [photo('house.jpg', false)] })).toEqual([]);
});
