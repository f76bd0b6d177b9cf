import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreasServed } from './areas-served';

const areas = ['York', 'Whitby', 'Sandsend', 'Pickering', 'Malton', 'Filey', 'YO21'];

it.each([
  [3, 37, undefined, 'We work in York, Whitby and Sandsend.'],
  [3, 34, undefined, 'We work in York and <a href="/contact">2 more places</a>.'],
  [7, 43, 'Jo', 'Jo works in York, Whitby and <a href="/contact">5 more places</a>.'],
  [2, 20, undefined, 'We work in <a href="/contact">2 places</a>.'],
  [1, 10, 'Jo', 'Jo works in York.'],
])('%i places in %i characters, of %s', (count, room, name, words) => {
  const some = areas.slice(0, count);
  const html = renderToStaticMarkup(<AreasServed areas={some} name={name} room={room} />);
  expect(html).toBe(`<p>${words}</p>`);
});
