import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { homePicture, surchargePicture } from '../lib/content/price-guide';
import { Drawings } from './drawings';
import { House } from './house';

const pictures = ['home', ...homePicture.options, ...surchargePicture.options] as const;
const drawings = renderToStaticMarkup(<Drawings of={[...pictures, 'home']} />);

it('every id that a drawing refers to is on the page once', () => {
  const houses = [undefined, ...homePicture.options].map((picture) => (
    <House key={picture ?? ''} picture={picture} />
  ));
  const html = drawings + renderToStaticMarkup(<>{houses}</>);
  const targets = new Set([...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id));
  expect(targets).toHaveLength(4 + 1 + homePicture.options.length);
  for (const id of targets) expect(html.split(` id="${id}"`), id).toHaveLength(2);
});

it('all drawings and their colours weigh at most 2.5 kB', () => {
  const colours = readFileSync('components/house.module.css');
  expect(gzipSync(drawings + colours).length).toBeLessThanOrEqual(2_500);
});

it.each(pictures)('the estimator draws a chosen %s', (picture) => {
  const styles = readFileSync('components/estimator/scene.module.css', 'utf8');
  const rule = new RegExp(`:has\\(\\.${picture}(:enabled)?:checked\\) use\\.${picture}\\b`);
  expect(styles).toMatch(rule);
});
