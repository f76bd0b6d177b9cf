import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { example, photos, printed } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { pictureAdvice } from './picture-advice';

const owner = useExampleProject();

/** A picture of a gradient, with a light in it that is as wide as `radius` says. */
function picture(angle: number, radius: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <linearGradient id="g" gradientTransform="rotate(${angle})"><stop/><stop offset="1" stop-color="#fff"/></linearGradient>
    <path fill="url(#g)" d="M0 0h1200v900H0z"/><circle cx="300" cy="300" r="${radius}" fill="#fff"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}

it('a picture that shows the same as an earlier one is asked about, in another size and format too', async () => {
  const drawings = [
    picture(0, 0),
    picture(90, 0),
    picture(180, 0),
    picture(90, 60),
    picture(90, 250),
  ];
  for (const [row, drawing] of [...drawings, drawings[1]!.clone().resize(800, 600)].entries()) {
    await drawing.toFile(path.join(owner, 'content/photos', photos[row]!.file));
  }
  const advice = printed(await pictureAdvice(example, owner));
  expect(advice.filter((sentence) => sentence.includes('looks like'))).toEqual([
    'content/photos.ts: row 4 (conservatory.webp): file looks like windows-by-hand.jpg: is one of them a copy?',
    'content/photos.ts: row 6 (restoration.jpg): file looks like windows-by-hand.jpg: is one of them a copy?',
  ]);
});
