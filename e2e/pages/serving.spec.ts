import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

const headersOfAll = [
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

for (const route of [...Object.values(routes), '/404']) {
  test(`${route} is served with its policy and every security header`, async ({ request }) => {
    const headers = (await request.get(route)).headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(headersOfAll));
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
  expect(Object.keys(response!.headers())).toEqual(expect.arrayContaining(headersOfAll));
  expect(await response?.text()).toBe(await (await request.get('/404')).text());
});
