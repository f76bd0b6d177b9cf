/** What the font inside `next/og` cannot draw: social-card.test.ts. */
const undrawn =
  /[^ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0400-\u045f\u1e80-\u1e85–—‘’“”•…′″€]/gu;

/** A text without what a social card cannot show: `next/og` would ask a host on the internet for its font. */
export function textOnCard(text: string): string {
  return text.normalize().replace(undrawn, '').replace(/\s+/g, ' ').trim();
}

/** What a social card leaves out of a text, letter by letter. */
export function leftOutOnCard(text: string): string[] {
  return [...new Set(text.normalize().match(undrawn))];
}
