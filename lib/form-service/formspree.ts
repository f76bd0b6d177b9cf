import { submitLabel } from './submit-label';
import type { Outcome } from './outcome';
import { parseReply, type Reply, textOf } from './reply';
import type { FormService } from './types';

const broken = 'This form isn’t working at the moment. Please call or email us instead.';
const noFiles = 'This form can’t take files. Please send your message without them.';

/** Our sentences for errors of the whole form, by code or, without a code, by their text in lower case. */
const sentences = new Map<unknown, string>([
  ['BLOCKED', 'Our form provider blocked your message. Please call or email us instead.'],
  ['EMPTY', `Your message arrived empty. Please fill in the form and press ${submitLabel} again.`],
  ['FILES_TOO_BIG', noFiles],
  ['FORM_NOT_FOUND', broken],
  ['INACTIVE', broken],
  ['NO_FILE_UPLOADS', noFiles],
  ['PROJECT_NOT_FOUND', broken],
  ['TOO_MANY_FILES', noFiles],
  [
    'form over quota',
    'Our form has taken all the messages it can this month. Please call or email us instead.',
  ],
  ['form not active', broken],
  ['form not found', broken],
  [
    'validation errors',
    `Our form provider didn’t accept your message. Please check every field and press ${submitLabel} again.`,
  ],
]);

/** Our words for errors of one field, by code. */
const fieldWords = new Map<unknown, string>([
  ['REQUIRED_FIELD_EMPTY', 'is empty'],
  ['REQUIRED_FIELD_MISSING', 'is empty'],
  ['TYPE_EMAIL', 'should look like name@example.com'],
  ['TYPE_NUMERIC', 'should be a number'],
  ['TYPE_TEXT', 'should be plain text'],
]);

/** How many errors of a reply are read: far more than the form has fields. */
const mostErrors = 20;

const unreadable: Outcome = { kind: 'unconfirmed', cause: 'unreadable' };

/** Formspree. */
export const formspree: FormService = {
  name: 'Formspree',
  company: {
    name: 'Formspree, Inc.',
    country: 'the United States',
    privacyPolicy: 'https://formspree.io/legal/privacy-policy/',
  },
  formId: {
    pattern: /^[\w-]{1,40}$/,
    rule: "only the id, the part after /f/ in the form's address, like xvgkzabc",
  },
  action: (formId) => `https://formspree.io/f/${formId}`,
  hiddenFields: () => ({}),
  honeypot: '_gotcha',
  readReply,
};

/** Reads Formspree's replies, as `FormService` describes. */
export function readReply(status: number, body: string): Outcome {
  if (status >= 500) return unreadable;
  const reply = parseReply(body);
  const verdict = verdictOf(reply);
  const isRefused = verdict === 'refused';
  const summary = readError(isRefused ? textOf(reply.error) || reply.message : reply.error);
  // Some services write `false` or an empty text where there is no error, and a single error without a list. An error
  // counts even if some of its details cannot be read.
  const errors = [reply.errors || []].flat().slice(0, mostErrors).map(readError);
  const isAccepted = verdict === 'accepted' && !reply.error;

  if (status === 429 && !isAccepted) return { kind: 'refused', cause: 'too-many' };
  if (isRefused || summary.message || errors.length > 0) {
    const mayAsk = status === 400 || status === 403;
    const isCaptcha = [summary, ...errors].some(({ field, message }) =>
      /captcha|turnstile/i.test(field || (mayAsk ? message : '')),
    );
    if (isCaptcha) return { kind: 'refused', cause: 'captcha' };
    const hasDetails = errors.some(({ field, words, message }) => field || words || message);
    return { kind: 'refused', cause: 'errors', errors: hasDetails ? errors : [summary] };
  }
  if (status >= 300) return unreadable;
  if (verdict === 'held') return { kind: 'unconfirmed', cause: 'held' };
  return isAccepted ? { kind: 'accepted' } : unreadable;
}

/**
 * What happened to the message, according to a reply: accepted, refused, or held back (as spam, or until the owner has
 * confirmed the form). Undefined if the reply does not say, or contradicts itself.
 */
function verdictOf({ next, ok, status, success }: Reply) {
  if (success === 'confirmation email sent' || status === 'spam') return 'held';
  // Formspree's own client takes any reply with `next` as accepted. SaveForm writes `success`, true or false.
  const isNext = typeof next === 'string' && next !== '';
  const marks = [ok, success === 'email sent' || success, isNext || undefined];
  const given = marks.filter((mark) => mark !== undefined);
  if (given.length > 0 && given.every((mark) => mark === true)) return 'accepted';
  return success === false ? 'refused' : undefined;
}

/** Reads an error, a text or an object, with our words for it, if we have any. */
function readError(entry: unknown) {
  const error: Reply = typeof entry === 'string' ? { message: entry } : Object(entry);
  const [field, message] = [textOf(error.field), textOf(error.message)];
  const sentence = sentences.get(error.code);
  const words = fieldWords.get(error.code);
  if (sentence) return { field: '', words: sentence, message };
  if (field) return { field, words, message };
  return {
    field,
    words: words ? `A field ${words}` : sentences.get(message.toLowerCase()),
    message,
  };
}
