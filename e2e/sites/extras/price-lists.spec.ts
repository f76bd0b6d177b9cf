import { routes } from '../../../lib/addresses/routes';
import { expectAccessible } from '../../accessibility';
import { expectPricesToFit } from '../../price-tables';
import { test } from '../../test';

test('pages with prices fit every screen without regular work', async ({ page }) => {
  await expectPricesToFit(page, ['100%']);
});

test('the first page is accessible without a board of prices', async ({ page }) => {
  await page.goto(routes.home);
  await expectAccessible(page);
});
