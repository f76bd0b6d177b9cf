import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { sentenceOf } from './one-line-reporter';
import { missing, test } from './release';

test('the host serves what was built', async ({ release, request, subject }) => {
  const passOnce = async () => {
    for (const file of filesIn(release.folder)) await expectServed(request, release.folder, file);
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
  const [served, built] = [await response.body(), readFileSync(path.join(folder, file))];
  const start = Math.max(0, served.findIndex((byte, index) => byte !== built[index]) - 20);
  const difference = served.includes('/cdn-cgi/l/email-protection')
    ? 'nobody can read its email addresses: turn off Email Address Obfuscation at Cloudflare'
    : `it is not what was built, near “${served.toString('utf8', start, start + 60)}”`;
  expect(served.equals(built), `${at}: ${difference}`).toBe(true);
}

function filesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file !== '_headers' && statSync(path.join(folder, file)).isFile())
      // Hosts read these, such as .nojekyll, and need not serve them.
      .filter((file) => !path.basename(file).startsWith('.'))
      // Some hosts redirect from a page's copy in a folder to the page.
      .filter((file, _, all) => !all.includes(file.replace(/\/index\.html$|$/, '.html')))
      .sort()
  );
}
