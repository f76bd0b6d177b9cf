import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { homePicture, surchargePicture } from '../lib/content/price-guide';
import { Drawings } from './drawings';
import { House } from './house';

const pictures = ['home', ...homePicture.options, ...surchargePicture.options] as const;
const drawings = renderToStaticMarkup(<Drawings of={[...pictures, 'home']} />);

it('every id that a drawing refers to is on the page once, and no other id is', () => {
  const houses = [undefined, ...homePicture.options].map((picture) => (
    <House key={picture ?? ''} picture={picture} added={surchargePicture.options} />
  ));
  const html = drawings + renderToStaticMarkup(<>{houses}</>);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  expect(all(/ id="([^"]*)"/g).sort()).toEqual([...new Set(all(/ href="#([^"]*)"/g))].sort());
});

it('a browser that opens houses.svg shows every drawing', () => {
  const file = readFileSync('components/houses.svg', 'utf8');
  expect(pictures.filter((picture) => !file.includes(`<use href="#P-${picture}"`))).toEqual([]);
});

it.each(pictures)('the estimator draws a chosen %s', (picture) => {
  const styles = readFileSync('components/estimator/chosen-home.module.css', 'utf8');
  const rule = new RegExp(`:has\\(\\.${picture}(:enabled)?:checked\\) use\\.${picture}\\b`);
  expect(styles).toMatch(rule);
});
