import { routes } from '../../../lib/site/routes';
import { expect, test } from '../../test';
import { validator } from '../../validator';

test.use({ javaScriptEnabled: false });

test('old addresses lead straight to pages of the site', async ({ page, problems, request }) => {
  // Some browsers look for an icon on the way.
  problems.expect(/favicon\.ico/);
  for (const [old, target] of [
    ['/window-cleaning.html', '/services#gutter-cleaning'],
    ['/window-cleaning', '/services#gutter-cleaning'],
    ['/about-us/', routes.about],
    ['/about-us', routes.about],
    ['/Our%20prices.php', '/prices#extras'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(target);
    const response = await request.get(old);
    expect(response.headers()['content-type']).toMatch('text/html');
    const { results } = await validator.validateString(await response.text());
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
