import { quote } from './quote';

/**
 * The sentence for a value that breaks a rule: what it must be, and what stands there instead.
 * `hint` may say what to do about a common mistake.
 */
export function mustBe(
  rule: string,
  hint: (value: unknown) => string | undefined = () => undefined,
) {
  return {
    error: ({ input }: { input?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      const advice = hint(input);
      return `must be ${rule}, not ${quote(input)}${advice ? ` (${advice})` : ''}`;
    },
  };
}

/** What to do about a value that belongs in quotes. */
export function quotesHint(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'remove the square brackets';
  return typeof value === 'string' || typeof value === 'object' ? undefined : 'put it in quotes';
}
