import parseColour from '@img/colour';
import { z } from 'zod';
import { contrast } from './contrast';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

/** For text on the accent: whichever has the higher contrast. */
const inks = ['#06222b', '#ffffff'];

/** What the accent appears on: page, bands and dark panels of each colour scheme, as in the tokens. */
export const grounds = {
  light: ['#fbfdfd', '#f9f0e0', '#0a2f3a'],
  dark: ['#071d25', '#26221a', '#15424f'],
};

const leastForText = 7;
const leastForEdges = 3;

const rule = mustBe('# and six digits or letters from a to f, like #f2a32c', (value) => {
  const written = String(value).replace(/(?<=[a-z]) (?=[a-z])/gi, '');
  const digits = hexOf(written) ?? hexOf(`#${written}`);
  return digits && `write ${digits}`;
});

/** Six digits for an opaque colour in any notation of CSS: `#fa0`, `navy`, `rgb(30, 144, 255)`. */
function hexOf(written: string): string | undefined {
  try {
    const colour = parseColour(written);
    return colour.alpha() === 1 ? colour.hex() : undefined;
  } catch {
    return undefined;
  }
}

/** A colour to fill buttons with. Its ink is the text on it; its edge stands out from what is behind. */
export const accentColour = z
  .string(rule)
  .overwrite(cleanText)
  .regex(/^#[\da-f]{6}$/i, { abort: true, ...rule })
  .refine(takesText, {
    error: ({ input }) =>
      `must be lighter or darker than ${String(input)}, on which no text is easy to read: the nearest that works is ${nearest(String(input), takesText)}`,
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

function inkOn(fill: string): string {
  return inks.reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
}

function takesText(fill: string): boolean {
  return contrast(inkOn(fill), fill) >= leastForText;
}

function standsOutFrom(behind: string[]) {
  return (edge: string) => behind.every((ground) => contrast(edge, ground) >= leastForEdges);
}

/** The colour with the least black or white mixed into it that meets a rule. */
function nearest(colour: string, meetsRule: (colour: string) => boolean): string {
  const tones = Array.from({ length: 256 }, (_, step) =>
    [0, 255].map((end) => mix(colour, end, step)),
  );
  return tones.flat().find(meetsRule)!;
}

/** A colour mixed with black (0) or white (255), whose share is `step` of 255. */
function mix(colour: string, end: number, step: number): string {
  return colour.replace(/[\da-f]{2}/gi, (digits) => {
    const channel = parseInt(digits, 16);
    const mixed = Math.round(channel + ((end - channel) * step) / 255);
    return mixed.toString(16).padStart(2, '0');
  });
}
