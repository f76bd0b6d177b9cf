import { business } from '../../lib/testing/example-content/business';
import { pages } from '../../lib/testing/example-content/pages';
import { photos } from '../../lib/testing/example-content/photos';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { questions } from '../../lib/testing/example-content/questions';
import { services } from '../../lib/testing/example-content/services';
import { readableText } from '../../lib/content/linked-text';
import { answered } from '../../lib/content/questions';
import { frequencies } from '../../lib/content/clean-options';
import { serviceBlocks } from '../../lib/content/services';
import { formatAmount } from '../../lib/prices/amount';
import { isPriced } from '../../lib/prices/homes';
import { servicePriceWords } from '../../lib/prices/price-words';
import { homeLink, serviceLink } from '../../lib/site/price-links';
import { navigation, routes } from '../../lib/site/routes';
import { expect, test } from '../test';

const addresses = Object.values(routes);
const blocks = serviceBlocks(services);

test.describe('each page', () => {
  for (const route of addresses) {
    test(`${route} has one heading, a title, a description and its canonical address`, async ({
      page,
    }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      const canonical = new URL(route === routes.about ? routes.home : route, business.siteAddress);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(` \\| ${business.name}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical.href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });

    test(`${route} has the navigation in order, with the current page marked`, async ({ page }) => {
      await page.goto(route);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(navigation.map(({ label }) => label));
      const current = route === routes.home ? routes.about : route;
      for (const link of await links.all()) {
        const isCurrent = (await link.getAttribute('href')) === current;
        expect(await link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
      }
    });

    test(`${route} has the phone number on the first screen and the email address in the footer`, async ({
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

    test(`${route} has name, navigation and number in one row on a wide screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(route);
      const { height } = (await page.getByRole('banner').boundingBox())!;
      expect(height).toBeLessThanOrEqual(80);
    });

    test(`${route} links to no missing page and refers to no missing id`, async ({
      page,
      request,
    }) => {
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
        const isThere = (await response.text()).includes(`id="${hash.slice(1)}"`);
        expect(!hash || isThere, `the target of ${link}`).toBe(true);
      }
    });
  }
});

test('the columns of the footer begin on one line, also beside a name of two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.faq);
  const footer = page.getByRole('contentinfo');
  const name = footer.getByText(business.name);
  await name.evaluate((element) => element.append(' of a Town with a Long Name'));
  const bottoms: number[] = [];
  for (const start of [
    name,
    footer.getByText(business.phone.national),
    footer.getByText('About'),
  ]) {
    const bottom = start.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects()[0]!.bottom;
    });
    bottoms.push(Math.round(await bottom));
  }
  expect((await name.boundingBox())!.height).toBeGreaterThan(40);
  expect(new Set(bottoms).size).toBe(1);
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
]) {
  test(`About has everybody’s price on its first screen (${viewport.width} px), and switches it without script`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport, javaScriptEnabled: false });
    await page.goto(routes.home);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading);
    for (const [index, frequency] of frequencies.entries()) {
      await main.getByRole('radio').nth(index).check();
      for (const home of priceGuide.homes.filter(isPriced).flatMap(({ rows }) => rows)) {
        const link = main.locator(`a[href="${homeLink(home, frequency)}"]`);
        await expect(link).toHaveText(`${home.home} ${formatAmount(home[frequency])}`);
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        const other = frequencies[1 - index]!;
        await expect(main.locator(`a[href="${homeLink(home, other)}"]`)).toBeHidden();
      }
    }
    await expect(main.getByText('Guide prices')).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Terraced')).toBeInViewport({ ratio: 1 });
    await page.close();
  });
}

test('a price of the first page leads to the estimator with that home chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.home);
  const home = priceGuide.homes[1]!.rows[1]!;
  await page.locator('main').getByText('8 weeks').click();
  await page.locator(`main a[href="${homeLink(home, 'eightWeeks')}"]`).click();
  await expect(page.locator('[data-title]')).toHaveText(`${home.name}, every 8 weeks`);
  await expect(page.locator('[data-clean]')).toBeInViewport({ ratio: 1 });
});

