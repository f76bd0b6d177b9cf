import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../release/release';

test('visitors cannot read the settings of the host', async ({ request }) => {
  expect((await request.get('/.htaccess')).status()).toBe(404);
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
