import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { routes } from '../../lib/site/routes';
import { business } from '../../lib/testing/example-content/business';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { expectAccessible } from '../accessibility';
import { showFullContent, weightOfFacts } from '../show-full-content';
import { expect, test } from '../test';

/** Bytes in the first round trip of a connection. */
const pageBudget = 12_000;

// The other pages have no more than the first one: the notice, and the facts in the footer.
for (const route of [routes.home, routes.contact]) {
  test(`${route} with every fact is accessible`, async ({ page }) => {
    await showFullContent(page);
    await page.goto(route);
    await expect(page.getByText('We are away.')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const route of [...Object.values(routes).filter((one) => one !== routes.about), '/404']) {
  test(`${route} with every fact weighs at most ${pageBudget} bytes`, async () => {
    const file = `${route === routes.home ? 'index' : route}.html`;
    const exported = readFileSync(path.join(process.env.SITE_FOLDER!, file));
    const facts = await weightOfFacts(route);
    expect(facts).toBeGreaterThan(0);
    expect(brotliCompressSync(exported).length + facts).toBeLessThanOrEqual(pageBudget);
  });
}

test('the price guide prints on one A4 page, with every fact and the ways to reach the business', async ({
  page,
}) => {
  await showFullContent(page);
  await page.goto(routes.prices);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d* 84[12]\.\d*\]/);
  await page.emulateMedia({ media: 'print' });
  const { phone, email, siteAddress } = business;
  for (const text of [phone.national, email, new URL(siteAddress).host, priceGuide.guideNote]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
});

test('answers are printed although nobody has opened them', async ({ page }) => {
  await page.goto(routes.faq);
  const answers = page.locator('details > div');
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
