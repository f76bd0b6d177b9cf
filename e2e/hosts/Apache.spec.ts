import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { filesIn } from '../../lib/export/files-in';
import { test } from '../release/release';

test('every answer has the headers that other hosts read from _headers', async ({
  release,
  request,
}) => {
  const text = await readFile(path.join(release.folder, '_headers'), 'utf8');
  const [everywhere = ''] = text.split(/^(?=\/)/m);
  const lines = [...everywhere.matchAll(/^ {2}(.+?): (.+)$/gm)];
  const headers = Object.fromEntries(lines.map(([, name, value]) => [name!.toLowerCase(), value]));
  expect(headers).toHaveProperty('x-content-type-options');
  for (const address of ['/', '/prices', '/robots.txt', '/no-such-page']) {
    const answered = (await request.get(address)).headers();
    expect(answered).toMatchObject({
      ...headers,
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'no-cache',
    });
  }
});

test('a file named by its hash stays cached unless it is missing', async ({ release, request }) => {
  const [script] = (await filesIn(path.join(release.folder, '_next/static'))).map(
    (file) => `/_next/static/${file}`,
  );
  const cacheControl = async (address: string) =>
    (await request.get(address)).headers()['cache-control'] ?? '';
  expect(await cacheControl(script!)).toContain('immutable');
  expect(await cacheControl('/photos/none.webp')).not.toContain('immutable');
});

test('an old name of a folder’s page redirects to the folder', async ({ release, request }) => {
  for (const [old, to] of [
    ['/index.html', '/'],
    ['/index.php?page_id=7', '/?page_id=7'],
    ['/prices/default.asp', '/prices/'],
  ] as const) {
    const response = await request.get(old, { maxRedirects: 0 });
    expect([old, response.status()]).toEqual([old, 301]);
    expect(response.headers().location).toBe(secure(release.address) + to);
  }
});

test('a file of the former site does not replace the home page', async ({ release, request }) => {
  const file = path.join(release.folder, 'index.htm');
  await writeFile(file, 'Welcome');
  expect(await (await request.get('/')).text()).not.toBe('Welcome');
  await rm(file);
});

test('http redirects to https, except where certificates are renewed', async ({ release }) => {
  // Without the header of a proxy, which all other tests send.
  const ask = (address: string) => fetch(release.address + address, { redirect: 'manual' });
  const { status, headers } = await ask('/prices?home=flat');
  expect(status).toBe(301);
  expect(headers.get('location')).toBe(`${secure(release.address)}/prices?home=flat`);
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});

function secure(address: string): string {
  return address.replace('http:', 'https:');
}
