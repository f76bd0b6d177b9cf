import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { navigation, pageRoutes, routes } from '../../lib/site/routes';
import { business } from '../../lib/testing/sample';
import { expect, test } from '../test';
import { validator } from '../validator';

const securityHeaders = [
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** A page as it is served. */
const documentAt = async (request: APIRequestContext, route: string) =>
  load(await (await request.get(route)).text());

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

test('every page has one main heading, its own address, the navigation, phone and email', async ({
  request,
}) => {
  for (const route of Object.values(routes)) {
    const $ = await documentAt(request, route);
    expect($('h1'), route).toHaveLength(1);
    expect($('html').attr('lang')).toBe('en-GB');
    const current = route === routes.about ? routes.home : route;
    const canonical = new URL(current, business.siteAddress);
    expect($('link[rel=canonical]').attr('href')).toBe(canonical.href);

    const links = $('nav[aria-label=Main] a').toArray();
    expect(links.map((link) => $(link).text())).toEqual(navigation().map(({ label }) => label));
    const marked = $('nav [aria-current=page]').toArray();
    expect(marked.map((link) => $(link).attr('href'))).toEqual([current]);

    for (const [name, address] of [
      [business.phone.national, `tel:${business.phone.international}`],
      [business.email, `mailto:${business.email}`],
    ] as const) {
      expect($(`footer a:contains(${name})`).attr('href')).toBe(address);
    }
  }
});

test('the header has the number on a phone, and is one row on a computer', async ({ page }) => {
  for (const route of Object.values(routes)) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(route);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /0/ })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await header.boundingBox())!.height, route).toBeLessThanOrEqual(80);
  }
});

test('every link within the site leads to a page and an element that exist', async ({
  request,
}) => {
  const targets = new Set<string>();
  for (const route of Object.values(routes)) {
    const $ = await documentAt(request, route);
    for (const link of $('a[href^="/"], a[href^="#"], link[rel*="icon"]')) {
      const { pathname, search, hash } = new URL($(link).attr('href')!, `http://site${route}`);
      targets.add(pathname + search + hash);
    }
  }
  for (const target of targets) {
    const response = await request.get(target);
    expect(response.status(), target).toBe(200);
    const hash = target.split('#')[1];
    if (hash) expect(await response.text(), target).toContain(`id="${hash}"`);
  }
});

test('each page has its own title and description, and the site’s social card', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const route of pageRoutes()) {
    const $ = await documentAt(request, route);
    const content = (selector: string) => $(selector).attr('content');
    const [title, description] = [$('head title').text(), content('meta[name="description"]')];
    expect(title).toMatch(new RegExp(` \\| ${business.name}$`));
    expect(description).toMatch(/.{40,}/);
    const address = new URL(route, business.siteAddress).href;
    expect(content('meta[property="og:url"]')).toBe(address);
    const card = content('meta[property="og:image"]');
    expect(card).toBe(new URL('/cards/site.jpg', business.siteAddress).href);
    expect(content('meta[property="og:image:alt"]')).toBe(business.name);
    for (const text of [title, description!]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
  const picture = await request.get('/cards/site.jpg');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
