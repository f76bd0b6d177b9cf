import { expect, it } from 'vitest';
import { accentColour, contrast, grounds } from './accent-colour';

const levels = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

function refusal(colour: string): string | undefined {
  return accentColour.safeParse(colour).error?.issues[0]!.message;
}

it('a colour is accepted if text on it has 7:1; a refusal names one that is', () => {
  for (const colour of colours) {
    const { data } = accentColour.safeParse(colour);
    if (!data) expect(refusal(refusal(colour)!.slice(-7)), colour).toBe(undefined);
    else expect(contrast(data.ink, data.fill), colour).toBeGreaterThanOrEqual(7);
    for (const scheme of data ? (['light', 'dark'] as const) : []) {
      for (const ground of grounds[scheme]) {
        expect(contrast(data!.edge[scheme], ground), colour).toBeGreaterThanOrEqual(1.5);
      }
    }
  }
});

it.each([
  ['#004d80', '#ffffff', '#004d80'],
  ['#ffd500', '#06222b', '#eac300'],
])('%s keeps its own tone, text on it is %s and its marks are %s', (fill, ink, light) => {
  expect(accentColour.parse(fill)).toMatchObject({ fill, ink, edge: { light } });
});

it.each([
  ['#ffffff', 'does not show on the page', '#cdcdcd'],
  ['#000000', 'does not show on the page', '#373737'],
  ['#e63946', 'makes text hard to read', '#a62933'],
])('%s is refused since it %s', (colour, why, nearest) => {
  expect(refusal(colour)).toBe(`is ${colour}, which ${why}: the nearest that works is ${nearest}`);
});
