import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../release/release';

test('a page opens with or without a slash or .html', async ({ release, request }) => {
  const page = await readFile(path.join(release.folder, 'prices.html'), 'utf8');
  for (const address of ['/prices', '/prices/', '/prices.html', '/prices?home=flat']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 200]);
    expect(await response.text()).toBe(page);
  }
});

test('an old address is found without its slash', async ({ release, request }) => {
  const page = await readFile(path.join(release.folder, 'Our prices.php/index.html'), 'utf8');
  const response = await request.get('/Our%20prices.php', { maxRedirects: 0 });
  expect([response.status(), await response.text()]).toEqual([200, page]);
});

test('phones know what the contact card is', async ({ request }) => {
  const response = await request.get('/contact.vcf');
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
});
