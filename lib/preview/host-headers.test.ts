import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './host-headers';

const rules = parseHeaderRules(`/*
  X-Content-Type-Options: nosniff
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
/contact
  Content-Security-Policy: default-src 'none'; form-action https://forms.example:8443/f
  X-Content-Type-Options: again
`);

test.each([
  [
    '/_next/static/a/b.js',
    {
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
  [
    '/contact',
    {
      'x-content-type-options': 'nosniff, again',
      'content-security-policy': "default-src 'none'; form-action https://forms.example:8443/f",
    },
  ],
  ['/contact/', { 'x-content-type-options': 'nosniff' }],
])('%s gets the headers of each rule that matches it, and no others', (pathname, expected) => {
  expect(Object.fromEntries(headersFor(pathname, rules))).toEqual(expected);
});
