import * as react from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime';

test('elements are as React makes them, without what it adds in development', () => {
  expect(Fragment).toBe(react.Fragment);
  const props = { className: 'first', children: ['a', 'b'] };
  expect(react.jsx('p', props, 'key')).toMatchObject(jsx('p', props, 'key'));
  expect(react.jsxs('ul', { children: [] })).toMatchObject(jsxs('ul', { children: [] }));
});
