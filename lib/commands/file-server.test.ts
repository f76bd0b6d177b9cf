import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { listen, stopListening } from './listen';
import { startFileServer } from './file-server';

const files = {
  'index.html': '<h1>home</h1>',
  'prices.html': '<p>Four-weekly and eight-weekly.</p>'.repeat(100),
  '404.html': '<h1>not here</h1>',
  'List #2, 10% off.txt': 'Gutters',
  '.htaccess': 'Options',
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

test.each(['/nothing', '/_headers', '/.htaccess', '/..%2f..%2fetc/passwd'])(
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
  ['/prices/', 'DENY', null, null],
  ['/_next/static/a/b.js', 'DENY', null, 'none'],
])('%s gets the headers of each rule that matches it, and no others', async (path, ...expected) => {
  const { headers } = await get(path);
  const names = ['x-frame-options', 'content-security-policy', 'x-robots-tag'];
  expect(names.map((name) => headers.get(name))).toEqual(expected);
});

test.each(['/List%20%232%2C%2010%25%20off.txt', '/List%20%232,%2010%25%20off.txt'])(
  'a file is found at the address %s',
  async (path) => {
    expect(await (await get(path)).text()).toBe('Gutters');
  },
);

test('a page is compressed for a browser that can read it', async () => {
  const { headers } = await get('/prices', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers.get('content-encoding')).toBe('br');
});

test.each(['*:99999999', '//evil.example:99999999/'])(
  'a request for %s does not end the server',
  async (path) => {
    const sent = request({ port: new URL(server.url).port, path }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(404);
  },
);

test('a page is sent as it is now, while a build replaces the site', async () => {
  const page = join(folder, 'new.html');
  for (const text of ['short', 'longer than before', undefined, 'again']) {
    if (text) writeFileSync(page, text);
    else rmSync(page);
    const response = await get('/new');
    expect([response.status, await response.text()]).toEqual(
      text ? [200, text] : [404, files['404.html']],
    );
  }
});

test('a page is sent while a build writes the headers', async () => {
  const file = join(folder, '_headers');
  writeFileSync(file, files._headers.slice(0, 20));
  expect((await get('/prices')).status).toBe(200);
  writeFileSync(file, files._headers);
});

test('a POST to a page is refused', async () => {
  expect((await get('/prices', { method: 'POST' })).status).toBe(405);
});

test('another port is used if the given port is taken', async () => {
  const other = createServer((_, response) => response.end('other'));
  const free = await listen(other, Number(new URL(server.url).port));
  expect(free).not.toBe(server.url);
  expect(await (await fetch(free)).text()).toBe('other');
  await stopListening(other);
});

test('another port is used if Windows has reserved the given port', async () => {
  const server = createServer();
  vi.spyOn(server, 'listen').mockImplementationOnce(() => {
    const reserved = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    queueMicrotask(() => server.emit('error', reserved));
    return server;
  });
  expect(await listen(server, 4000)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await stopListening(server);
});
