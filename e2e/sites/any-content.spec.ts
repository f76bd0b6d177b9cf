import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';

import { printProblem } from '../../lib/content/problem';
import type { Content } from '../../lib/content/read-content';
import { advice } from '../../lib/publish/advice';
import { validateContent } from '../../lib/publish/validate-content';
import { anyContents, writeContent } from '../../lib/testing/any-content';
import { facts } from '../../lib/testing/full-content';
import { drawOddPictures } from '../../lib/testing/odd-pictures';
import { renderSite } from '../../lib/testing/render-site';

const project = path.join(import.meta.dirname, '../..');

/** How many sites, and which: the same ones every time unless SITES_SEED says otherwise. */
const numRuns = Number(process.env.SITES ?? 36);
const seed = Number(process.env.SITES_SEED ?? 2);

/** Sites are tried side by side, one share in each test. */
const shares = [0, 1, 2, 3];

let owner: string;
let pictures: Record<string, Buffer>;

test.beforeAll(async () => {
  owner = await mkdtemp(path.join(os.tmpdir(), 'sites-'));
  await mkdir(path.join(owner, 'content/photos'), { recursive: true });
  await symlink(path.join(project, 'lib'), path.join(owner, 'lib'), 'junction');
  pictures = await drawOddPictures();
  for (const [file, picture] of Object.entries(pictures)) {
    await writeFile(path.join(owner, 'content/photos', file), picture);
  }
  await copyFile('public/logo.svg', path.join(owner, 'content/photos/logo.svg'));
  // Pictures are looked for in the folder that a build runs in.
  process.chdir(owner);
});

test.afterAll(async () => {
  process.chdir(project);
  await rm(owner, { recursive: true });
});

test('the sites that are tried have few and many of everything, and odd names', () => {
  const sites = anyContents(Object.keys(pictures), { numRuns, seed });
  const counts = (part: 'services' | 'questions') =>
    sites.map((site) => (site[part] as unknown[]).length);
  const guides = sites.map(({ priceGuide }) => priceGuide as Record<string, unknown[]>);
  expect(numRuns).toBeGreaterThanOrEqual(30);
  expect(counts('services')).toEqual(expect.arrayContaining([1, 30]));
  expect(counts('questions')).toEqual(expect.arrayContaining([0, 1, 40]));
  expect(guides.map(({ detached }) => detached!.length)).toEqual(expect.arrayContaining([1, 20]));
  const written = JSON.stringify(sites);
  for (const part of ['A+ W', '& Son (', '\\"Bob\'s\\" < ', '$1', '🪟', 'W'.repeat(60), '12.35']) {
    expect(written).toContain(part);
  }
  for (const file of Object.keys(pictures)) expect(written).toContain(`"file":"${file}"`);
  for (const fact of Object.keys(facts)) {
    const given = sites.filter(
      ({ business }) => (business as Partial<typeof facts>)[fact as keyof typeof facts],
    );
    expect(given.length, fact).toBeGreaterThan(0);
    expect(given.length, fact).toBeLessThan(numRuns);
  }
});

for (const share of shares) {
  test(`content of any shape is refused in words, or fits a small phone (${share + 1} of ${shares.length})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const sites = anyContents(Object.keys(pictures), { numRuns, seed });
    let built = 0;
    for (const [index, written] of sites.entries()) {
      if (index % shares.length !== share) continue;
      await writeContent(owner, written);
      const { content, problems } = await validateContent(owner);
      if (problems.length > 0) {
        const told = problems.map(printProblem).join('\n');
        expect.soft(told, `site ${index}`).toMatch(/^content\/[\w/.-]+(, line \d+)?: ./);
        continue;
      }
      built += 1;
      advice(content as Content);
      for (const [route, html] of Object.entries(await renderSite(content as Content))) {
        await page.setContent(html);
        expect.soft(await tooWide(page), `site ${index}, ${route}`).toEqual([]);
        expect.soft(await empty(page), `site ${index}, ${route}`).toEqual([]);
        const text = await page.locator('body').innerText();
        expect.soft(text, `site ${index}, ${route}`).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect(built).toBeGreaterThan((0.8 * numRuns) / shares.length);
  });
}

/** The innermost elements that reach beyond the right edge of the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOutside = (element: Element) =>
      element.getBoundingClientRect().right > innerWidth + 0.5;
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => isOutside(element) && ![...element.children].some(isOutside))
      .map(
        (element) =>
          `${element.localName} .${element.className}: ${element.textContent.slice(0, 60)}`,
      )
      .slice(0, 5);
  });
}

/** Elements for words that have none, but for the places where errors will stand. */
function empty(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, h2, h3, p:not([id$="-error"]), ul, li, address, blockquote, figcaption, strong, time, a, section',
      ),
    ]
      .filter((element) => !element.textContent.trim() && !element.querySelector('img'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
