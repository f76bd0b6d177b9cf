import type { SampleReplies } from './types';

const image = '<img src=x onerror="document.title=1">';
const noScript =
  "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.";
const wrongEmail = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };
const invalid = (...errors: object[]) => ({
  status: 422,
  body: { error: 'Validation errors', errors },
});

export const replies: SampleReplies = {
  accepted: { status: 200, body: { next: '/thanks', ok: true } },
  refused: {
    status: 404,
    body: {
      error: 'Form not found',
      errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
    },
  },
  invalid: invalid(
    wrongEmail,
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'should not be empty' },
    { code: 'BLOCKED', message: 'is blocked' },
  ),
  wrongEmail: invalid(wrongEmail),
  markup: invalid(
    { code: 'NEW_RULE', field: 'name', message: image },
    { code: 'NEW_RULE', message: image },
  ),
  captcha: { status: 403, body: { error: noScript } },
  held: { status: 200, body: { ok: true, status: 'spam' } },
};
