import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

for (const route of [...Object.values(routes), '/photo-that-is-gone.jpg']) {
  test(`${route} is served with every security header`, async ({ request }) => {
    const headers = (await request.get(route)).headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([
        'cross-origin-resource-policy',
        'permissions-policy',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
        'x-frame-options',
      ]),
    );
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
