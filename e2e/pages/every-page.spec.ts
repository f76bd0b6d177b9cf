import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { navigation, pageRoutes, routes } from '../../lib/site/routes';
import { business } from '../../lib/testing/sample';
import { expect, test } from '../test';

/** Checks pages against the HTML standard. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
);

const securityHeaders = [
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

test('every page is valid HTML, with a policy and all security headers', async ({ request }) => {
  for (const route of [...Object.values(routes), '/404']) {
    const response = await request.get(route);
    const headers = response.headers();
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(securityHeaders));
    const html = await response.text();
    const policy = load(html)('meta[http-equiv=Content-Security-Policy]').attr('content');
    expect(policy).toMatch(/^default-src 'none';(?!.*unsafe)/);
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages);
    expect(
      found.map(({ message, selector }) => `${selector}: ${message}`),
      route,
    ).toEqual([]);
  }
});

test('every page has one main heading, its own title, description and address, the social card, navigation, phone and email', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const route of pageRoutes()) {
    const $ = load(await (await request.get(route)).text());
    const content = (selector: string) => $(selector).attr('content');
    expect($('h1'), route).toHaveLength(1);
    expect($('html').attr('lang')).toBe('en-GB');
    const address = new URL(route, business.siteAddress).href;
    expect($('link[rel=canonical]').attr('href')).toBe(address);
    expect(content('meta[property="og:url"]')).toBe(address);
    const card = content('meta[property="og:image"]');
    expect(card).toBe(new URL('/cards/site.jpg', business.siteAddress).href);
    const [title, description] = [$('head title').text(), content('meta[name="description"]')];
    expect(title).toMatch(new RegExp(` \\| ${business.name}$`));
    expect(description).toMatch(/.{40,}/);
    for (const text of [title, description!]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }

    const links = $('nav[aria-label=Main] a').toArray();
    expect(links.map((link) => $(link).text())).toEqual(navigation().map(({ label }) => label));
    const marked = $('nav [aria-current=page]').toArray();
    const linked = navigation().filter((page) => page.route === route);
    expect(marked.map((link) => $(link).attr('href'))).toEqual(linked.map(({ route }) => route));
    for (const [name, address] of [
      [business.phone.national, `tel:${business.phone.international}`],
      [business.email, `mailto:${business.email}`],
    ] as const) {
      expect($(`footer a:contains(${name})`).attr('href')).toBe(address);
    }
  }
  const picture = await request.get('/cards/site.jpg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the header has the number on a phone, and is one row on a computer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(routes.home);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /0/ })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await header.boundingBox())!.height).toBeLessThanOrEqual(80);
});
