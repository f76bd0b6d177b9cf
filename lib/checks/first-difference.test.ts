import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFileServer } from '../commands/file-server';
import { temporaryFolder } from '../testing/use-project';
import { firstDifference } from './first-difference';

const published = temporaryFolder();

function writeSite(folder: string, change: Record<string, string | Buffer>): string {
  const files = { 'index.html': 'home', 'prices.html': '', '404.html': 'missing', ...change };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

const site = {
  'prices.html': 'A clean is\n£12 every 4 weeks, by hand.',
  'van.jpg': Buffer.of(0xff, 0xd8),
};
let server: Awaited<ReturnType<typeof startFileServer>>;
beforeAll(async () => {
  server = await startFileServer({ folder: writeSite(published, site), port: 0 });
});
afterAll(() => server.close());

const built = temporaryFolder();

test.each<[string, Record<string, string | Buffer>, string | undefined]>([
  ['serves a release', { _headers: '/*\n  X-Frame-Options: DENY' }, undefined],
  [
    'serves other words',
    { 'prices.html': 'A clean is\n£13 every 4 weeks, by hand.' },
    '/prices: it differs from the release, near “A clean is £12 every 4 weeks, by hand.”',
  ],
  [
    'serves another picture',
    { 'van.jpg': Buffer.of(0xff, 0xd9) },
    '/van.jpg: it differs from the release',
  ],
  ['lacks a file', { 'robots.txt': '' }, '/robots.txt: the host answers with status 404'],
])('a host that %s', async (_, change, difference) => {
  expect(
    await firstDifference({
      address: server.url,
      folder: writeSite(built, { ...site, ...change }),
    }),
  ).toBe(difference);
});

test('a host that cannot be reached is a difference and not an error', async () => {
  const site = { address: server.url.replace('http', 'https'), folder: published };
  expect(await firstDifference(site)).toMatch(/^\/: it can't be compared with the release \(.*SSL/);
});
