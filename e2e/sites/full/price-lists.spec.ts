import { weQuote } from '../../../lib/prices/price-words';
import { routes } from '../../../lib/addresses/routes';
import { choose, estimator } from '../../estimator/choices';
import { expectPricesToFit } from '../../price-tables';
import { expect, test } from '../../test';

test('pages with prices fit every screen with five frequencies, three surcharges and 9 homes', async ({
  page,
}) => {
  await expectPricesToFit(page, ['100%']);
});

test.describe('five frequencies', () => {
  test.use({ javaScriptEnabled: false });

  test('a home shows only the price of the chosen frequency, without script', async ({ page }) => {
    await page.goto(routes.prices);
    const prices = {
      '4-weekly': '£11',
      '8-weekly': '£17',
      '12-weekly': '£24.50',
      Quarterly: '£33',
      'One-off': '£45',
    };
    const home = page.locator('main label', { hasText: '2 Bed' }).first();
    for (const [name, price] of Object.entries(prices)) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(home.getByText(/£/).filter({ visible: true })).toHaveText([price]);
    }
  });
});

test('a question about the loft is shown and quoted only while the loft is ticked', async ({
  page,
}) => {
  await page.goto(routes.prices);
  await choose(page, { home: '2-bed-semi-detached' });
  const loft = estimator(page).getByRole('checkbox', { name: 'Loft' });
  await expect(loft.locator('xpath=..')).toHaveText(`Loft conversion with skylights${weQuote}`);
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
