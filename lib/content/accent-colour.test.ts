import { expect, it } from 'vitest';
import { accentColour, contrast, grounds } from './accent-colour';

const levels = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

function refusal(colour: string): string | undefined {
  return accentColour.safeParse(colour).error?.issues[0]!.message;
}

it('text on every colour that is accepted has 7:1, and its edge shows in light and dark', () => {
  const accepted = colours.flatMap((colour) => accentColour.safeParse(colour).data ?? []);
  expect(accepted.length).toBeGreaterThan(80);
  for (const { fill, ink, edge } of accepted) {
    expect(contrast(ink, fill), fill).toBeGreaterThanOrEqual(7);
    for (const scheme of ['light', 'dark'] as const) {
      for (const ground of grounds[scheme]) {
        expect(contrast(edge[scheme], ground), `${fill} on ${ground}`).toBeGreaterThanOrEqual(1.5);
      }
    }
  }
});

it('every refusal names a colour that is accepted', () => {
  const refusals = colours.flatMap((colour) => refusal(colour) ?? []);
  expect(refusals.length).toBeGreaterThan(80);
  for (const sentence of refusals) expect(refusal(sentence.slice(-7)), sentence).toBe(undefined);
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
