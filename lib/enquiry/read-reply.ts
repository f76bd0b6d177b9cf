import { formService, type Reply } from './form-service';
import type { Outcome, ServiceError, Refused } from './outcome';

const unreadable: Outcome = { ending: 'unconfirmed', cause: 'unreadable' };

/**
 * What a reply of the form service says. Status and body must agree for an acceptance; a reply
 * that says nothing clear, and any server error, leaves the message unconfirmed. Never throws.
 */
export function readReply(status: number, body: string): Outcome {
  if (status >= 500) return unreadable;
  const reply = parseJson(body);
  const verdict = formService.verdict(reply);
  const isRefused = verdict === 'refused';
  const error = textOf(reply.error) || (isRefused ? textOf(reply.message) : '');
  const list = reply.errors ?? [];
  // Read part by part: an error is an error even if some of its details cannot be read.
  const errors = Array.isArray(list) ? list.map(readError) : [];
  const contradicts = (reply.error ?? null) !== null || !Array.isArray(list) || list.length > 0;
  const isAccepted = verdict === 'accepted' && !contradicts;
  const refused: Refused = { ending: 'refused', cause: 'errors', error, errors };

  if (status === 429 && !isAccepted) return { ...refused, cause: 'too-many' };
  if (isRefused || error || errors.length > 0) {
    const isCaptcha = (status === 400 || status === 403) && mentionsCaptcha(refused);
    return isCaptcha ? { ...refused, cause: 'captcha', errors: [] } : refused;
  }
  if (status < 200 || status >= 300) return unreadable;
  if (verdict === 'held') return { ending: 'unconfirmed', cause: 'held' };
  return isAccepted ? { ending: 'accepted' } : unreadable;
}

/** JSON that is no object counts as one without properties. */
function parseJson(body: string): Reply {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
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
