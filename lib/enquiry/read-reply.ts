import { formService } from './form-service';
import type { Outcome, Reply, ServiceError } from './outcome';

/** How many errors of a reply are read: far more than the form has fields. */
const mostErrors = 20;

const unreadable: Outcome = { ending: 'unconfirmed', cause: 'unreadable' };

/**
 * The outcome that a reply of the form service reports. A message is accepted only if status and body both say so;
 * an unclear reply and any server error leave it unconfirmed. Never throws.
 */
export function readReply(status: number, body: string): Outcome {
  if (status >= 500) return unreadable;
  const reply = parseJson(body);
  const verdict = formService.verdict(reply);
  const isRefused = verdict === 'refused';
  const summary = readError({ message: textOf(reply.error) || (isRefused && reply.message) });
  // Some services write `false` or an empty text where there is no error.
  const list = reply.errors || [];
  // An error counts even if some of its details cannot be read.
  const errors = Array.isArray(list) ? list.slice(0, mostErrors).map(readError) : [];
  const contradicts = Boolean(reply.error) || !Array.isArray(list);
  const isAccepted = verdict === 'accepted' && !contradicts;

  if (status === 429 && !isAccepted) return { ending: 'refused', cause: 'too-many' };
  if (isRefused || summary.message || errors.length > 0) {
    const formLevel = [summary, ...errors].filter(({ field }) => !field);
    const isCaptcha = formLevel.some(({ message }) => formService.captcha.test(message));
    if (isCaptcha && (status === 400 || status === 403)) {
      return { ending: 'refused', cause: 'captcha' };
    }
    const hasDetails = errors.some(({ code, field, message }) => code || field || message);
    return { ending: 'refused', cause: 'errors', errors: hasDetails ? errors : [summary] };
  }
  if (status >= 300) return unreadable;
  if (verdict === 'held') return { ending: 'unconfirmed', cause: 'held' };
  return isAccepted ? { ending: 'accepted' } : unreadable;
}

/** Anything but a JSON object is read as one without properties. */
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
