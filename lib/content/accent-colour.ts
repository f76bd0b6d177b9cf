import parseColour from '@img/colour';
import { z } from 'zod';
import { matching } from './fields';

/** For text on the accent: whichever has the higher contrast. */
const inks = ['#06222b', '#ffffff'];

/** What the accent appears on: page, bands and dark panels of each colour scheme, as in the tokens. */
export const grounds = {
  light: ['#fbfdfd', '#f9f0e0', '#0a2f3a'],
  dark: ['#071d25', '#26221a', '#15424f'],
};

const leastForText = 7;

/** Edges and marks are never the only sign of anything, and with 3:1 yellow would turn olive. */
const leastForEdges = 1.5;

/** Of 255, in red, green or blue: with less, a button does not show on the page. */
const leastDifference = 48;

/** A colour to fill buttons with. Its ink is the text on it; its edge stands out from what is behind. */
export const accentColour = matching(
  /^#[\da-f]{6}$/i,
  '# and six digits or letters from a to f, like #f2a32c',
  codeHint,
)
  .refine(isUsable, {
    error: ({ input }) => {
      const fill = String(input);
      const why = takesText(fill) ? 'does not show on the page' : 'makes text hard to read';
      return `is ${fill}, which ${why}: the nearest that works is ${nearest(fill, isUsable)}`;
    },
  })
  .transform((fill) => ({
    fill,
    ink: inkOn(fill),
    edge: {
      light: nearest(fill, standsOutFrom(grounds.light)),
      dark: nearest(fill, standsOutFrom(grounds.dark)),
    },
  }));

/** The owner's accent. */
export type AccentColour = z.output<typeof accentColour>;

/** The code of a colour that is written in another way, such as navy or dark blue. */
function codeHint(written: unknown): string | undefined {
  try {
    const code = parseColour(String(written).replaceAll(' ', '')).hex();
    return `write '${nearest(code, isUsable)}'`;
  } catch {
    return undefined;
  }
}

/** Contrast ratio of two colours like #0a2b35, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  return parseColour(one).contrast(parseColour(other));
}

function isUsable(fill: string): boolean {
  return takesText(fill) && [grounds.light, grounds.dark].every(([page]) => differs(fill, page!));
}

function takesText(fill: string): boolean {
  return contrast(inkOn(fill), fill) >= leastForText;
}

function inkOn(fill: string): string {
  return inks.reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
}

function differs(fill: string, page: string): boolean {
  const others = parseColour(page).array();
  const differences = parseColour(fill)
    .array()
    .map((channel, index) => Math.abs(channel - others[index]!));
  return Math.max(...differences) >= leastDifference;
}

function standsOutFrom(behind: string[]) {
  return (edge: string) => behind.every((ground) => contrast(edge, ground) >= leastForEdges);
}

/** The colour with the least black or white mixed into it that meets a rule. */
function nearest(colour: string, meetsRule: (colour: string) => boolean): string {
  const start = parseColour(colour);
  const ends = [parseColour('#000000'), parseColour('#ffffff')];
  const tones = Array.from({ length: 256 }, (_, step) =>
    ends.map((end) => start.mix(end, step / 255).hex()),
  );
  return tones.flat().find(meetsRule)!.toLowerCase();
}
