import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/use-project';
import { listen, stopListening } from './listen';
import { startFileServer } from './file-server';

const files = {
  'prices.html': '<h1>prices</h1>',
  '404.html': '<h1>not here</h1>',
  '.hidden': 'secret',
  _headers: `/*
  X-Frame-Options: DENY
/prices
  Content-Security-Policy: form-action https://forms.example:8443/f
  X-Frame-Options: again
/_next/static/*
  X-Robots-Tag: none
`,
};
const folder = temporaryFolder();
let server: Awaited<ReturnType<typeof startFileServer>>;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  server = await startFileServer({ folder, port: 0 });
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

test.each(['/nothing', '/_headers', '/.%68idden', '/..%2f..%2fetc/passwd'])(
  '%s is answered with 404.html',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe(files['404.html']);
  },
);

test.each([
  ['/prices', 'DENY, again', 'form-action https://forms.example:8443/f', null],
  ['/_next/static/a/b.js', 'DENY', null, 'none'],
])('%s gets the headers of each rule that matches it, and no others', async (path, ...expected) => {
  const { headers } = await get(path);
  const names = ['x-frame-options', 'content-security-policy', 'x-robots-tag'];
  expect(names.map((name) => headers.get(name))).toEqual(expected);
});

test('a request for an address that cannot be parsed does not end the server', async () => {
  const sent = request({ port: new URL(server.url).port, path: '//evil.example:99999999/' }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(404);
});

test('a page is sent as it is now, while a build replaces the site and writes its headers', async () => {
  writeFileSync(join(folder, 'prices.html'), 'new');
  writeFileSync(join(folder, '_headers'), files._headers.slice(0, 20));
  expect(await (await get('/prices')).text()).toBe('new');
});

test('a POST to a page is refused', async () => {
  expect((await get('/prices', { method: 'POST' })).status).toBe(405);
});

test.each(['EADDRINUSE', 'EACCES'])('another port is used after the error %s', async (code) => {
  const other = createServer();
  vi.spyOn(other, 'listen').mockImplementationOnce(() => {
    queueMicrotask(() => other.emit('error', Object.assign(new Error(), { code })));
    return other;
  });
  expect(await listen(other, 4000)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await stopListening(other);
});
