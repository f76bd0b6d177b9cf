import { expect, it } from 'vitest';
import { accentColour, contrast } from './accent-colour';

const levels = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
);

function refusal(colour: string): string | undefined {
  return accentColour.safeParse(colour).error?.issues[0]!.message;
}

it('text on an accepted colour has a contrast of 7:1; a refusal suggests an accepted colour', () => {
  for (const colour of colours) {
    const { data } = accentColour.safeParse(colour);
    if (!data) expect(refusal(refusal(colour)!.slice(-7)), colour).toBe(undefined);
    else expect(contrast(data.ink, data.fill), colour).toBeGreaterThanOrEqual(7);
  }
});
