import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

/** Bytes in the first round trip of a connection. */
const pageBudget = 12_000;
/** Bytes of script, sent at the best compression; other pages have none. */
const scriptBudgets: Record<string, number> = { [routes.contact]: 60_000, [routes.prices]: 4_000 };

for (const route of [...Object.values(routes), '/404']) {
  const { [route]: scriptBudget = 0 } = scriptBudgets;

  test(`${route} weighs at most ${pageBudget} bytes, and ${scriptBudget} of script`, async ({
    page,
  }) => {
    const html = readFileSync(exported(route === '/' ? 'index.html' : `${route}.html`));
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(pageBudget);
    const [scripts, preloads] = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const tags = (selector: string) => [...parsed.querySelectorAll(selector)];
      return [
        tags('script:not([type$=json], [type=speculationrules])').map((tag) => tag.outerHTML),
        tags('link[rel=modulepreload]').map((tag) => tag.getAttribute('href')!),
      ];
    }, String(html));
    const sources = scripts!.map(
      (tag) => /^<script type="module" src="(.*)"><\/script>$/.exec(tag)![1]!,
    );
    expect(sources).toHaveLength(scriptBudget ? 1 : 0);
    const bytes = [...sources, ...preloads!].map(
      (file) => brotliCompressSync(readFileSync(exported(file))).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(scriptBudget);
  });
}

test('nothing of the framework is left in the export', () => {
  const files = readdirSync(exported(), { encoding: 'utf8', recursive: true });
  expect(files.filter((file) => /__next|_not-found|_buildManifest|\.txt$/.test(file))).toEqual([
    'robots.txt',
  ]);
});

test('the security policy allows nothing by default and nothing unsafe', () => {
  const headers = readFileSync(exported('_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

function exported(file = ''): string {
  return path.join(process.env.SITE_FOLDER!, file);
}
