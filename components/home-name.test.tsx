import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../lib/testing/example';
import { HomeName } from './home-name';

test.each([
  ['Bungalow', 'Bungalow', 'Bungalow'],
  ['Large', 'Large Bungalow', 'Large<span class="unlessFocused"> Bungalow</span>'],
  ['Large bungalow', 'Large Bungalow', 'Large<span class="unlessFocused"> Bungalow</span>'],
])('under the heading “Bungalow”, %s is called %s', (home, name, html) => {
  const rows = [{ home, fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5 }];
  const homes = [{ heading: 'Bungalow', rows }];
  const { priceGuide } = contentWith({ priceGuide: { homes, example: undefined } });
  const [row] = priceGuide.homes[0]!.rows;
  expect(row!.name).toBe(name);
  const markup = renderToStaticMarkup(<HomeName home={row!} />);
  expect(markup.replace(/"_?(unlessFocused)\w*"/, '"$1"')).toBe(html);
});
