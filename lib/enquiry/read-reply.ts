import * as z from 'zod/mini';
import { fieldCodes, formCodes, type Outcome, type Refused } from './outcome';

// The content security policy forbids `eval`, and zod's probe for it would be reported.
z.config({ jitless: true });

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

// Read part by part: an error is an error even if some of its details cannot be read.
const refusal = z.object({ error: text, errors: z.catch(z.array(problem), []) });

/**
 * What a reply of the form service says. Status and body must agree for an acceptance; a reply
 * that says nothing clear, and any server error, leaves the message unconfirmed. Never throws.
 */
export function readReply(status: number, body: string): Outcome {
  const reply = parseJson(body);
  if (status >= 500) return { ending: 'unconfirmed', cause: 'unreadable' };
  const refused = readRefusal(status, reply);
  if (refused) return refused;
  if (status >= 200 && status < 300) {
    if (held.safeParse(reply).success) return { ending: 'unconfirmed', cause: 'held' };
    if (acceptance.safeParse(reply).success) return { ending: 'accepted' };
  }
  return { ending: 'unconfirmed', cause: 'unreadable' };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function readRefusal(status: number, reply: unknown): Refused | undefined {
  const { error, errors } = refusal.safeParse(reply).data ?? { error: '', errors: [] };
  const refused: Refused = { ending: 'refused', cause: 'errors', error, problems: errors };
  if (status === 429 && !acceptance.safeParse(reply).success) {
    return { ...refused, cause: 'too-many' };
  }
  if (!error && errors.length === 0) return undefined;
  if ((status === 400 || status === 403) && wantsCaptcha(refused)) {
    return { ...refused, cause: 'captcha', problems: [] };
  }
  return refused;
}

function wantsCaptcha({ error, problems }: Refused) {
  const formLevel = problems.filter(({ field }) => !field).map(({ message }) => message);
  return [error, ...formLevel].some((sentence) => /captcha/i.test(sentence));
}
