import type { FormService } from './form-service';

const broken = 'This form is not working at the moment. Please call or email us instead.';
const noFiles = 'This form cannot take files. Please send us your message without them.';

/** Formspree, and services whose replies are like its own, such as SaveForm. */
export const formspree: FormService = {
  name: 'Formspree',
  address: 'https://formspree.io',
  honeypot: '_gotcha',

  verdict({ next, ok, success }) {
    if (success === 'confirmation email sent') return 'held';
    // Its own client knows an acceptance by `next` alone. SaveForm writes `success`, as true or false.
    const isNext = typeof next === 'string' && next !== '';
    const marks = [ok, success === 'email sent' || success, isNext || undefined];
    const given = marks.filter((mark) => mark !== undefined);
    if (given.length > 0 && given.every((mark) => mark === true)) return 'accepted';
    return success === false && !given.includes(true) ? 'refused' : undefined;
  },

  captcha: /captcha|turnstile/i,

  formCodes: new Map([
    ['BLOCKED', 'The form service blocked your message. Please call or email us instead.'],
    ['EMPTY', 'Your message arrived empty. Please fill in every field and press SUBMIT again.'],
    ['FILES_TOO_BIG', noFiles],
    ['FORM_NOT_FOUND', broken],
    ['INACTIVE', broken],
    ['NO_FILE_UPLOADS', noFiles],
    ['PROJECT_NOT_FOUND', broken],
    ['TOO_MANY_FILES', noFiles],
  ]),

  fieldCodes: new Map([
    ['REQUIRED_FIELD_EMPTY', 'should not be empty'],
    ['REQUIRED_FIELD_MISSING', 'should not be empty'],
    ['TYPE_EMAIL', 'should be an email address'],
    ['TYPE_NUMERIC', 'should be a number'],
    ['TYPE_TEXT', 'should be plain text'],
  ]),

  errors: new Map([
    [
      'form over quota',
      'Our form has taken all the messages it can this month. Please call or email us instead.',
    ],
    ['form not active', broken],
    ['form not found', broken],
    [
      'validation errors',
      'The form service did not accept what was filled in. Please check every field and press SUBMIT again.',
    ],
  ]),
};
