import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../release/release';

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

test('a file or folder of the former site does not replace a page', async ({
  release,
  request,
}) => {
  const files = ['index.htm', 'prices/old.htm'].map((file) => path.join(release.folder, file));
  await mkdir(path.dirname(files[1]!));
  for (const file of files) await writeFile(file, 'Welcome');
  for (const [address, page] of [
    ['/', 'index.html'],
    ['/prices/', 'prices.html'],
  ] as const) {
    const built = await readFile(path.join(release.folder, page), 'utf8');
    expect(await (await request.get(address)).text()).toBe(built);
  }
  for (const file of files) await rm(file);
  await rmdir(path.dirname(files[1]!));
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
