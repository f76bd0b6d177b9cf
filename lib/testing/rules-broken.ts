import type { z } from 'zod';

/**
 * The first refusal of each rule, in whatever row it is, and whatever it quotes. Each mistake has its own list of
 * refusals, which must not be empty.
 */
export function rulesBroken(refusals: string[][]): string {
  const accepted = refusals.findIndex((sentences) => sentences.length === 0);
  if (accepted >= 0) throw new Error(`mistake ${accepted + 1} was accepted`);
  const rule = (sentence: string) =>
    sentence.replaceAll(/row \d+( \([^()]*\))?|, not ("[^"]*"|[\d.-]+)$/g, '');
  const all = refusals.flat();
  return all
    .filter((one, index) => all.findIndex((other) => rule(other) === rule(one)) === index)
    .join('\n');
}

/** Why a schema refuses a value: for each issue, its path and its message. */
export function refusalsOf(schema: z.ZodType, written: unknown): string[] {
  const issues = schema.safeParse(written).error?.issues ?? [];
  return issues.map(({ path, message }) => [...path, message].join(' '));
}
