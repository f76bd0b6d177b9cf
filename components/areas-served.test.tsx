import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreasServed } from './areas-served';

const areas = ['York', 'Whitby', 'Sandsend', 'Pickering', 'Malton', 'Filey', 'YO21'];

it.each([
  [3, 37, undefined, 'We work in York, Whitby and Sandsend.'],
  [3, 34, undefined, 'We work in York and <a href="/contact#where-we-work">2 more places</a>.'],
  [
    7,
    43,
    ['Jo'],
    '<strong>Jo</strong> works in York, Whitby and <a href="/contact#where-we-work">5 more places</a>.',
  ],
  [
    6,
    42,
    ['Jo', 'Sam'],
    '<strong>Jo and Sam</strong> work in York and <a href="/contact#where-we-work">5 more places</a>.',
  ],
  [
    3,
    42,
    ['Alexandra & Bart'],
    '<strong>Alexandra & Bart</strong> work in York and <a href="/contact#where-we-work">2 more places</a>.',
  ],
  [2, 20, undefined, 'We work in York and Whitby.'],
  [1, 10, ['Jo'], '<strong>Jo</strong> works in York.'],
])('%i places in %i characters, of %s', (count, room, names = [], words) => {
  const some = areas.slice(0, count);
  const html = renderToStaticMarkup(<AreasServed areas={some} names={names} room={room} />);
  expect(html.replaceAll('&amp;', '&')).toBe(`<p>${words}</p>`);
});
