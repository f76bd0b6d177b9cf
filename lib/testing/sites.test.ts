import { expect, test } from 'vitest';
import { problemsWith } from './example';
import { sites } from './sites';

test.each(Object.entries(sites))('the content of the site “%s” is valid', (_, change) => {
  expect(problemsWith(change)).toEqual([]);
});
