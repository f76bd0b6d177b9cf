import { expect, test } from 'vitest';

import { headersFor, parseHeaderRules } from './host-headers';

const rules = parseHeaderRules(`# Every page
/*
  X-Content-Type-Options: nosniff
  Cache-Control: public, max-age=0

/_next/static/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
/contact
  Content-Security-Policy: default-src 'none'; form-action https://forms.example:8443/f
/a.b/*/c
\tx-splat: middle
/*
  X-Robots-Tag: noindex
/prices
  X-Robots-Tag: nofollow
`);

test.each([
  ['/', { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=0' }],
  ['/_next/static/a/b.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
  [
    '/contact',
    { 'content-security-policy': "default-src 'none'; form-action https://forms.example:8443/f" },
  ],
  ['/a.b/anything/at/all/c', { 'x-splat': 'middle' }],
  ['/prices', { 'x-robots-tag': 'noindex, nofollow' }],
])('%s gets the headers of every rule that matches it', (pathname, expected) => {
  expect(Object.fromEntries(headersFor(pathname, rules))).toMatchObject(expected);
});

test.each(['/contacts', '/contact/', '/aXb/x/c', '/a.b/x/c/d'])(
  '%s matches no rule but those for all',
  (pathname) => {
    expect([...headersFor(pathname, rules).keys()]).toEqual([
      'x-content-type-options',
      'cache-control',
      'x-robots-tag',
    ]);
  },
);

test.each([
  ['  X-Early: value', 1],
  ['/*\n  no colon', 2],
  ['https://example.com/*\n  A: b', 1],
  ['/blog/:slug\n  A: b', 1],
])('%j is refused with its line', (text, line) => {
  expect(() => parseHeaderRules(text)).toThrow(`_headers, line ${line} cannot be parsed`);
});
