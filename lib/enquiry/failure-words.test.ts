import { describe, expect, it } from 'vitest';
import { fieldCodes, formCodes, type Problem } from './outcome';
import { failureWords, type Failure } from './failure-words';

function refused(problems: Problem[], error = 'Validation errors') {
  return failureWords({ ending: 'refused', cause: 'errors', error, problems });
}

it.each([
  ['BLOCKED', /blocked your message\. Please call or email us/],
  ['EMPTY', /arrived empty\. Please fill in all four fields/],
  ['FILES_TOO_BIG', /cannot take files\. Please send us your message without/],
  ['FORM_NOT_FOUND', /not working at the moment.* Please call or email us/],
  ['INACTIVE', /not working at the moment.* Please call or email us/],
  ['NO_FILE_UPLOADS', /cannot take files/],
  ['PROJECT_NOT_FOUND', /not working at the moment/],
  ['TOO_MANY_FILES', /cannot take files/],
] as const)('the form-level code %s is explained in our words', (code, words) => {
  const { form, fields } = refused([{ code, message: 'service text' }]);
  expect(form).toEqual([expect.stringMatching(words)]);
  expect(form.join()).not.toContain('service text');
  expect(fields).toEqual({});
});

it.each([
  ['REQUIRED_FIELD_EMPTY', 'Email should not be empty'],
  ['REQUIRED_FIELD_MISSING', 'Email should be filled in'],
  ['TYPE_EMAIL', 'Email should be an email address'],
  ['TYPE_NUMERIC', 'Email should be a number'],
  ['TYPE_TEXT', 'Email should be plain text'],
] as const)('the field-level code %s is explained in our words', (code, words) => {
  expect(refused([{ code, field: 'email', message: 'service text' }])).toEqual({
    form: [],
    fields: { email: words },
  });
});

it('every code of the contract is explained', () => {
  for (const code of [...formCodes, ...fieldCodes]) {
    expect(refused([{ code, message: 'service text' }]).form).toHaveLength(1);
  }
});

it('several errors of one field are joined by commas behind one label', () => {
  const { fields } = refused([
    { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: '' },
    { code: 'UNSPECIFIED', field: 'name', message: 'is too short' },
    { code: 'TYPE_TEXT', field: 'address', message: '' },
  ]);
  expect(fields.name).toBe('Name should not be empty, is too short');
  expect(fields.address).toMatch(/^Address should be plain text/);
});

describe('a problem with a field that the form does not have is shown above the button', () => {
  it.each([
    ['phone', 'TYPE_NUMERIC', 'phone should be a number'],
    ['constructor', 'UNSPECIFIED', 'constructor should be blue'],
    [undefined, 'TYPE_EMAIL', 'One of the fields should be an email address'],
    [undefined, 'UNSPECIFIED', 'It says: “should be blue”'],
    ['', 'UNSPECIFIED', 'It says: “should be blue”'],
  ] as const)('%s %s', (field, code, words) => {
    const shown = refused([{ code, field, message: 'should be blue' }]);
    expect(shown.form.join()).toContain(words);
    expect(shown.fields).toEqual({});
  });
});

describe('a summary without a list of errors', () => {
  it.each([
    ['form over quota', /all the messages it can this month/],
    ['Form not active', /not working at the moment/],
    ['Form not found', /not working at the moment/],
    ['Validation errors', /check all four fields/],
    ['Something else', /It says: “Something else”/],
    ['', /did not say why/],
  ])('%j still says something useful', (error, words) => {
    expect(refused([], error).form).toEqual([expect.stringMatching(words)]);
  });

  it('appears only once if the list says the same', () => {
    const { form } = refused(
      [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
      'Form not found',
    );
    expect(form).toHaveLength(1);
  });
});

it('a problem without a message still says something useful', () => {
  const blank = { code: 'UNSPECIFIED', message: ' ' } as const;
  expect(refused([blank]).form.join()).toMatch(/did not say why/);
  expect(refused([{ ...blank, field: 'name' }]).fields.name).toMatch(/^Name was not accepted/);
});

it('never says that a message was lost when nobody knows', () => {
  const causes = ['network', 'timeout', 'interrupted', 'unreadable', 'held'] as const;
  for (const cause of causes) {
    const { form } = failureWords({ ending: 'unconfirmed', cause });
    expect(form.join()).not.toMatch(/not sent|failed|lost|thank/i);
    expect(form.join()).toMatch(/call or email us/);
  }
});

it.each([
  { ending: 'unsent', cause: 'offline' },
  { ending: 'unsent', cause: 'back-online' },
  { ending: 'refused', cause: 'too-many', error: '', problems: [] },
  { ending: 'refused', cause: 'errors', error: 'Form not found', problems: [] },
  { ending: 'refused', cause: 'errors', error: 'form over quota', problems: [] },
  {
    ending: 'refused',
    cause: 'errors',
    error: '',
    problems: [{ code: 'TYPE_EMAIL', field: 'email', message: '' }],
  },
] as const)('once a message may have arrived, %j does not claim that it has not', (failure) => {
  const { form } = failureWords({ problems: [], ...failure } as Failure, true);
  expect(form.join()).toMatch(/could not confirm that your message arrived/);
  expect(form.join()).not.toMatch(/(message|yours) (was|has) not|not been sent/);
  expect(failureWords(failure as Failure).form.join()).not.toMatch(/could not confirm/);
});
