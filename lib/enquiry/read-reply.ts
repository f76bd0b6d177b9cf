import type { Outcome, Problem, Refused } from './outcome';

/** An object with unknown properties; any other JSON counts as one without any. */
type Unread = Partial<Record<string, unknown>>;

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
    if (reply.success === 'confirmation email sent')
      return { ending: 'unconfirmed', cause: 'held' };
    if (isAcceptance(reply)) return { ending: 'accepted' };
  }
  return { ending: 'unconfirmed', cause: 'unreadable' };
}

function parseJson(body: string): Unread {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** One of the two marks of success is there, and nothing contradicts it. */
function isAcceptance({ ok, success, error, errors }: Unread): boolean {
  const marks = [ok === true, success === 'email sent'];
  const contradicts =
    (ok !== undefined && ok !== true) || (success !== undefined && success !== 'email sent');
  const listed = errors ?? [];
  const complains = (error ?? null) !== null || !Array.isArray(listed) || listed.length > 0;
  return marks.includes(true) && !contradicts && !complains;
}

function readRefusal(status: number, reply: Unread): Refused | undefined {
  const error = textOf(reply.error);
  // Read part by part: an error is an error even if some of its details cannot be read.
  const problems = Array.isArray(reply.errors) ? reply.errors.map(readProblem) : [];
  const refused: Refused = { ending: 'refused', cause: 'errors', error, problems };
  if (status === 429 && !isAcceptance(reply)) return { ...refused, cause: 'too-many' };
  if (!error && problems.length === 0) return undefined;
  if ((status === 400 || status === 403) && mentionsCaptcha(refused)) {
    return { ...refused, cause: 'captcha', problems: [] };
  }
  return refused;
}

function readProblem(problem: unknown): Problem {
  const { code, field, message }: Unread = Object(problem);
  return { code: textOf(code), field: textOf(field), message: textOf(message) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function mentionsCaptcha({ error, problems }: Refused) {
  const formLevel = problems.filter(({ field }) => !field).map(({ message }) => message);
  return [error, ...formLevel].some((sentence) => /captcha/i.test(sentence));
}
