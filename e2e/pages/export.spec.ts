import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { elementsIn } from '../../lib/export/html-tree';
import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

/** Bytes in the first round trip of a connection. */
const pageBudget = 12_000;
/** The contact form's starter also saves the draft, so that nothing typed before React is lost. */
const starterBudgets: Partial<Record<string, number>> = {
  [routes.contact]: 1_600,
  [routes.prices]: 1_150,
};

for (const route of [...Object.values(routes), '/404']) {
  const starterBudget = starterBudgets[route];

  test(`${route} weighs at most ${pageBudget} bytes`, () => {
    expect(brotliCompressSync(htmlOf(route)).length).toBeLessThanOrEqual(pageBudget);
  });

  if (starterBudget) {
    test(`${route} has one script of at most ${starterBudget} bytes before it has loaded`, () => {
      const [starter, ...others] = scriptsOf(route);
      const code = starter?.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      expect(others).toEqual([]);
      expect(starter?.attrs).toEqual([]);
      expect(code!.length).toBeGreaterThan(0);
      expect(code!.length).toBeLessThanOrEqual(starterBudget);
    });
  } else {
    test(`${route} has no script that executes`, () => {
      expect(scriptsOf(route)).toEqual([]);
    });
  }
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

function htmlOf(route: string): string {
  return readFileSync(exported(route === routes.home ? 'index.html' : `${route}.html`), 'utf8');
}

function scriptsOf(route: string) {
  return elementsIn(parse(htmlOf(route)), 'script').filter(
    ({ attrs }) => !attrs.some(({ name, value }) => name === 'type' && isData(value)),
  );
}

function isData(type: string): boolean {
  return ['application/ld+json', 'speculationrules', 'application/json'].includes(type);
}
