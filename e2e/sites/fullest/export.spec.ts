import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { originsOf, thirdParties } from '../../../lib/site/third-parties';
import { pageRoutes, routes } from '../../../lib/site/routes';
import { expect, test } from '../../test';

/** The most bytes in a page, so that it arrives in the first round trip of a connection. */
const pageBudgets: Record<string, number> = { [routes.prices]: 12_000 };
/** The most bytes of script, at the best compression; other pages have none. */
const scriptBudgets: Record<string, number> = { [routes.contact]: 60_000, [routes.prices]: 5_700 };

const pages = [...pageRoutes(), '/404'];
const others = thirdParties.flatMap(originsOf);

for (const route of pages) {
  const { [route]: pageBudget = 9_500 } = pageBudgets;
  const { [route]: scriptBudget = 0 } = scriptBudgets;

  test(`${route} with every fact and the longest price guide weighs at most ${pageBudget} bytes, and ${scriptBudget} of script`, ({
    siteFolder,
  }) => {
    const exported = (file: string) => path.join(siteFolder, file);
    const html = readFileSync(exported(route === '/' ? 'index.html' : `${route}.html`), 'utf8');
    // A link at the foot of every page with every fact: it proves that the right site is weighed.
    expect(html).toContain('Pay a bill');
    // Next replaces this function for older browsers.
    expect(html).not.toContain('light-dark(');
    expect(weightOf(html)).toBeLessThanOrEqual(pageBudget);

    const data = /^<script type="(application\/ld\+json|speculationrules)">/;
    const isOwn = (script: string) => !others.some((other) => script.includes(`src="${other}/`));
    const scripts = html
      .match(/<script[^]*?<\/script>/g)!
      .filter((script) => !data.test(script) && isOwn(script));
    expect(scripts).toHaveLength(scriptBudget ? 1 : 0);
    const codeOf = (file: string) => readFileSync(exported(`_next/static/${file}`), 'utf8');
    const named = html.match(/(?<="\/_next\/static\/)[^"]*\.js/g) ?? [];
    const imported = named.flatMap((file) => codeOf(file).match(/(?<=import\(`\.\/)[^`]*/g) ?? []);
    // React is imported later, once the form keeps what is typed.
    expect(imported).toHaveLength(route === routes.contact ? 1 : 0);
    const bytes = [...new Set([...named, ...imported])].map((file) => weightOf(codeOf(file)));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(scriptBudget);
  });
}

function weightOf(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
