import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { filesIn } from '../../lib/export/files-in';
import { sentenceOf } from './one-line-reporter';
import { missing, test, type Release } from './release';
import { remedyFor } from './remedy';

test('the host serves what was built', async ({ release, request, subject }) => {
  let remedy: string | undefined;
  const look = async () => {
    for (const file of await servedFiles(release.folder)) {
      remedy = await expectServed(request, release, file);
      if (remedy) return;
    }
  };
  if (subject === 'published') {
    // A host may need some minutes to publish a release, but waiting doesn't help where there is a remedy.
    test.setTimeout(0);
    const pass = () =>
      look().catch((error: Error) => {
        console.log(`Not ready yet: ${sentenceOf(error)}. Trying again…`);
        throw error;
      });
    await expect(pass).toPass({ intervals: [30_000], timeout: 15 * 60_000 });
  } else await look();
  expect(remedy, remedy).toBe(undefined);
});

/** Expects an address to be answered with its file, or returns what to do about the host. */
async function expectServed(
  request: APIRequestContext,
  { folder, name }: Release,
  file: string,
): Promise<string | undefined> {
  const isMissing = file === '404.html';
  const names = file.replace(/(?<=^|\/)index\.html$|\.html$/, '').split('/');
  const at = isMissing ? missing : `/${names.map(encodeURIComponent).join('/')}`;
  const response = await request.get(at, { maxRedirects: 0 });
  const status = response.status();
  const [served, built] = [await response.body(), await readFile(path.join(folder, file))];
  const isServed = served.equals(built);
  const { location } = response.headers();
  const answer = { at, status, location, body: served.toString() };
  const remedy = isServed ? undefined : remedyFor(answer, { missing, name });
  if (remedy) return `${at}: ${remedy}`;
  expect(status, `${at}: the host answers with status ${status}`).toBe(isMissing ? 404 : 200);
  const start = Math.max(0, served.findIndex((byte, index) => byte !== built[index]) - 20);
  const found = served.toString('utf8', start, start + 60);
  expect(isServed, `${at}: it differs from the release, near “${found}”`).toBe(true);
  return undefined;
}

/**
 * The home page comes first: once it is as it was built, the release is there. The page for missing pages comes last,
 * since a host may show another one until then.
 */
async function servedFiles(folder: string): Promise<string[]> {
  const ends = ['index.html', '404.html'] as const;
  const files = (await filesIn(folder)).filter((file) => file !== '_headers');
  const others = files
    .filter((file) => !ends.some((end) => end === file))
    // Hosts read these, such as .nojekyll, and need not serve them.
    .filter((file) => !path.basename(file).startsWith('.'))
    // Some hosts redirect from a page's copy in a folder to the page.
    .filter((file) => !files.includes(file.replace(/\/index\.html$|$/, '.html')));
  return [ends[0], ...others.sort(), ends[1]];
}
