import { submitLabel } from './fields';
import type { Reply } from './outcome';

const broken = 'This form is not working at the moment. Please call or email us instead.';
const noFiles = 'This form cannot take files. Please send us your message without them.';

/** What is particular to Formspree, and to services with forms at `/f/` that reply as it does, such as SaveForm. */
export const formspree = {
  /** Its name and address, unless the owner gives others. */
  name: 'Formspree',
  address: 'https://formspree.io',

  /** Where the form with this id posts to. */
  action: (address: string, formId: string) => `${address}/f/${formId}`,

  /** The field that only robots fill in: the service drops such a message. */
  honeypot: '_gotcha',

  /**
   * What became of the message, from what a reply says of success: accepted, refused, or held back, as spam or
   * until the owner has confirmed the form. Undefined if the reply does not say, or contradicts itself.
   */
  verdict({ next, ok, status, success }: Reply): 'accepted' | 'refused' | 'held' | undefined {
    if (success === 'confirmation email sent' || status === 'spam') return 'held';
    // Formspree's own client takes any reply with `next` as accepted. SaveForm writes `success`, true or false.
    const isNext = typeof next === 'string' && next !== '';
    const marks = [ok, success === 'email sent' || success, isNext || undefined];
    const given = marks.filter((mark) => mark !== undefined);
    if (given.length > 0 && given.every((mark) => mark === true)) return 'accepted';
    return success === false && !given.includes(true) ? 'refused' : undefined;
  },

  /** Matches errors that ask for a captcha, which visitors can solve only on the service's own page. */
  captcha: /captcha|turnstile/i,

  /** Our sentences for its error codes of the whole form. */
  formCodes: new Map([
    ['BLOCKED', 'The form service blocked your message. Please call or email us instead.'],
    [
      'EMPTY',
      `Your message arrived empty. Please fill in the form and press ${submitLabel} again.`,
    ],
    ['FILES_TOO_BIG', noFiles],
    ['FORM_NOT_FOUND', broken],
    ['INACTIVE', broken],
    ['NO_FILE_UPLOADS', noFiles],
    ['PROJECT_NOT_FOUND', broken],
    ['TOO_MANY_FILES', noFiles],
  ]),

  /** Our words for its error codes of one field, to follow the field's label on one line of a small phone. */
  fieldCodes: new Map([
    ['REQUIRED_FIELD_EMPTY', 'should not be empty'],
    ['REQUIRED_FIELD_MISSING', 'should not be empty'],
    ['TYPE_EMAIL', 'should be an email address'],
    ['TYPE_NUMERIC', 'should be a number'],
    ['TYPE_TEXT', 'should be plain text'],
  ]),

  /** Our words for its errors without a code, by their text in lower case. */
  errors: new Map([
    [
      'form over quota',
      'Our form has taken all the messages it can this month. Please call or email us instead.',
    ],
    ['form not active', broken],
    ['form not found', broken],
    [
      'validation errors',
      `The form service did not accept what you filled in. Please check every field and press ${submitLabel} again.`,
    ],
  ]),
};
