import { serviceBlocks } from '../../lib/content/services';
import { amountOf, isPriced } from '../../lib/prices/price-lookup';
import { formatAmount, servicePriceWords } from '../../lib/prices/price-words';
import { capitalised } from '../../lib/content/sentence-case';
import { askLink, homeLink, priceLink, serviceLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { pages, priceGuide, services } from '../../lib/testing/sample';
import { expect, test } from '../test';

test('the home page shows every price on a phone’s first screen, and switches it without script', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 664 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false });
  await page.goto(routes.home);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading);
  const priced = priceGuide.homes.filter((table) => isPriced(table, priceGuide));
  const prices = main.locator('a[href*="home="]:visible', { hasText: '£' });
  const homes = priced.flatMap((table) => table.rows);
  for (const frequency of priceGuide.frequencies) {
    const { id, every } = frequency;
    await main.getByRole('radio', { name: every }).check();
    await expect(prices).toHaveText(
      homes.map((home) => `${home.name} ${formatAmount(amountOf(home, id))}`),
    );
    const hrefs = await prices.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(homes.map((home) => homeLink(home, frequency)));
    for (const price of await prices.all()) await expect(price).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByText(/guide price/i).first()).toBeVisible();
  const unpriced = priceGuide.homes.find((table) => !isPriced(table, priceGuide))!;
  const { nameInTable: home } = unpriced.rows[0]!;
  await expect(main.getByText(home).filter({ visible: true })).toHaveCount(1);
  await page.close();
});

test('the home page lists each service with its price and a link to its block', async ({
  page,
}) => {
  await page.goto(routes.home);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: services[0]!.title });
  const rows = list.getByRole('listitem').getByRole('link');
  await expect(rows).toHaveText(
    services.map(
      (service) =>
        `${service.nameInList ?? service.title} ${capitalised(servicePriceWords(service, priceGuide))}`,
    ),
  );
  const targets = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  expect(targets).toEqual(services.map(serviceLink));
});

test('Services has a block for each service, and a link to it', async ({ page }) => {
  await page.goto(routes.services);
  const blocks = serviceBlocks(services);
  const headings = page.locator('section[id]').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(blocks.map(({ title }) => title));
  for (const service of blocks) {
    const { id, title, description, askAbout = 'this' } = service;
    const block = page.locator(`#${id}`);
    const asks = priceLink(service, priceGuide) ? `Ask about ${askAbout}` : 'Ask for a quote';
    const ask = block.locator(`a[href="${askLink({ id })}"]`);
    await expect(ask).toHaveText(`${asks}: ${title}`);
    const words = (await block.getByRole('heading').boundingBox())!;
    expect((await ask.boundingBox())!.x).toBeGreaterThan(words.x + words.width);
    await expect(block).toContainText(description);
  }
  const links = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(links).toHaveText(
    blocks.map(({ askAbout, nameInList, title }) => capitalised(askAbout ?? nameInList ?? title)),
  );
  await links.last().click();
  await expect(headings.last()).toBeInViewport();
});

test('a phone of 320 px shows the whole width of tables with prices in pounds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(routes.prices);
  // As wide as the fonts of phones, whatever this machine has.
  await page.evaluate(() => (document.body.style.fontFamily = 'Roboto, Liberation Sans, Arial'));
  for (const name of ['Semi Detached', 'Additional Services']) {
    const table = page.getByRole('region', { name });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test('the price guide prints on one A4 sheet, in light, with whole tables and no navigation', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(routes.prices);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d* 84[12]\.\d*\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 253, 253)');
  await expect(page.getByRole('table').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('on a computer, houses as wide as a tile are on one ground, and all tiles are as wide', async ({
  page,
}) => {
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(routes.home);
    // As wide as the fonts of most computers, whatever this machine has.
    await page.evaluate(() => (document.body.style.fontFamily = 'Roboto, Liberation Sans, Arial'));
    const street = page.getByRole('region', { name: 'Window cleaning prices' });
    const boxesOf = (selector: string) =>
      street
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [houses, tiles] = [await boxesOf('svg'), await boxesOf('a:visible')];
    expect(new Set(houses.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    const widths = [...houses, ...tiles].map((box) => box.width);
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThan(12);
  }
});
