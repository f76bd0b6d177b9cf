import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { temporaryFolder } from '../testing/temporary-folder';
import { startPreviewServer } from './preview-server';
import type { PreviewServer } from './preview-server';

const prices = `<h1>prices</h1>${'<p>Four-weekly and eight-weekly.</p>'.repeat(100)}`;
const files = {
  'index.html': '<h1>home</h1>',
  'prices.html': prices,
  '404.html': '<h1>not here</h1>',
  'robots.txt': 'User-agent: *',
  'prices/data.txt': 'payload',
  '_next/static/a.js': '0',
  _headers: `/*\n  X-Frame-Options: DENY\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
};
const folder = temporaryFolder();
const bare = temporaryFolder();
let server: PreviewServer;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(bare, 'index.html'), '<h1>home</h1>');
  server = await startPreviewServer({ folder, port: 0 });
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

test.each([
  ['/', files['index.html'], 'text/html;charset=utf-8'],
  ['/prices', prices, 'text/html;charset=utf-8'],
  ['/prices?utm=1', prices, 'text/html;charset=utf-8'],
  ['/robots.txt', files['robots.txt'], 'text/plain'],
  ['/prices/data.txt', 'payload', 'text/plain'],
])('%s is served from its file', async (path, text, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe(text);
});

test.each([
  ['/prices.html', '/prices'],
  ['/prices/', '/prices'],
  ['/prices/?from=ad', '/prices?from=ad'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//', '/'],
])('%s redirects to the clean address %s', async (path, clean) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(clean);
});

test.each([
  '/nothing',
  '/nothing.html',
  '/nothing/',
  '/_headers',
  '/..%2f..%2fetc/passwd',
  '//prices',
])('%s is answered with 404.html and status 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe('<h1>not here</h1>');
});

test('_headers decides which files may be cached for ever; others are revalidated', async () => {
  expect((await get('/_next/static/a.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const first = await get('/prices');
  expect(first.headers.get('cache-control')).toBe('public,max-age=0,must-revalidate');
  const again = await get('/prices', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const response = await get('/prices', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(prices);
});

test('a POST to a page is refused', async () => {
  expect((await get('/prices', { method: 'POST' })).status).toBe(405);
});

test('_headers and 404.html are optional', async () => {
  const other = await startPreviewServer({ folder: bare, port: 0 });
  const [home, missing] = await Promise.all([fetch(`${other.url}/`), fetch(`${other.url}/x`)]);
  expect([home.status, missing.status]).toEqual([200, 404]);
  expect(home.headers.has('x-frame-options')).toBe(false);
  await other.close();
});
