import { expect, it } from 'vitest';
import { accentColour, grounds } from './accent-colour';
import { contrast } from './contrast';

const levels = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

function refusal(colour: string): string | undefined {
  return accentColour.safeParse(colour).error?.issues[0]!.message;
}

it('text on every colour that is accepted has 7:1, and its edge 3:1, in light and dark', () => {
  const accepted = colours.flatMap((colour) => accentColour.safeParse(colour).data ?? []);
  expect(accepted.length).toBeGreaterThan(80);
  for (const { fill, ink, edge } of accepted) {
    expect(contrast(ink, fill), fill).toBeGreaterThanOrEqual(7);
    for (const scheme of ['light', 'dark'] as const) {
      for (const ground of grounds[scheme]) {
        expect(contrast(edge[scheme], ground), `${fill} on ${ground}`).toBeGreaterThanOrEqual(3);
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
  ['#003366', '#ffffff'],
  ['#ffd500', '#06222b'],
])('%s keeps its own tone, and text on it is %s', (fill, ink) => {
  expect(accentColour.parse(fill)).toMatchObject({ fill, ink });
});
