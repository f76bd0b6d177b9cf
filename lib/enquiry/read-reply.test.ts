import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply';

const accepted = { ending: 'accepted' };
const unreadable = { ending: 'unconfirmed', cause: 'unreadable' };
const refused = { ending: 'refused', cause: 'errors' };

const ajaxHint =
  "In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled in this form's settings page.";

describe('every reply of the contract', () => {
  it.each([
    [200, '{"next":"/thanks","ok":true}', accepted],
    [200, '{"ok":true}', accepted],
    [200, '{"next":"https://forms.example/thanks"}', accepted],
    [200, '{"success":true,"message":"Thanks"}', accepted],
    [201, '{"ok":true,"error":null,"errors":[]}', accepted],
    [200, '{"success":"email sent","next":"https://example.com/thanks"}', accepted],
    [200, '{"success":"confirmation email sent"}', { ending: 'unconfirmed', cause: 'held' }],
    [
      200,
      '{"success":false,"message":"No such form"}',
      { ...refused, error: 'No such form', errors: [] },
    ],
    [200, '{"success":false}', { ...refused, error: '' }],
    [200, '{"error":"form over quota"}', { ...refused, error: 'form over quota', errors: [] }],
    [
      422,
      '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"}]}',
      {
        ...refused,
        error: 'Validation errors',
        errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
      },
    ],
    [
      400,
      '{"errors":[{"code":"EMPTY","message":"empty","details":{}}]}',
      { ...refused, error: '', errors: [{ code: 'EMPTY', message: 'empty' }] },
    ],
    [400, '{"error":"Please complete the reCAPTCHA"}', { cause: 'captcha', errors: [] }],
    [403, JSON.stringify({ error: ajaxHint }), { cause: 'captcha', errors: [] }],
    [400, '{"error":"Turnstile: no token"}', { cause: 'captcha', errors: [] }],
    [403, '{"success":false,"message":"Captcha required"}', { cause: 'captcha' }],
    [403, '{"error":"Form not active"}', { ...refused, error: 'Form not active' }],
    [
      404,
      '{"error":"Form not found","errors":[{"code":"FORM_NOT_FOUND","message":"Form not found"}]}',
      { ...refused, errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] },
    ],
    [429, '', { ending: 'refused', cause: 'too-many', error: '', errors: [] }],
    [429, '{"error":"slow down"}', { ending: 'refused', cause: 'too-many', error: 'slow down' }],
  ])('%i %s', (status, body, outcome) => {
    expect(readReply(status, body)).toMatchObject(outcome);
  });
});

describe('an unclear reply leaves the message unconfirmed', () => {
  it.each([
    [200, ''],
    [200, '<!doctype html><title>Thanks!</title>'],
    [200, 'null'],
    [200, '{"ok":"true"}'],
    [200, '{"ok":false}'],
    [200, '{"ok":false,"success":"email sent"}'],
    [200, '{"ok":true,"errors":{"email":["wrong"]}}'],
    [200, '{"ok":true,"error":""}'],
    [200, '{"ok":true,"success":false,"message":"no"}'],
    [200, '{"ok":false,"next":"/thanks"}'],
    [200, '{"success":false,"next":"/thanks"}'],
    [200, '{"success":"true","next":"/thanks"}'],
    [200, '{"next":""}'],
    [200, '{"next":{"url":"/thanks"}}'],
    [0, ''],
    [302, '{"ok":true}'],
    [400, '{"ok":true}'],
    [404, '{"next":"/thanks"}'],
    [400, '{"error":{"reason":17}}'],
    [404, '<h1>Not found</h1>'],
    [422, '{"errors":[]}'],
    [429, '{"ok":true}'],
    [500, '{"ok":true}'],
    [500, '{"success":false,"message":"no"}'],
    [503, '{"success":"confirmation email sent"}'],
  ])('%i %s', (status, body) => {
    expect(readReply(status, body)).toEqual(unreadable);
  });
});

it('an error beside an acceptance is a refusal', () => {
  expect(readReply(200, '{"ok":true,"error":"form over quota"}')).toMatchObject(refused);
  expect(readReply(200, '{"ok":true,"errors":[{"message":"x"}]}')).toMatchObject(refused);
  expect(readReply(200, '{"success":"confirmation email sent","error":"x"}')).toMatchObject(
    refused,
  );
});

it('only a form-level request for a captcha counts as one', () => {
  const wish = { error: '', errors: [{ message: 'Complete the CAPTCHA' }] };
  expect(readReply(403, JSON.stringify(wish))).toMatchObject({ cause: 'captcha' });
  expect(readReply(422, JSON.stringify(wish))).toMatchObject(refused);
  const atField = { errors: [{ field: 'message', message: 'must not contain “captcha”' }] };
  expect(readReply(400, JSON.stringify(atField))).toMatchObject(refused);
});

it('an error that is only partly readable is still an error', () => {
  const body = JSON.stringify({ error: 'no', errors: [null, 'x', { field: 1, message: 2 }] });
  const blank = { code: '', field: '', message: '' };
  expect(readReply(422, body)).toMatchObject({ ...refused, errors: [blank, blank, blank] });
  expect(readReply(422, '{"error":"no","errors":"x"}')).toMatchObject({
    error: 'no',
    errors: [],
  });
});

it('no other body is an acceptance, and none throws', () => {
  const values = fc.constantFrom<unknown>(true, false, null, 1, '', 'x', 'email sent', [], {}, [
    {},
  ]);
  const reply = fc.record(
    { next: values, ok: values, success: values, error: values, errors: values },
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
    /^\{(("ok":true|"success":(true|"email sent")|"next":[^:]*|"error":null|"errors":(null|\[\])),?)+\}$/;
  fc.assert(
    fc.property(fc.constantFrom(200, 299, 300, 403, 429, 500), bodies, (status, body) => {
      const isMeant = status < 300 && harmless.test(body) && mark.test(body);
      expect(readReply(status, body).ending === 'accepted').toBe(isMeant);
    }),
    { numRuns: 10_000 },
  );
});
