import { expect, test } from 'vitest';
import * as parameters from './parameters';

test('the parameters of an estimate have the names that are in links kept by customers', () => {
  // If you rename one, `readEstimateQuery` must read the old name too, or old links silently lose that choice.
  expect({ ...parameters }).toEqual({
    home: 'home',
    frequency: 'frequency',
    noCleans: 'none',
    has: 'has',
    extra: 'extra',
    extraPrefix: 'extra.',
    about: 'about',
  });
});
