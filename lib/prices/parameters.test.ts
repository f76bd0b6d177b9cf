import { expect, test } from 'vitest';
import * as parameters from './parameters';

test('an address of an estimate has the names that customers keep in their links', () => {
  // If you rename one, let `readEstimateQuery` read the former name too: else its part of a link is lost in silence.
  expect({ ...parameters }).toEqual({
    home: 'home',
    frequency: 'frequency',
    none: 'none',
    has: 'has',
    extra: 'extra',
    extraPrefix: 'extra.',
    about: 'about',
  });
});
