import { quote } from './quote';

/**
 * A zod error message that says what a value must be and what it is instead; `hint` may add the
 * remedy for a common mistake.
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

/** Hint for a value that should be text. */
export function quotesHint(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'remove the square brackets';
  return typeof value === 'number' ? 'put it in quotes' : undefined;
}

/** Hint for a value that should be a number. */
export function noQuotesHint(value: unknown): string | undefined {
  const isNumber = typeof value === 'string' && /^\d+(\.\d\d?)?$/.test(value);
  return isNumber ? 'remove the quotes' : undefined;
}
