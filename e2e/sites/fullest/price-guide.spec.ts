import { routes } from '../../../lib/site/routes';
import { expectPricesToFit } from '../../expect-prices-to-fit';
import { expect, test } from '../../test';

test('pages with prices fit every screen with five frequencies, three surcharges, 9 homes and odd names', async ({
  page,
}) => {
  await expectPricesToFit(page, ['100%']);
});

test('on a phone, price tables that are too wide scroll sideways, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.prices);
  const table = page.getByRole('region', { name: 'Semi Detached' });
  const last = table.getByRole('columnheader').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await table.focus();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('five frequencies', () => {
  test.use({ javaScriptEnabled: false });

  test('a home shows only the price of the chosen frequency, without script', async ({ page }) => {
    await page.goto(routes.prices);
    const prices = {
      '4-weekly': '£11',
      '8-weekly': '£17',
      '12-weekly': '£27.50',
      Quarterly: '£33',
      'One-off': '£1,250.50',
    };
    await expect(page.getByRole('heading', { name: 'Detached & $1', exact: true })).toHaveCount(1);
    const home = page.locator('main label', { hasText: '"5" < 6 Bed' });
    for (const [name, price] of Object.entries(prices)) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(home.getByText(/£/).filter({ visible: true })).toHaveText([price]);
    }
  });
});
