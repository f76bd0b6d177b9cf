import { navigation, pageRoutes, routes } from '../../lib/addresses/routes';
import { business } from '../../lib/testing/example';
import { expect, test } from '../test';
import { validator } from '../validator';

const securityHeaders = [
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

for (const route of [...Object.values(routes), '/404']) {
  test(`${route} is valid HTML, with its policy and every security header`, async ({ request }) => {
    const response = await request.get(route);
    const headers = response.headers();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*unsafe)/);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(securityHeaders));
    const { results } = await validator.validateString(await response.text());
    const found = results.flatMap(({ messages }) => messages);
    expect(found.map(({ message, selector }) => `${selector}: ${message}`)).toEqual([]);
  });
}

for (const route of Object.values(routes)) {
  test(`${route} has one heading, its address, the navigation and ways to reach the business`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const current = route === routes.home ? routes.about : route;
    const canonical = new URL(route === routes.about ? routes.home : route, business.siteAddress);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical.href);

    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(navigation().map(({ label }) => label));
    const marked = page.locator('[aria-current=page]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', current);

    await expect(page.getByRole('banner').getByRole('link', { name: /0/ })).toBeInViewport();
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      [business.phone.national, `tel:${business.phone.international}`],
      [business.email, `mailto:${business.email}`],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    const { height } = (await page.getByRole('banner').boundingBox())!;
    expect(height, 'name, navigation and number in one row').toBeLessThanOrEqual(80);
  });
}

test('every link within the site leads to a page and an element that exist', async ({
  page,
  request,
}) => {
  const targets = new Set<string>();
  for (const route of Object.values(routes)) {
    await page.goto(route);
    const links = page.locator('a[href^="/"], a[href^="#"], link[rel*="icon"]');
    const all = await links.evaluateAll((found) =>
      found.map((link) => (link as HTMLLinkElement).href),
    );
    for (const target of all) targets.add(target);
  }
  for (const target of targets) {
    const response = await request.get(target);
    expect(response.status(), target).toBe(200);
    const { hash } = new URL(target);
    if (hash) expect(await response.text(), target).toContain(`id="${hash.slice(1)}"`);
  }
});

test('each page has a title and a description of its own, and the card of the site', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const route of pageRoutes()) {
    await page.goto(route);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const [title, description] = [await page.title(), await content('meta[name="description"]')];
    expect(title).toMatch(new RegExp(` \\| ${business.name}$`));
    expect(description).toMatch(/.{40,}/);
    const address = new URL(route, business.siteAddress).href;
    expect(await content('meta[property="og:url"]')).toBe(address);
    const card = await content('meta[property="og:image"]');
    expect(card).toBe(new URL('/cards/site.jpg', business.siteAddress).href);
    expect(await content('meta[property="og:image:alt"]')).toBe(business.name);
    for (const text of [title, description!]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
  const picture = await request.get('/cards/site.jpg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
