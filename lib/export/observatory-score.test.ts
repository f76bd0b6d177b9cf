import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const [everywhere] = securityHeaders(
  {
    scriptHashes: ["'sha256-c2NyaXB0'"],
    styleHashes: ["'sha256-c3R5bGU='"],
    loadsScripts: true,
    hasForm: true,
    formOrigins: ['https://forms.example'],
    connectOrigins: ['https://forms.example'],
    hasDataImages: false,
  },
  [],
);
const headers = everywhere!.headers;
const policy = new Map(
  headers['Content-Security-Policy']!.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);
const sources = [...policy.values()].flat();
const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]);

/**
 * What Mozilla's HTTP Observatory (its package, version 1.4.8) looks for in headers, with the
 * points that it gives for having it and takes for not. The package itself brings 230 others with
 * it, a database client that is compiled among them, and downloads a list when it is installed.
 */
const tests: [name: string, holds: boolean, gives: number, takes: number][] = [
  ['no unsafe source', !sources.some((source) => source.startsWith("'unsafe")), 5, 20],
  ["default-src 'none'", policy.get('default-src')?.join() === "'none'", 5, 0],
  [
    'no whole scheme as a source',
    !sources.some((source) => /^(https?|data):$/.test(source)),
    0,
    20,
  ],
  ['Strict-Transport-Security for six months', maxAge >= 15_768_000, 0, 10],
  ['nosniff', headers['X-Content-Type-Options'] === 'nosniff', 0, 5],
  ['framing denied by policy', policy.get('frame-ancestors')?.join() === "'none'", 5, 20],
  [
    'a Referrer-Policy that keeps paths private',
    headers['Referrer-Policy'] === 'strict-origin-when-cross-origin',
    5,
    5,
  ],
  [
    'Cross-Origin-Resource-Policy',
    headers['Cross-Origin-Resource-Policy'] === 'same-origin',
    10,
    0,
  ],
  ['no CORS', !('Access-Control-Allow-Origin' in headers), 0, 50],
  ['no cookies', !('Set-Cookie' in headers), 0, 20],
];

test.each(tests)('the headers pass the test of %s', (_, holds) => {
  expect(holds).toBe(true);
});

test('the headers score 130 of 130 in the reckoning of the HTTP Observatory, an A+', () => {
  const score = tests.reduce((sum, [, holds, gives, takes]) => sum + (holds ? gives : -takes), 100);
  console.log(`HTTP Observatory: ${score}`);
  expect(score).toBe(130);
});
