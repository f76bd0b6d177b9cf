import { pageRoutes } from '../../lib/addresses/routes';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../test';

for (const route of [...pageRoutes(), '/404']) {
  test(`${route} is accessible without any facts`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByText(/^We’re away /)).toHaveCount(0);
    await expectAccessible(page);
  });
}
