import { expect, test } from 'vitest';

const sources = import.meta.glob<{ default: string }>(
  ['../../{app,components,lib}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { query: '?raw', eager: true },
);

test('nothing needs Next’s client but two components whose HTML is all that they need', () => {
  const found = Object.entries(sources).flatMap(([file, text]) => {
    const needs = text.default.matchAll(/['"](use client|next\/(dynamic|form|image|script))['"]/g);
    return [...needs].map(([, need]) => `${need}: ${file.replace('../../', '')}`);
  });
  expect(found).toEqual([
    // Client components only because Next tells no others the path of their page.
    'use client: components/page-module.tsx',
    'use client: components/site-nav.tsx',
  ]);
});
