import { routes } from '../../../lib/site/routes';
import { business, priceGuide } from '../../../lib/testing/sample';
import { expect, test } from '../../test';

test('the longest price guide prints on one A4 page, with every fact and the ways to reach the business', async ({
  page,
}) => {
  await page.goto(routes.prices);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d* 84[12]\.\d*\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  const { phone, email, siteAddress } = business;
  for (const text of [phone.national, email, new URL(siteAddress).host, priceGuide.guideNote!]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
});

test('the home page prints only the chosen frequency above its prices', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('radio', { name: '8-weekly' }).check();
  await page.emulateMedia({ media: 'print' });
  const choices = page.getByRole('radiogroup').locator('label').filter({ visible: true });
  await expect(choices).toHaveText(['8-weekly']);
  const colour = (element: Element) => getComputedStyle(element).color;
  expect(await choices.evaluate(colour)).toBe(await page.locator('h1').evaluate(colour));
});

test('closed answers are printed, and buttons are not', async ({ page }) => {
  await page.goto(routes.faq);
  const answers = page.locator('details > div');
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveCount(0);
});
