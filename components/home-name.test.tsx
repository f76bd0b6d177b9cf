import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homesIn } from '../lib/content/homes';
import { contentWith } from '../lib/testing/sample';
import { HomeName } from './home-name';

test.each([
  ['Bungalow', 'Bungalow', 'Bungalow'],
  ['Large', 'Large Bungalow', 'Large<span class="unlessFocused"> Bungalow</span>'],
  ['Large bungalow', 'Large Bungalow', 'Large<span class="unlessFocused"> Bungalow</span>'],
])('under the heading “Bungalow”, %s is called %s', (inRow, name, html) => {
  const rows = [{ home: inRow, fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5 }];
  const homes = [{ heading: 'Bungalow', rows }];
  const { priceGuide } = contentWith({ priceGuide: { homes, example: undefined } });
  const [home] = homesIn(priceGuide);
  expect(home!.name).toBe(name);
  const markup = renderToStaticMarkup(<HomeName home={home!} />);
  expect(markup.replace(/"_?(unlessFocused)\w*"/, '"$1"')).toBe(html);
});