test('About lists each service with its price, and links it to its explanation', async ({
  page,
}) => {
  await page.goto(routes.home);
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const service of services) {
    const row = rows.and(page.locator(`[href="${serviceLink(service)}"]`));
    const name = service.nameInList ?? service.title;
    await expect(row).toHaveText(`${name} ${servicePriceWords(service, priceGuide)}`);
  }
});

test('Services has a block with title, paragraph and picture for each service', async ({
  page,
}) => {
  await page.goto(routes.services);
  const main = page.getByRole('main');
  await expect(main.locator('section[id]').getByRole('heading', { level: 2 })).toHaveText(
    blocks.map(({ title }) => title),
  );
  for (const { id, title, description } of blocks) {
    const block = main.locator(`#${id}`);
    await expect(block).toContainText(title);
    await expect(block).toContainText(description);
    await expect(block.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
  }
});

test('Services opens with links to its blocks, in their order', async ({ page }) => {
  await page.goto(routes.services);
  const links = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(links).toHaveText(blocks.map(({ title }) => title));
  const last = blocks.at(-1)!;
  await links.last().click();
  await expect(page).toHaveURL(`${routes.services}#${last.id}`);
  await expect(page.getByRole('heading', { name: last.title })).toBeInViewport();
});

test('only pictures marked as illustrations are labelled so', async ({ page }) => {
  await page.goto(routes.services);
  for (const { id, photo } of blocks) {
    const { illustration } = photos.find(({ file }) => file === photo)!;
    const caption = page.locator(`#${id} figcaption`);
    await expect(caption).toHaveCount(illustration ? 1 : 0);
    if (illustration) await expect(caption).toHaveText(/^Illustration/);
  }
  const shown = blocks.map(({ photo }) => photos.find(({ file }) => file === photo)!);
  await expect(page.getByText('are not photographs of our work')).toHaveCount(
    shown.some(({ illustration }) => illustration) ? 1 : 0,
  );
});

test('the columns of a table are evenly spaced', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(routes.prices);
  const columns = await page
    .locator('table')
    .nth(1)
    .locator('tr')
    .evaluateAll((rows) =>
      [1, 2, 3, 4].map((column) => {
        const texts = rows.map((row) => {
          const text = document.createRange();
          text.selectNodeContents(row.children[column]!);
          return text.getBoundingClientRect();
        });
        return {
          left: Math.min(...texts.map(({ left }) => left)),
          right: Math.max(...texts.map(({ right }) => right)),
        };
      }),
    );
  const gaps = columns.slice(1).map(({ left }, index) => left - columns[index]!.right);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(5);
});

test('Contact has the first field beside phone and email on a computer’s first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.contact);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  const number = main.getByRole('link', { name: business.phone.national }).first();
  await expect(number).toBeInViewport({ ratio: 1 });
  const { x: left, width } = (await number.boundingBox())!;
  const field = (await main.getByRole('textbox', { name: 'Name' }).boundingBox())!;
  expect(field.x).toBeGreaterThan(left + width);
});

test('FAQ shows each question, and opens the one in the address', async ({ page }) => {
  const main = page.getByRole('main');
  const shown = answered(questions);
  for (const { id, question, answer } of shown) {
    const end = main.getByText(readableText(answer.at(-1)!));
    await page.goto(routes.faq);
    await expect(end).toBeHidden();
    await main.getByText(question).click();
    await expect(end).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${routes.faq}#${id}`);
    await expect(end).toBeInViewport();
    await expect(main.getByText(question)).toBeInViewport();
  }
  await expect(main.locator('details')).toHaveCount(shown.length);
  await expect(main.locator('details[open]')).toHaveCount(1);
});
