import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { filesIn } from '../../lib/export/files-in';
import { sentenceOf } from './one-line-reporter';
import { missing, test } from './release';

test('the host serves what was built', async ({ release, request, subject }) => {
  const { folder } = release;
  const passOnce = async () => {
    for (const file of await servedFiles(folder)) await expectServed(request, folder, file);
  };
  if (subject !== 'published') return passOnce();

  // A host may need some minutes to publish a release.
  test.setTimeout(0);
  const pass = () =>
    passOnce().catch((error: Error) => {
      console.log(`Not yet as it should be: ${sentenceOf(error)}. Trying again …`);
      throw error;
    });
  await expect(pass).toPass({ intervals: [30_000], timeout: 15 * 60_000 });
});

async function expectServed(request: APIRequestContext, folder: string, file: string) {
  const isMissing = file === '404.html';
  const at = isMissing ? missing : `/${file.replace(/(?<=^|\/)index\.html$|\.html$/, '')}`;
  const response = await request.get(at, { maxRedirects: 0 });
  const status = response.status();
  expect(status, `${at}: it is answered with status ${status}`).toBe(isMissing ? 404 : 200);
  const [served, built] = [await response.body(), await readFile(path.join(folder, file))];
  const start = Math.max(0, served.findIndex((byte, index) => byte !== built[index]) - 20);
  const difference = served.includes('/cdn-cgi/l/email-protection')
    ? 'nobody can read its email addresses: turn off Email Address Obfuscation at Cloudflare'
    : `it is not what was built, near “${served.toString('utf8', start, start + 60)}”`;
  expect(served.equals(built), `${at}: ${difference}`).toBe(true);
}

async function servedFiles(folder: string): Promise<string[]> {
  const files = (await filesIn(folder)).filter((file) => file !== '_headers');
  return (
    files
      // Hosts read these, such as .nojekyll, and need not serve them.
      .filter((file) => !path.basename(file).startsWith('.'))
      // Some hosts redirect from a page's copy in a folder to the page.
      .filter((file) => !files.includes(file.replace(/\/index\.html$|$/, '.html')))
      .sort()
  );
}
