import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { homeDrawing, surchargeDrawing } from '../lib/content/price-guide';
import { Drawings } from './drawings';
import { House } from './house';

const drawings = ['home', ...homeDrawing.options, ...surchargeDrawing.options] as const;
const drawn = renderToStaticMarkup(<Drawings of={[...drawings, 'home']} />);

it('every id that a drawing refers to is on the page once, and no other id is', () => {
  const houses = [undefined, ...homeDrawing.options].map((drawing) => (
    <House key={drawing ?? ''} drawing={drawing} added={surchargeDrawing.options} />
  ));
  const html = drawn + renderToStaticMarkup(<>{houses}</>);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  expect(all(/ id="([^"]*)"/g).sort()).toEqual([...new Set(all(/ href="#([^"]*)"/g))].sort());
});

it('a browser that opens houses.svg shows every drawing', () => {
  const file = readFileSync('components/houses.svg', 'utf8');
  expect(drawings.filter((drawing) => !file.includes(`<use href="#P-${drawing}"`))).toEqual([]);
});

it.each(drawings)('the estimator draws a chosen %s', (drawing) => {
  const styles = readFileSync('components/estimator/chosen-home.module.css', 'utf8');
  const rule = new RegExp(`:has\\(\\.${drawing}(:enabled)?:checked\\) use\\.${drawing}\\b`);
  expect(styles).toMatch(rule);
});
