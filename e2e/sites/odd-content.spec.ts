import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parts, type Content } from '../../lib/content/define-content';
import { printProblem } from '../../lib/content/problem';
import { advice } from '../../lib/publish/advice';
import { validateContent } from '../../lib/publish/validate-content';
import { exampleContent } from '../../lib/testing/example-project';
import { writtenFacts } from '../../lib/testing/full-content';
import { oddContents, type WrittenContent } from '../../lib/testing/odd-content';
import { drawOddPictures } from '../../lib/testing/odd-pictures';
import { renderSite } from '../../lib/testing/render-site';

const count = 12;

let owner: string;
let pictures: string[];
let sites: WrittenContent[];

test.beforeAll(async () => {
  owner = mkdtempSync(path.join(os.tmpdir(), 'sites-'));
  const photos = path.join(owner, 'content/photos');
  mkdirSync(photos, { recursive: true });
  copyFileSync('public/logo.svg', path.join(photos, 'logo.svg'));
  const drawn = await drawOddPictures();
  for (const [file, bytes] of Object.entries(drawn)) writeFileSync(path.join(photos, file), bytes);
  pictures = Object.keys(drawn);
  sites = oddContents(count, pictures);
});

test.afterAll(() => rmSync(owner, { recursive: true }));

test('the sites have few and many of everything, odd names, long words and pence', () => {
  const written = JSON.stringify(sites);
  const all: Written[] = JSON.parse(written);
  for (const lists of [
    all.map(({ services }) => services),
    all.map(({ questions }) => questions),
    all.map(({ priceGuide }) => priceGuide.homes),
    all.map(({ priceGuide }) => priceGuide.extras),
  ]) {
    const lengths = lists.map(({ length }) => length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThan(20);
  }
  const names = ['A+ W', '& Son (', '\\"Bob\'s\\" < ', '$1', '🪟', 'W'.repeat(60), '12.35'];
  for (const part of [...names, ...pictures.map((file) => `"file":"${file}"`)]) {
    expect(written).toContain(part);
  }
  for (const fact of Object.keys(writtenFacts)) {
    const given = all.filter(({ business }) => business[fact]);
    expect(given.length, fact).toBeGreaterThan(0);
    expect(given.length, fact).toBeLessThan(count);
  }
});

for (let site = 0; site < count; site += 1) {
  test(`a site with odd content fits a small phone (${site + 1} of ${count})`, async ({ page }) => {
    write(sites[site]!);
    const { content, problems } = await validateContent(owner);
    expect(problems.map(printProblem)).toEqual([]);
    advice(content as Content);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const [route, html] of Object.entries(await renderSite(content as Content, owner))) {
      await page.setContent(html);
      expect.soft(await page.evaluate(tooWide), route).toEqual([]);
      expect.soft(await page.evaluate(emptyElements), route).toEqual([]);
      const text = await page.locator('body').innerText();
      expect.soft(text, route).not.toMatch(/undefined|NaN|\[object/);
    }
  });
}

type Written = {
  business: Record<string, unknown>;
  services: unknown[];
  questions: unknown[];
  priceGuide: { homes: unknown[]; extras: unknown[] };
};

/** Writes content as the owner's files. */
function write(written: WrittenContent) {
  for (const [part, { file }] of Object.entries(parts)) {
    const [head] = /^[^]*?defineContent\([^,]*, /.exec(exampleContent[file]!)!;
    const value = JSON.stringify(written[part as keyof Content]);
    writeFileSync(path.join(owner, file), `${head}${value});\n`);
  }
}

/** The innermost elements that reach beyond the right edge of the screen. */
function tooWide() {
  const isOutside = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5;
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => isOutside(element) && ![...element.children].some(isOutside))
    .map((element) => `${element.localName} .${element.className}: ${element.textContent}`)
    .slice(0, 5);
}

/** Elements for words that have none, but for the places that script fills. */
function emptyElements() {
  const kinds = 'h1, h2, h3, p, ul, li, address, blockquote, figcaption, strong, time, a, section';
  return [...document.querySelectorAll(kinds)]
    .filter((element) => !element.textContent.trim() && !element.querySelector('img'))
    .filter((element) => !element.matches('[id$="-error"], [data-clean]'))
    .map((element) => element.outerHTML.slice(0, 80));
}
