import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreasServed } from './areas-served';

const areas = ['York', 'Whitby', 'Sandsend', 'Pickering', 'Malton', 'Filey', 'YO21'];

it.each([
  [3, 'We work in York, Whitby and Sandsend.'],
  [6, 'We work in York, Whitby, Sandsend, Pickering, Malton and Filey.'],
  [
    7,
    'We work in York, Whitby, Sandsend, Pickering, Malton and <a href="/contact">2 more places</a>.',
  ],
])('with room for six of %i places, the rest is a link', (count, words) => {
  const html = renderToStaticMarkup(<AreasServed areas={areas.slice(0, count)} most={6} />);
  expect(html).toBe(`<p>${words}</p>`);
});
