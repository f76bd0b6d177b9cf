import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Pages under test show the sample, so that no edit by the owner fails a test. */
vi.mock('../../app/site-content', () => import('./sample'));

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
