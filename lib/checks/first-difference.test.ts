import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFileServer } from '../commands/file-server';
import { temporaryFolder } from '../testing/temporary-folder';
import { firstDifference, type ServedSite } from './first-difference';

const published = temporaryFolder();

function writeSite(folder: string, change: Record<string, string | Buffer>): string {
  const files = {
    'index.html': 'home',
    'prices.html': 'A clean is\n£12 every 4 weeks, by hand.',
    '404.html': 'missing',
    'van.jpg': Buffer.of(0xff, 0xd8),
    ...change,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

let server: Awaited<ReturnType<typeof startFileServer>>;
beforeAll(async () => {
  server = await startFileServer({ folder: writeSite(published, {}), port: 0 });
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
  expect(await firstDifference({ address: server.url, folder: writeSite(built, change) })).toBe(
    difference,
  );
});

test('a host that cannot be reached, or no release, is a difference and not an error', async () => {
  const hasDifference = (site: ServedSite, reason: string) =>
    expect(firstDifference(site)).resolves.toMatch(
      new RegExp(`^/[\\w-]*: it can't be compared with the release \\(.*${reason}`),
    );
  await hasDifference({ address: server.url.replace('http', 'https'), folder: published }, 'SSL');
  await hasDifference({ address: server.url, folder: path.join(built, 'gone') }, 'ENOENT');
});
