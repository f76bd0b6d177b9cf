import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, stopListening } from '../commands/listen';
import { startPreviewServer } from '../commands/preview-server';
import { temporaryFolder } from '../testing/temporary-folder';
import { firstDifference } from './first-difference';

const folder = temporaryFolder();
const name = 'Hill & Daughter';

function writeSite(at: string, price: string, headers = ''): string {
  mkdirSync(at, { recursive: true });
  const pages = { 'index.html': 'home', 'prices.html': price, '404.html': name, _headers: headers };
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(at, file), text);
  return at;
}

let server: Awaited<ReturnType<typeof startPreviewServer>>;
beforeAll(async () => {
  const published = writeSite(path.join(folder, 'published'), '£12');
  server = await startPreviewServer({ folder: published, port: 0 });
});
afterAll(() => server.close());

const compare = (built: string, address = server.url) =>
  firstDifference({ name, address, folder: built });

test('a host that serves what was built need not publish it again', async () => {
  expect(await compare(writeSite(path.join(folder, 'same'), '£12'))).toBe(undefined);
});

test('a host that serves another build has to publish this one', async () => {
  expect(await compare(writeSite(path.join(folder, 'new'), '£13'))).toEqual({
    sentence: '/prices: it differs from the release, near “£12”',
    mayPass: true,
  });
});

test('a host that cannot be reached has to publish what was built', async () => {
  const closed = createServer();
  const address = await listen(closed, 0);
  await stopListening(closed);
  expect(await compare(path.join(folder, 'published'), address)).toEqual({
    sentence: expect.stringMatching(/^\/: the host doesn't answer \(.*ECONNREFUSED/),
    mayPass: true,
  });
});

test('a host that lets browsers keep a page for a year is not waited for', async () => {
  const cached = writeSite(
    path.join(folder, 'cached'),
    '£12',
    '/prices\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  const { url, close } = await startPreviewServer({ folder: cached, port: 0 });
  expect(await compare(cached, url)).toEqual({
    sentence: expect.stringContaining('/prices: browsers would go on showing it after a change'),
    mayPass: false,
  });
  await close();
});
