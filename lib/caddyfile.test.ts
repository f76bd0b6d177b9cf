import { expect, it } from 'vitest';
import { caddyfile } from './caddyfile';
import { headersFile, readHeadersFile } from './export/headers-file';
import type { HeaderRule } from './export/security-headers';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'; img-src 'self'" } },
  { path: '/prices', headers: { 'Cache-Control': 'public, max-age=0', Link: '</a>; rel="b"' } },
];

it('what the headers file says is read back from it', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
});

it('every header of every path reaches Caddy, quoted', () => {
  const lines = caddyfile('https://hill.example', '/srv/the site', rules).split('\n');
  expect(lines.filter((line) => line.startsWith('\theader'))).toEqual([
    `\theader /* Content-Security-Policy "default-src 'none'; img-src 'self'"`,
    '\theader /prices Cache-Control "public, max-age=0"',
    '\theader /prices Link "</a>; rel=\\"b\\""',
  ]);
  expect(lines.slice(0, 2)).toEqual(['https://hill.example {', '\troot * "/srv/the site"']);
});
