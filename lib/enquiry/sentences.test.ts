import { expect, it } from 'vitest';
import type { Failure, ServiceError } from './outcome';
import { failureWords, notConfirmed } from './sentences';

function refusal(...errors: Partial<ServiceError>[]): Failure {
  const blank: ServiceError = { code: '', field: '', message: 'service text' };
  return {
    ending: 'refused',
    cause: 'errors',
    errors: errors.map((one) => ({ ...blank, ...one })),
  };
}

function refused(...errors: Partial<ServiceError>[]) {
  return failureWords(refusal(...errors));
}

it.each([
  ['BLOCKED', /blocked your message\. Please call or email us/],
  ['EMPTY', /arrived empty\. Please fill in the form/],
  ['FILES_TOO_BIG', /cannot take files\. Please send us your message without/],
  ['FORM_NOT_FOUND', /not working at the moment.* Please call or email us/],
  ['INACTIVE', /not working at the moment/],
  ['NO_FILE_UPLOADS', /cannot take files/],
  ['PROJECT_NOT_FOUND', /not working at the moment/],
  ['TOO_MANY_FILES', /cannot take files/],
])('the form-level code %s is explained in our words', (code, words) => {
  const sentence = expect.stringMatching(words);
  expect(refused({ code })).toEqual({ form: [sentence], fields: {} });
});

it.each([
  ['REQUIRED_FIELD_EMPTY', 'should not be empty'],
  ['REQUIRED_FIELD_MISSING', 'should not be empty'],
  ['TYPE_EMAIL', 'should be an email address'],
  ['TYPE_NUMERIC', 'should be a number'],
  ['TYPE_TEXT', 'should be plain text'],
  ['UNSPECIFIED', 'service text'],
  ['type_email', 'service text'],
  ['__proto__', 'service text'],
])('the field-level code %s is explained in our words, if it is one', (code, words) => {
  const fields = { email: `Email ${words}` };
  expect(refused({ code, field: 'email' })).toEqual({ form: [], fields });
});

it('several errors of one field are joined by commas behind one label', () => {
  const { fields } = refused(
    { code: 'REQUIRED_FIELD_EMPTY', field: 'name' },
    { field: 'name', message: 'is too short' },
  );
  expect(fields).toEqual({ name: 'Name should not be empty, is too short' });
});

it.each([
  ['phone', 'TYPE_NUMERIC', 'phone should be a number'],
  ['constructor', '', 'constructor service text'],
  ['', 'TYPE_EMAIL', 'A field should be an email address'],
])('an error in “%s”, no field of the form, is shown above the button', (field, code, words) => {
  const shown = refused({ code, field });
  expect(shown.form.join()).toMatch(words);
  expect(shown.fields).toEqual({});
});

it.each([
  ['form over quota', /all the messages it can this month/],
  ['Form not active', /not working at the moment/],
  ['Form not found', /not working at the moment/],
  ['Validation errors', /check every field/],
  ['Something else', /It says: “Something else”/],
  ['x'.repeat(301), /“x{300}”/],
  [' ', /did not say why/],
])('an error that says only %j is still explained', (message, words) => {
  expect(refused({ message })).toEqual({ form: [expect.stringMatching(words)], fields: {} });
});

it('an error of a field without a message is still explained', () => {
  expect(refused({ message: ' ', field: 'name' }).fields.name).toMatch(/^Name was not accepted/);
});

it.each([
  ['network', /connection/],
  ['offline', /offline/],
  ['timeout', /too long/],
  ['interrupted', /interrupted/],
  ['unreadable', /could not understand/],
  ['held', /holding/],
] as const)(
  'an unconfirmed message (%s) is never called lost, and a second one changes no words',
  (cause, words) => {
    const failure: Failure = { ending: 'unconfirmed', cause };
    const { form } = failureWords(failure);
    expect(form.join()).toMatch(words);
    expect(form.join()).not.toMatch(/not sent|failed|lost|thank/i);
    expect(form.join()).toMatch(/call or email us/);
    expect(failureWords(failure, true).form).toEqual(form);
  },
);

it.each([
  [{ ending: 'refused', cause: 'too-many' }, /wait a few minutes/],
  [{ ending: 'refused', cause: 'captcha' }, /not a robot/],
  [refusal({ message: 'Form not found' }), /not working/],
  [refusal({ message: 'form over quota' }), /this month/],
  [refusal({ code: 'TYPE_EMAIL', field: 'email' }), /^When/],
] satisfies [Failure, RegExp][])(
  'a failure says if an earlier attempt may have arrived: %j',
  (failure, words) => {
    const { form } = failureWords(failure, true);
    expect(form.join()).toMatch(words);
    expect(form.join()).toContain(notConfirmed);
    expect(form.join()).not.toMatch(/(message|yours) (was|has) not|not been sent/);
    expect(failureWords(failure).form.join()).not.toContain(notConfirmed);
  },
);
