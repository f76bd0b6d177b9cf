import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { business } from '../../content/business';
import { elementsIn } from '../../lib/export/html-tree';
import { exportFolders } from '../../lib/site/site-build';
import { expect, test } from '../test';

const out = path.join(import.meta.dirname, '../..', exportFolders.preview);
const files = readdirSync(out, { encoding: 'utf8', recursive: true });
const pages = files.filter((file) => file.endsWith('.html'));
const withIsland = ['contact.html', 'prices.html'];

/** Bytes of the first flight of a connection. */
const pageBudget = 12_000;
const starterBudget = 600;

/** The loader of the performance metrics, only if the owner names where to send them. */
const metricsScripts = business.metricsEndpoint ? 1 : 0;

for (const page of pages) {
  const html = readFileSync(path.join(out, page), 'utf8');
  const scripts = elementsIn(parse(html), 'script').filter(
    ({ attrs }) => !attrs.some(({ name, value }) => name === 'type' && isData(value)),
  );

  test(`${page} weighs at most ${pageBudget} bytes`, () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(pageBudget);
  });

  if (withIsland.includes(page)) {
    test(`${page} has one script of at most ${starterBudget} bytes before the first touch`, () => {
      const [starter, ...others] = scripts;
      const code = starter?.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      expect(others).toHaveLength(metricsScripts);
      expect(starter?.attrs).toEqual([]);
      expect(code!.length).toBeGreaterThan(0);
      expect(code!.length).toBeLessThanOrEqual(starterBudget);
    });
  } else {
    test(`${page} has no script that executes`, () => {
      expect(scripts).toHaveLength(metricsScripts);
    });
  }
}

test('nothing of the framework is left in the export', () => {
  expect(files.filter((file) => /__next|_not-found|_buildManifest|\.txt$/.test(file))).toEqual([
    'robots.txt',
  ]);
});

test('the security policy begins at none and has nothing unsafe', () => {
  const headers = readFileSync(path.join(out, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

function isData(type: string) {
  return ['application/ld+json', 'speculationrules', 'application/json'].includes(type);
}
