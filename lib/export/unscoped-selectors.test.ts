import { expect, test } from 'vitest';
import { unscopedSelectors } from './unscoped-selectors';

test.each([
  '.a',
  '.a p',
  '.a > * + p::before',
  'form:has(.a) .b',
  'p ~ .a',
  ':is(.a, .b p) td',
  ':where(.a)',
  // No class, so not of a CSS module.
  '*',
  'a:not(p > a):hover',
])('%s describes elements of a component, or of any page', (selector) => {
  expect(unscopedSelectors(`@media (width>9px){${selector}{top:0}}`)).toEqual([]);
});

test.each([
  '.a ~ *',
  '.a + div > p',
  ':has(.a) ~ *',
  ':root:has(.a)',
  'p:not(.a)',
  ':is(.a, h2)',
  '.b, form:has(.a)',
])('%s reaches out of its component', (selector) => {
  const styles = `.c{top:0}@media (width>9px){p{top:0}${selector}{top:0}}`;
  expect(unscopedSelectors(styles)).toEqual([selector]);
});
