import { business } from '../content/business';
import { navigation, routes } from '../lib/routes';
import { expect, test } from './test';

const addresses = Object.values(routes);

test.describe('each page', () => {
  for (const route of addresses) {
    test(`${route} has one heading, a title, a description and its canonical address`, async ({
      page,
    }) => {
      await page.goto(route);
      const canonical = new URL(route === routes.about ? routes.home : route, business.siteAddress);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(` \\| ${business.name}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical.href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });

    test(`${route} has the navigation in its order, with the page that is open marked`, async ({
      page,
    }) => {
      await page.goto(route);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(navigation.map(({ label }) => label));
      const current = route === routes.home ? routes.about : route;
      for (const link of await links.all()) {
        const isCurrent = (await link.getAttribute('href')) === current;
        expect(await link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
      }
    });

    test(`${route} has the telephone number in the first screen and mail in the footer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(route);
      const tel = `tel:${business.phone.international}`;
      await expect(page.getByRole('banner').getByRole('link', { name: /0/ })).toBeInViewport();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: business.phone.national })).toHaveAttribute(
        'href',
        tel,
      );
      await expect(footer.getByRole('link', { name: business.email })).toHaveAttribute(
        'href',
        `mailto:${business.email}`,
      );
    });

    test(`${route} refers to no id and no page that does not exist`, async ({ page, request }) => {
      await page.goto(route);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for']
            .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
            .filter((id) => !document.getElementById(id)),
        ),
      );
      expect(broken).toEqual([]);
      const links = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of new Set(links)) {
        const response = await request.get(link);
        expect(response.status(), link).toBe(200);
        const { hash } = new URL(link);
        if (hash) expect(await response.text(), link).toContain(`id="${hash.slice(1)}"`);
      }
    });
  }

  test('titles and descriptions are different on every page', async ({ page }) => {
    const found = [];
    for (const route of addresses.filter((address) => address !== routes.about)) {
      await page.goto(route);
      found.push(await page.title());
      found.push(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect(new Set(found).size).toBe(found.length);
  });
});

test('About lists seven services, each leading to where it is explained', async ({ page }) => {
  await page.goto(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Exterior Property Cleaning');
  const services = page.locator('section', { hasText: 'What we clean' }).getByRole('listitem');
  await expect(services).toHaveText([
    'Traditional Window Cleaning',
    'Water-fed Pole Cleaning',
    'Gutter Cleaning',
    'Conservatory Cleaning',
    'Fascia & Soffit Cleaning',
    'First Cleans & Maintenance',
    'Window Restoration',
  ]);
  const targets = await services
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.filter((href) => href?.startsWith('/services#'))).toHaveLength(6);
  expect(targets[5]).toBe('/prices#first-clean');
});

test('About works the example of £25 out', async ({ page }) => {
  await page.goto(routes.home);
  await expect(page.getByRole('table')).toContainText(/£18.*£2.*£5.*£25/);
});

test('Services has six blocks with title, paragraph and picture', async ({ page }) => {
  await page.goto(routes.services);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Traditional Window Cleaning',
    'Water-fed Pole Window Cleaning',
    'Conservatory Cleaning',
    'Gutter Cleaning',
    'Fascia & Soffit Cleaning',
    'Window Restoration Cleans',
  ]);
  await expect(page.getByRole('figure')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(6);
});

test('Prices has three tables with the figures of the guide', async ({ page }) => {
  await page.goto(routes.prices);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price Guide');
  const tables = page.getByRole('table');
  const rows = async (index: number) =>
    tables
      .nth(index)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(await rows(0)).toEqual([
    ['2 Bed', '£11', '£17', '£2', '£5'],
    ['3 Bed', '£12', '£18', '£2', '£5'],
    ['4 Bed', '£13', '£19', '£2', '£5'],
  ]);
  expect(await rows(1)).toEqual([
    ['3 Bed', '£14', '£20', '£2', '£5'],
    ['4 Bed', '£15', '£21', '£2', '£5'],
    ['5 Bed', '£16', '£22', '£2', '£5'],
  ]);
  expect(await rows(2)).toEqual([
    ['Terraced', '£50', '£70', '£60', '£70'],
    ['3/4 Bed Semi', '£60', '£80', '£70', '£80'],
    ['3/4 Bed Detached', '£70', '£90', '£80', '£90'],
    ['5 Bed', '£80', '£100', '£90', '£100'],
    ['Windows cleaned inside', '4-weekly cleaning price × 2'],
    ['Conservatory roof', '£5 per panel, minimum charge £50'],
  ]);
});

test('FAQ without questions points to phone and form and is kept from search engines', async ({
  page,
  request,
}) => {
  await page.goto(routes.faq);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: business.phone.national })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
    'href',
    routes.contact,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(routes.faq);
});
