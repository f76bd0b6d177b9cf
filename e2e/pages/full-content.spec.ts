import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../lib/site/routes';
import { expectAccessible } from '../accessibility';
import { showFullContent, weightOfFacts } from '../show-full-content';
import { expect, test } from '../test';

const pageBudget = 12_000;

for (const route of [...Object.values(routes).filter((one) => one !== routes.about), '/404']) {
  test(`${route} with every fact is accessible`, async ({ page }) => {
    await showFullContent(page);
    await page.goto(route);
    await expect(page.getByText('We are away.')).toBeVisible();
    await expectAccessible(page);
  });

  test(`${route} with every fact weighs at most ${pageBudget} bytes`, async () => {
    const file = `${route === routes.home ? 'index' : route}.html`;
    const exported = readFileSync(path.join(process.env.SITE_FOLDER!, file));
    const facts = await weightOfFacts(route);
    expect(facts).toBeGreaterThan(0);
    expect(brotliCompressSync(exported).length + facts).toBeLessThanOrEqual(pageBudget);
  });
}

test('areas, a price, what to do next and promises are in the first screen', async ({ page }) => {
  await showFullContent(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(routes.home);
    const main = page.getByRole('main');
    for (const part of [
      main.getByText('We work in Whitby'),
      main.getByText(/From £\d+ a clean/).first(),
      main.getByRole('link', { name: 'Send a message' }).first(),
      main.getByText('Pay once it is done'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the price guide prints on one sheet with every fact around it', async ({ page }) => {
  await showFullContent(page);
  await page.goto(routes.prices);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
});

test('answers are printed although nobody has opened them', async ({ page }) => {
  await showFullContent(page);
  await page.goto(routes.faq);
  const answers = page.locator('details > div');
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
