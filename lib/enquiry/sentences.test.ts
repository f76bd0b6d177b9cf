import { expect, it } from 'vitest';
import type { Failure, ServiceError } from '../form-service/outcome';
import { failureWords, notConfirmed } from './sentences';

function refusal(...errors: ServiceError[]): Failure {
  return { kind: 'refused', cause: 'errors', errors };
}

function refused(...errors: ServiceError[]) {
  return failureWords(refusal(...errors));
}

it('several errors of one field are joined by commas after one label', () => {
  const { fields } = refused(
    { field: 'name', words: 'is empty', message: 'is required' },
    { field: 'name', message: 'is too short' },
  );
  expect(fields).toEqual({ name: 'Name is empty, is too short' });
});

it.each([
  [{ words: 'This form is broken.', message: 'gone' }, /^This form is broken\.$/],
  [{ message: 'Something else' }, /It says: “Something else”/],
  [{ message: '' }, /didn’t say why/],
  // Fields that the form doesn't have
  [{ field: 'fax', words: 'should be a number' }, /^fax should be a number$/],
  [{ field: 'constructor', message: 'is wrong' }, /^constructor is wrong$/],
])('%j is explained above the button', (error, words) => {
  expect(refused(error, error)).toEqual({ form: [expect.stringMatching(words)], fields: {} });
});

it('an error of a field without a message is still explained', () => {
  expect(refused({ field: 'name', message: '' }).fields.name).toMatch(/^Name wasn’t accepted/);
});

it.each([
  ['network', /connection/],
  ['offline', /offline/],
  ['timeout', /too long/],
  ['interrupted', /interrupted/],
  ['unreadable', /couldn’t understand/],
  ['held', /holding/],
] as const)(
  'an unconfirmed message (%s) is never called lost, and a second one changes no words',
  (cause, words) => {
    const failure: Failure = { kind: 'unconfirmed', cause };
    const { form } = failureWords(failure);
    expect(form.join()).toMatch(words);
    expect(form.join()).not.toMatch(/not sent|failed|lost|thank/i);
    expect(form.join()).toMatch(/call or email us/);
    expect(failureWords(failure, true).form).toEqual(form);
  },
);

it.each([
  [{ kind: 'refused', cause: 'too-many' }, /wait a few minutes/],
  [{ kind: 'refused', cause: 'captcha' }, /not a robot/],
  [refusal({ field: 'email', message: 'is wrong' }), /^As for any earlier attempt/],
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
