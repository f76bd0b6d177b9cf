import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { filesIn } from '../../lib/export/files-in';
import { pageRoutes, routes } from '../../lib/site/routes';
import { contentWith } from '../../lib/testing/sample';
import { test } from '../release/release';
import { changes } from '../site';

test('a page opens with or without a slash or .html, for programs that accept anything, too', async ({
  release,
  request,
}) => {
  for (const route of pageRoutes().filter((route) => route !== routes.home)) {
    const page = await readFile(path.join(release.folder, `${route}.html`), 'utf8');
    for (const end of ['', '/', '.html', '?home=flat']) {
      const response = await request.get(route + end, {
        maxRedirects: 0,
        headers: { Accept: '*/*' },
      });
      expect([route + end, response.status()]).toEqual([route + end, 200]);
      expect(await response.text()).toBe(page);
    }
  }
});

test('an old address is found with or without its slash or .html', async ({ release, request }) => {
  for (const { file } of contentWith(...changes.sample).business.oldAddresses!) {
    const page = await readFile(path.join(release.folder, file), 'utf8');
    const name = file.replace(/(\/index)?\.html$/, '');
    for (const end of file.endsWith('/index.html') ? ['', '/'] : ['', '/', '.html', '.html/']) {
      const response = await request.get(
        `/${name.split('/').map(encodeURIComponent).join('/')}${end}`,
      );
      expect([name + end, response.status()]).toEqual([name + end, 200]);
      expect(await response.text()).toBe(page);
    }
  }
});

test('an address below a page and the settings of the host are not found', async ({ request }) => {
  for (const address of ['/prices/more', '/.htaccess'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test('every kind of file has the headers that other hosts read from _headers, and the contact card its type', async ({
  host,
  release,
  request,
}) => {
  const text = await readFile(path.join(release.folder, '_headers'), 'utf8');
  const [, common = ''] = text.split(/^(?=\/)/m);
  const lines = [...common.matchAll(/^ {2}(.+?): (.+)$/gm)];
  const headers = Object.fromEntries(lines.map(([, name, value]) => [name!.toLowerCase(), value]));
  expect(headers).toHaveProperty('x-content-type-options');
  const files = await filesIn(release.folder);
  const one = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;
  // Only with SetEnvIf, Apache can tell files whose names change with their content.
  const knowsFiles = host !== 'nginx' && host !== 'Apache, with few overrides and modules';
  for (const [address, isHashed = false] of [
    ['/'],
    ['/prices'],
    ['/robots.txt'],
    ['/contact-card.vcf'],
    ['/sw.js'],
    ['/no-such-page'],
    ['/photos/no-such-picture.webp'],
    ['/photos/'],
    [one(/^icons/)],
    [one(/^_next\/static.*js$/), true],
    [one(/^photos/), true],
  ] as [string, boolean?][]) {
    const caching = knowsFiles && isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    const expected = { ...headers, 'cache-control': caching };
    const answered = (await request.get(address)).headers();
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, answered[name]]));
    expect(found, address).toEqual(expected);
    if (address === '/contact-card.vcf')
      expect(answered['content-type']).toBe('text/vcard; charset=utf-8');
  }
});
