import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formspree } from './formspree';

const { readReply } = formspree;

const accepted = { kind: 'accepted' };
const unreadable = { kind: 'unconfirmed', cause: 'unreadable' };
const held = { kind: 'unconfirmed', cause: 'held' };
const refused = { kind: 'refused', cause: 'errors' };
const captcha = { kind: 'refused', cause: 'captcha' };
const says = (message: string) => ({ ...refused, errors: [{ message }] });

it.each([
  [200, '{"next":"/thanks","ok":true}', accepted],
  [200, '{"success":true,"message":"Thanks"}', accepted],
  [200, '{"success":"email sent","next":"https://example.com/thanks"}', accepted],
  [200, '{"success":"confirmation email sent"}', held],
  [200, '{"ok":true,"status":"spam"}', held],
  [200, '{"ok":true,"status":"spam","error":"no"}', says('no')],
  [200, '{"success":false,"message":"No such form"}', says('No such form')],
  [
    422,
    '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"no"}]}',
    { ...refused, errors: [{ field: 'email', words: 'should look like name@example.com' }] },
  ],
  [
    404,
    '{"error":"Gone","errors":[{"code":"FORM_NOT_FOUND","message":"","details":{}}]}',
    { ...refused, errors: [{ words: expect.stringContaining('isn’t working') }] },
  ],
  [403, '{"error":"… or reCAPTCHA must be disabled in this form\'s settings page."}', captcha],
  [400, '{"error":"Turnstile: no token"}', captcha],
  [403, '{"success":false,"message":"Captcha required"}', captcha],
  [403, '{"error":"","errors":[{"message":"Complete the CAPTCHA"}]}', captcha],
  [422, '{"error":"","errors":[{"message":"Complete the CAPTCHA"}]}', refused],
  [400, '{"errors":[{"field":"message","message":"must not contain “captcha”"}]}', refused],
  [422, '{"error":"","errors":[{"field":"g-recaptcha-response","message":"is empty"}]}', captcha],
  [
    422,
    '{"error":"no","errors":[{"field":"email"}]}',
    { ...refused, errors: [{ field: 'email' }] },
  ],
  [422, '{"errors":[null,{"field":1}]}', says('')],
  [422, '{"error":"form over quota","errors":[{}]}', says('form over quota')],
  [200, '{"ok":true,"error":"form over quota"}', refused],
  [200, '{"ok":true,"errors":"x"}', says('x')],
  [200, '{"ok":true,"error":{"message":"x"}}', says('x')],
  [200, '{"ok":true,"success":false,"message":"x"}', says('x')],
  [429, '{"error":"slow down"}', { kind: 'refused', cause: 'too-many' }],
  [200, '{"ok":true,"error":{"email":["wrong"]}}', unreadable],
  [0, '', unreadable],
  [400, '{"error":{"reason":17}}', unreadable],
  [422, '{"errors":[]}', unreadable],
  [429, '{"ok":true}', unreadable],
  [500, '{"success":false,"message":"no"}', unreadable],
])('a reply with status %i and the body %s is understood', (status, body, outcome) => {
  expect(readReply(status, body)).toMatchObject(outcome);
});

/** The outcome of a reply with one error. */
function readError(error: object) {
  const errors = [{ message: 'service text', ...error }];
  return readReply(422, JSON.stringify({ errors }));
}

it.each([
  [{ code: 'BLOCKED', field: 'email' }, /blocked your message\. Please call or email us/],
  [{ code: 'EMPTY' }, /arrived empty\. Please fill in the form and press SUBMIT/],
  [{ code: 'FILES_TOO_BIG' }, /can’t take files\. Please send your message without/],
  [{ code: 'TYPE_EMAIL' }, /^A field should look like name@example\.com$/],
  [{ message: 'form over quota' }, /all the messages it can this month/],
  [{ message: 'Form not found' }, /isn’t working at the moment.* Please call or email us/],
  [{ message: 'Validation errors' }, /check every field and press SUBMIT/],
])('%j is explained in a sentence of ours', (error, sentence) => {
  expect(readError(error)).toMatchObject({
    errors: [{ field: '', words: expect.stringMatching(sentence) }],
  });
});

it.each([
  ['REQUIRED_FIELD_MISSING', 'is empty'],
  ['TYPE_EMAIL', 'should look like name@example.com'],
  ['__proto__', undefined],
])('an error of a field with the code %s is explained as %s', (code, words) => {
  const errors = [{ field: 'email', words, message: 'service text' }];
  expect(readError({ code, field: 'email' })).toEqual({ ...refused, errors });
});

it('the service’s own words are cut to a length that fits a phone', () => {
  expect(readError({ message: ` ${'x'.repeat(301)}` })).toMatchObject(says('x'.repeat(300)));
});

it('only the first 20 errors of a reply are read', () => {
  const errors = Array.from({ length: 21 }, (_, index) => ({ message: `Error ${index}` }));
  expect(readReply(422, JSON.stringify({ errors }))).toMatchObject({
    ...refused,
    errors: errors.slice(0, 20),
  });
});

it('no other body is read as accepted, and none throws', () => {
  const values = fc.constantFrom<unknown>(true, false, null, 1, '', 'x', 'email sent', [], {}, [0]);
  const reply = fc.record(
    {
      next: values,
      ok: values,
      success: values,
      error: values,
      errors: values,
      status: fc.constantFrom('sent', 'spam'),
    },
    { requiredKeys: [] },
  );
  const bodies = fc.oneof(
    { weight: 8, arbitrary: reply.map((value) => JSON.stringify(value)) },
    fc.json(),
    fc.string({ unit: 'binary' }),
    reply.map((value) => JSON.stringify(value).slice(0, -1)),
  );
  const mark = /"ok":true|"success":(true|"email sent")|"next":"[^"]/;
  const harmless =
    /^\{(("ok":true|"success":(true|"email sent")|"next":[^:]*|"errors?":(null|false|"")|"errors":\[\]|"status":"sent"),?)+\}$/;
  fc.assert(
    fc.property(fc.constantFrom(200, 299, 300, 403, 429, 500), bodies, (status, body) => {
      const isMeant = status < 300 && harmless.test(body) && mark.test(body);
      expect(readReply(status, body).kind === 'accepted').toBe(isMeant);
    }),
    { numRuns: 10_000 },
  );
});

it('a form posts to the address that the service documents', () => {
  expect(formspree.action('abc')).toBe('https://formspree.io/f/abc');
});
