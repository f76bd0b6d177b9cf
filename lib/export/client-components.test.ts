import { expect, test } from 'vitest';

const sources = import.meta.glob<{ default: string }>(
  ['../../{app,components,lib}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { query: '?raw', eager: true },
);

test('no component needs Next’s client: the two client components need only their HTML', () => {
  const found = Object.entries(sources).flatMap(([file, text]) => {
    const needs = text.default.matchAll(/['"](use client|next\/(dynamic|form|image|script))['"]/g);
    return [...needs].map(([, need]) => `${need}: ${file.replace('../../', '')}`);
  });
  expect(found).toEqual([
    // The first imports modules in `next dev`; the second needs its page, which Next tells only client components.
    'use client: components/page-module.tsx',
    'use client: components/site-nav.tsx',
  ]);
});
