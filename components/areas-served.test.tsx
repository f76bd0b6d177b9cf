import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreasServed } from './areas-served';

const areas = ['York', 'Whitby', 'Sandsend', 'Pickering', 'YO21'];

it.each([
  [1, ['Jo'], '<strong>Jo</strong>, covering York'],
  [3, ['Jo', 'Sam'], '<strong>Jo and Sam</strong>, covering York, Whitby and Sandsend'],
  [4, [], 'Covering York, Whitby and <a href="/contact#where-we-work">2\u00a0more\u00a0places</a>'],
])('%i places covered by %j, in short', (count, names, words) => {
  const some = areas.slice(0, count);
  const html = renderToStaticMarkup(<AreasServed areas={some} names={names} isShort />);
  expect(html).toBe(`<p>${words}</p>`);
});

it('the full list names every place', () => {
  expect(renderToStaticMarkup(<AreasServed areas={areas} />)).toBe(
    '<p>Covering York, Whitby, Sandsend, Pickering and YO21</p>',
  );
});
