import { routes } from '../../lib/site/routes';
import { expectAccessible, overflow } from '../accessibility';
import { choose, estimator, isLive } from '../estimator/choices';
import { priceTableFaults } from '../price-tables';
import { expect, test } from '../test';

const sites = {
  'three frequencies, three surcharges and 12 homes': process.env.LONGEST_SITE_URL!,
  'no regular work': process.env.EXTRAS_SITE_URL!,
};

for (const [list, baseURL] of Object.entries(sites)) {
  test.describe(() => {
    test.use({ baseURL });

    test(`with ${list}, whatever has prices fits every screen`, async ({ page }) => {
      for (const route of [routes.home, routes.services, routes.prices]) {
        await page.goto(route);
        if (route === routes.home) await expectAccessible(page);
        for (const width of [320, 390, 480, 640, 768, 960, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const faults of [...priceTableFaults, overflow]) {
            expect(await page.evaluate(faults), `${route} at ${width} px`).toEqual([]);
          }
        }
      }
    });
  });
}

test.describe('three frequencies', () => {
  test.use({ baseURL: sites['three frequencies, three surcharges and 12 homes'] });

  for (const route of [routes.home, routes.prices]) {
    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test(`on ${route}, a home has the price of the chosen one alone, without script`, async ({
        page,
      }) => {
        await page.goto(route);
        const prices = { '4 weeks': '£10', '8 weeks': '£16', '12 weeks': '£19.50' };
        const home = page.locator('main :is(li, label)', { hasText: '2 Bed' }).first();
        for (const [name, price] of Object.entries(prices)) {
          await page.getByRole('radio', { name, exact: true }).check();
          await expect(home).toHaveText(/2 Bed/);
          const shown = home.getByText(/£/).filter({ visible: true });
          await expect(shown).toHaveText([price]);
        }
      });
    });
  }

  test('are added up with what the home has, and the sum follows each', async ({ page }) => {
    await page.goto(routes.prices);
    await choose(page, { home: '3-bed-detached', extension: 'yes', loft: 'yes', skylights: '3' });
    const sums = { fourWeeks: '£18.50', eightWeeks: '£24.50', twelveWeeks: '£28' };
    for (const [frequency, sum] of Object.entries(sums)) {
      await choose(page, { frequency });
      await expect(estimator(page).locator('[data-bill] strong')).toHaveText(sum);
    }
    await expect(estimator(page).locator('[data-bill]')).toContainText('£12');
  });
});

test.describe('no regular work', () => {
  test.use({ baseURL: sites['no regular work'] });

  test('what is chosen is added up, and asked for', async ({ page }) => {
    await page.goto(routes.home);
    await page
      .getByRole('region', { name: 'Prices' })
      .getByRole('link', { name: /Gutters/ })
      .click();
    await isLive(page);
    const short = estimator(page).locator('[data-short]');
    await expect(short).toHaveText('£60 in all');
    await choose(page, { driveway: '30' });
    await expect(short).toHaveText('£180 in all');
    await choose(page, { driveway: '40' });
    await expect(short).toHaveText('£200 in all');
    await page.getByRole('button', { name: 'Ask for this' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Please could you clean:\nDriveway washed: £140 (40 at £3.50 per square metre).\nGutters cleared: £60.\nTogether: £200.',
    );
  });
});
