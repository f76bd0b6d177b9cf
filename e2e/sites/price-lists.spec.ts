import { weQuote } from '../../lib/prices/amount';
import { routes } from '../../lib/site/routes';
import { expectAccessible, overflow } from '../accessibility';
import { choose, estimator } from '../estimator/choices';
import { priceTableFaults } from '../price-tables';
import { expect, test } from '../test';

const longest = process.env.FULL_SITE_URL!;
const extras = process.env.EXTRAS_SITE_URL!;

for (const [list, baseURL, textSizes] of [
  // At 115%, text takes as much room as in a wide font.
  ['two frequencies', process.env.SITE_URL!, ['115%', '130%', '200%']],
  ['three frequencies, three surcharges and 9 homes', longest, ['100%']],
  ['no regular work', extras, ['100%']],
] as const) {
  test.describe(() => {
    test.use({ baseURL });

    test(`with ${list} and text at ${textSizes.join(', ')}, whatever has prices fits every screen`, async ({
      page,
    }) => {
      for (const route of [routes.home, routes.services, routes.prices]) {
        await page.goto(route);
        for (const textSize of textSizes) {
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
          for (const width of [320, 390, 480, 640, 768, 960, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            for (const faults of [...priceTableFaults, overflow]) {
              const where = `${route} at ${width} px, text at ${textSize}`;
              expect(await page.evaluate(faults), where).toEqual([]);
            }
          }
        }
      }
    });
  });
}

test.describe('no regular work', () => {
  test.use({ baseURL: extras });

  test('the first page is accessible without a board of prices', async ({ page }) => {
    await page.goto(routes.home);
    await expectAccessible(page);
  });
});

test.describe('three frequencies', () => {
  test.use({ baseURL: longest, javaScriptEnabled: false });

  test('a home has the price of the chosen one alone, without script', async ({ page }) => {
    await page.goto(routes.prices);
    const prices = { '4 weeks': '£11', '8 weeks': '£17', '12 weeks': '£24.50' };
    const home = page.locator('main label', { hasText: '2 Bed' }).first();
    for (const [name, price] of Object.entries(prices)) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(home.getByText(/£/).filter({ visible: true })).toHaveText([price]);
    }
  });
});

test.describe('what only a home with a loft needs', () => {
  test.use({ baseURL: longest });

  test('is asked once the loft is ticked, and quoted only then', async ({ page }) => {
    await page.goto(routes.prices);
    await choose(page, { home: '2-bed-semi-detached' });
    const loft = estimator(page).getByRole('checkbox', { name: 'Loft' });
    await expect(loft.locator('xpath=..')).toHaveText(`Loft conversion${weQuote}`);
    const question = estimator(page).getByRole('group', { name: 'Have we cleaned the loft' });
    const line = estimator(page).locator('[data-bill]').getByText('First clean of the loft');
    await expect(question).toBeHidden();
    await loft.check();
    await question.getByRole('radio', { name: 'No' }).check();
    await expect(line).toHaveCount(1);
    await loft.uncheck();
    await expect(question).toBeHidden();
    await expect(line).toHaveCount(0);
  });
});
