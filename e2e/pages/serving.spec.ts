import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const route of Object.values(routes)) {
      test(`${route} is served`, async ({ page }) => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });
}

test('an address without a page is answered with the 404 page and status 404', async ({
  page,
  problems,
  request,
}) => {
  problems.expect(/Failed to load resource: .* 404 .*\/no-such-page$/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toBe(await (await request.get('/404')).text());
});
