import { formService, type Reply } from './form-service';
import type { Outcome, ServiceError, Refused } from './outcome';

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
    if (formService.verdict(reply) === 'held') return { ending: 'unconfirmed', cause: 'held' };
    if (isAcceptance(reply)) return { ending: 'accepted' };
  }
  return { ending: 'unconfirmed', cause: 'unreadable' };
}

/** JSON that is no object counts as one without properties. */
function parseJson(body: string): Reply {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** The service says that it accepted the message, and no error contradicts it. */
function isAcceptance(reply: Reply): boolean {
  const { error, errors } = reply;
  const listed = errors ?? [];
  const complains = (error ?? null) !== null || !Array.isArray(listed) || listed.length > 0;
  return formService.verdict(reply) === 'accepted' && !complains;
}

function readRefusal(status: number, reply: Reply): Refused | undefined {
  const isRefused = formService.verdict(reply) === 'refused';
  const error = textOf(reply.error) || (isRefused ? textOf(reply.message) : '');
  // Read part by part: an error is an error even if some of its details cannot be read.
  const errors = Array.isArray(reply.errors) ? reply.errors.map(readError) : [];
  const refused: Refused = { ending: 'refused', cause: 'errors', error, errors };
  if (status === 429 && !isAcceptance(reply)) return { ...refused, cause: 'too-many' };
  if (!isRefused && !error && errors.length === 0) return undefined;
  if ((status === 400 || status === 403) && mentionsCaptcha(refused)) {
    return { ...refused, cause: 'captcha', errors: [] };
  }
  return refused;
}

function readError(entry: unknown): ServiceError {
  const { code, field, message }: Reply = Object(entry);
  return { code: textOf(code), field: textOf(field), message: textOf(message) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function mentionsCaptcha({ error, errors }: Refused) {
  const formLevel = errors.filter(({ field }) => !field).map(({ message }) => message);
  return [error, ...formLevel].some((sentence) => formService.captcha.test(sentence));
}
