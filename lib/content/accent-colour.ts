import type { z } from 'zod';
import { matching } from './field-types';

/** The two colours that text on the accent can have; the one with more contrast is used. */
const inks = ['#06222b', '#ffffff'];

/** A colour to fill buttons with, and the colour of the text on it. */
export const accentColour = matching(
  /^#[\da-f]{6}$/i,
  '# and six digits or letters from a to f, as a colour picker shows them, like #f2a32c',
)
  .refine(isLegible, {
    error: ({ input }) =>
      `is ${input}, which makes text on it hard to read: the nearest colour that works is ${nearestLegible(String(input))}`,
  })
  .transform((fill) => ({ fill, ink: inkOn(fill) }));

/** The owner's accent colour, and that of text on it. */
export type AccentColour = z.output<typeof accentColour>;

/** Contrast ratio of two colours like #0a2b35, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, from 0 to 255. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Whether text on a colour has the contrast that WCAG asks for at level AAA. */
function isLegible(fill: string): boolean {
  return contrast(inkOn(fill), fill) >= 7;
}

function inkOn(fill: string): string {
  return inks.reduce((best, ink) => (contrast(ink, fill) > contrast(best, fill) ? ink : best));
}

/** The colour, mixed with just enough black or white to make text on it legible. */
function nearestLegible(colour: string): string {
  const tones = Array.from({ length: 256 }, (_, step) =>
    [0, 255].map((end) => {
      const mixed = channels(colour).map((value) =>
        Math.round(value + ((end - value) * step) / 255),
      );
      return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    }),
  );
  return tones.flat().find(isLegible)!;
}
