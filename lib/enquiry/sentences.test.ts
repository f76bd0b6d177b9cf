import { expect, it } from 'vitest';
import type { Failure, ServiceError } from '../form-service/outcome';
import { failureWords } from './sentences';

function refusal(...errors: ServiceError[]): Failure {
  return { kind: 'refused', cause: 'errors', errors };
}

function refused(...errors: ServiceError[]) {
  return failureWords(refusal(...errors));
}

it('several errors of one field are joined by commas after one label', () => {
  const { byField } = refused(
    { field: 'name', words: 'is empty', message: 'is required' },
    { field: 'name', message: 'is too short' },
  );
  expect(byField).toEqual({ name: 'Name is empty, is too short' });
});

it.each([
  [{ words: 'This form is broken.', message: 'gone' }, /^This form is broken\.$/],
  [{ message: 'Something else' }, /It says: “Something else”/],
  [{ message: '' }, /didn’t say why/],
  // Fields that the form doesn't have
  [{ field: 'fax', words: 'should be a number' }, /^fax should be a number$/],
  [{ field: 'constructor', message: 'is wrong' }, /^constructor is wrong$/],
])('%j is explained above the button', (error, words) => {
  expect(refused(error, error)).toEqual({ form: [expect.stringMatching(words)], byField: {} });
});

it('an error of a field without a message is still explained', () => {
  expect(refused({ field: 'name', message: '' }).byField.name).toMatch(/^Name wasn’t accepted/);
});

it.each(['network', 'offline', 'timeout', 'interrupted', 'unreadable', 'held'] as const)(
  'an unconfirmed message (%s) is never called lost, and a second one changes no words',
  (cause) => {
    const failure: Failure = { kind: 'unconfirmed', cause };
    const { form } = failureWords(failure);
    expect(form.join()).not.toMatch(/not sent|failed|lost|thank/i);
    expect(form.join()).toMatch(/call or email us/);
    expect(failureWords(failure, true).form).toEqual(form);
  },
);

it.each([
  { kind: 'refused', cause: 'too-many' },
  { kind: 'refused', cause: 'captcha' },
  refusal({ field: 'email', message: 'is wrong' }),
  refusal({ words: 'This form is broken.' }),
] satisfies Failure[])(
  'only after doubt, a failure says that an earlier attempt may have arrived: %j',
  (failure) => {
    const { form } = failureWords(failure);
    const words = 'An earlier attempt may have arrived: getting your message twice is fine.';
    expect(failureWords(failure, true).form).toEqual([...form, words]);
    expect(form.join()).not.toMatch(/arrived:/);
  },
);
