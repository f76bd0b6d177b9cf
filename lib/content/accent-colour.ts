import parseColour from '@img/colour';
import type { z } from 'zod';
import { matching } from './field-types';

/** For text on the accent: whichever has the higher contrast. */
const inks = ['#06222b', '#ffffff'];

/** A colour to fill buttons with, and the colour of the text on it. */
export const accentColour = matching(
  /^#[\da-f]{6}$/i,
  '# and six digits or letters from a to f, like #f2a32c, or the name of a colour, like navy',
  codeOf,
)
  .refine(takesText, {
    error: ({ input }) =>
      `is ${input}, which makes text hard to read: the nearest that works is ${nearest(String(input))}`,
  })
  .transform((fill) => ({ fill, ink: inkOn(fill) }));

/** The owner's accent. */
export type AccentColour = z.output<typeof accentColour>;

/** The code of a colour by its name, such as navy or dark blue, in a tone that takes text; or ffd500 with its #. */
function codeOf(written: string): string {
  if (/^#?[\da-f]{6}$/i.test(written)) return `#${written.replace('#', '')}`;
  try {
    return nearest(parseColour(written.replaceAll(' ', '')).hex());
  } catch {
    return written;
  }
}

/** Contrast ratio of two colours like #0a2b35, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  return parseColour(one).contrast(parseColour(other));
}

function takesText(fill: string): boolean {
  return contrast(inkOn(fill), fill) >= 7;
}

function inkOn(fill: string): string {
  return inks.reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
}

/** The colour with the least black or white mixed into it that takes text. */
function nearest(colour: string): string {
  const start = parseColour(colour);
  const ends = [parseColour('#000000'), parseColour('#ffffff')];
  const tones = Array.from({ length: 256 }, (_, step) =>
    ends.map((end) => start.mix(end, step / 255).hex()),
  );
  return tones.flat().find(takesText)!.toLowerCase();
}
