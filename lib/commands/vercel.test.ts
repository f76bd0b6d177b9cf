import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Vercel sends the headers that other hosts read from _headers', () => {
  const { headers: rules } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const lines = rules.map(({ source, headers }: { source: string; headers: Header[] }) => [
    source.replace('(.*)', '*'),
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  const written = readFileSync('public/_headers', 'utf8').replace(/^#.*\n/gm, '');
  expect(lines.flat().join('\n')).toBe(written.trim());
});

type Header = { key: string; value: string };
