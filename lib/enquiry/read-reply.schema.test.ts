import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldCodes, formCodes, type Outcome } from './outcome';
import { readReply } from './read-reply';

// The contract as schemas. Visitors get a reader written by hand, since zod would be 9 kB of 14.
const noErrors = {
  error: z.optional(z.null()),
  errors: z.optional(z.nullable(z.tuple([]))),
};
const acceptance = z.union([
  z.object({ ok: z.literal(true), success: z.optional(z.literal('email sent')), ...noErrors }),
  z.object({ ok: z.optional(z.literal(true)), success: z.literal('email sent'), ...noErrors }),
]);
const held = z.object({ success: z.literal('confirmation email sent') });
const text = z.catch(z.string(), '');
const problem = z.catch(
  z.object({
    code: z.catch(z.enum([...formCodes, ...fieldCodes, 'UNSPECIFIED']), 'UNSPECIFIED'),
    field: z.catch(z.optional(z.string()), undefined),
    message: text,
  }),
  { code: 'UNSPECIFIED', message: '' },
);
const complaint = z.catch(z.object({ error: text, errors: z.catch(z.array(problem), []) }), {
  error: '',
  errors: [],
});

function readWithSchemas(status: number, body: string): Outcome {
  const reply = z.catch(z.json(), null).parse(parsed(body));
  const { error, errors: problems } = complaint.parse(reply);
  const isAccepted = acceptance.safeParse(reply).success;
  const wishes = [error, ...problems.filter(({ field }) => !field).map(({ message }) => message)];
  const refused = { ending: 'refused', error, problems } as const;
  if (status >= 500) return { ending: 'unconfirmed', cause: 'unreadable' };
  if (status === 429 && !isAccepted) return { ...refused, cause: 'too-many' };
  if (error || problems.length > 0) {
    return [400, 403].includes(status) && wishes.some((wish) => /captcha/i.test(wish))
      ? { ...refused, cause: 'captcha', problems: [] }
      : { ...refused, cause: 'errors' };
  }
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && held.safeParse(reply).success) return { ending: 'unconfirmed', cause: 'held' };
  if (isSuccess && isAccepted) return { ending: 'accepted' };
  return { ending: 'unconfirmed', cause: 'unreadable' };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const scalar = fc.constantFrom(true, false, null, 0, 7, '', 'x', 'Complete the CAPTCHA', [], {});
const success = fc.constantFrom('email sent', 'confirmation email sent');
const codes = fc.constantFrom(...formCodes, ...fieldCodes, 'toString', '__proto__', 'UNSPECIFIED');
const someOf = (parts: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(parts, { requiredKeys: [] });
const complaints = fc.array(
  fc.oneof(
    scalar,
    someOf({
      code: fc.oneof(codes, scalar),
      field: fc.oneof(fc.constantFrom('email', 'message'), scalar),
      message: scalar,
    }),
  ),
  { maxLength: 3 },
);
const reply = someOf({
  ok: fc.oneof(fc.constant(true), scalar),
  success: fc.oneof(success, scalar),
  error: scalar,
  errors: fc.oneof(complaints, scalar),
});
const bodies = fc.oneof(
  { weight: 8, arbitrary: reply.map((value) => JSON.stringify(value)) },
  fc.json(),
  fc.string({ unit: 'binary' }),
  reply.map((value) => JSON.stringify(value).slice(0, -1)),
);
const statuses = fc.oneof(
  fc.constantFrom(200, 201, 299, 300, 400, 403, 422, 429, 499, 500),
  fc.integer({ min: 0, max: 599 }),
);

it('10,000 replies are read as the schemas of the contract read them', () => {
  const endings = new Set<string>();
  fc.assert(
    fc.property(statuses, bodies, (status, body) => {
      const outcome = readReply(status, body);
      expect(outcome).toEqual(readWithSchemas(status, body));
      endings.add(outcome.ending + ('cause' in outcome ? outcome.cause : ''));
    }),
    { numRuns: 10_000 },
  );
  expect(endings.size, 'kinds of outcome').toBe(6);
});
