import parseColour from '@img/colour';

/** Contrast ratio of two colours like #0a2b35, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  return parseColour(one).contrast(parseColour(other));
}
