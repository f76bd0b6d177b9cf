import { routes } from '../../lib/site/routes';
import { expectAccessible, expectRoomForTexts } from '../accessibility';
import { expect, test } from '../test';

// e2e/sites/fullest/accessibility.spec.ts tests all pages, with every fact.
for (const route of [routes.home, routes.faq]) {
  test(`${route} is accessible without any facts`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByText(/^We’re away /)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('no text is nearer than 8 px, sideways, to a border around it', async ({ page }) => {
  await expectRoomForTexts(page);
});
