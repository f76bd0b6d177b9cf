import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  console.error = (...args: unknown[]) => {
    errors.push(args);
  };
});

/** A test that expects an error spies on `console.error` itself. */
afterEach(() => {
  console.error = original;
  expect(errors, 'unexpected console.error').toEqual([]);
});
