import sharp from 'sharp';
import { serviceBlocks, type Service } from '../../lib/content/services';
import { amountOf, isPriced } from '../../lib/prices/price-lookup';
import { formatAmount, servicePriceWords } from '../../lib/prices/price-words';
import { capitalised } from '../../lib/content/sentence-case';
import { askLink, homeLink, priceLink, serviceLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { business, pages, photos, priceGuide, services } from '../../lib/testing/sample';
import { overflow } from '../accessibility';
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

test('a home without a price leads to the form, with the home and frequency in the message', async ({
  page,
}) => {
  await page.goto(routes.home);
  await page.locator('main').getByText('8 weeks').click();
  await page.locator('main a:visible', { hasText: 'Terraced' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /Terraced, every 8 weeks/,
  );
});

/** The text of a service's row in the list. */
const inList = (service: Service) =>
  `${service.nameInList ?? service.title} ${capitalised(servicePriceWords(service, priceGuide))}`;

test('the home page lists each service with its price and a link to its block', async ({
  page,
}) => {
  await page.goto(routes.home);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: services[0]!.title });
  const rows = list.getByRole('listitem').getByRole('link');
  await expect(rows).toHaveText(services.map(inList));
  const targets = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  expect(targets).toEqual(services.map(serviceLink));
});

test('the drawings of services have clear panes by day, and lit ones in dark mode', async ({
  page,
}) => {
  const drawings = page.getByRole('main').locator('img[src$=".svg"]');
  for (const [colorScheme, pane] of [
    ['light', 'b5dded'],
    ['dark', 'ffcc66'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.home);
    await expect(drawings).toHaveCount(3);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
      const pixels = await sharp(await drawing.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(pixels.includes(pane.repeat(4), 'hex')).toBe(true);
    }
  }
});

test('Services has a block for each service, and a link to it', async ({ page }) => {
  await page.goto(routes.services);
  const blocks = serviceBlocks(services);
  const headings = page.locator('section[id]').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(blocks.map(({ title }) => title));
  for (const service of blocks) {
    const { id, title, description, photo, askAbout = 'this' } = service;
    const block = page.locator(`#${id}`);
    const asks = priceLink(service, priceGuide) ? `Ask about ${askAbout}` : 'Ask for a quote';
    const ask = block.locator(`a[href="${askLink({ id })}"]`);
    await expect(ask).toHaveText(`${asks}: ${title}`);
    const words = (await block.getByRole('heading').boundingBox())!;
    expect((await ask.boundingBox())!.x).toBeGreaterThan(words.x + words.width);
    await expect(block).toContainText(description);
    await expect(block.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
    const { illustration } = photos.find(({ file }) => file === photo)!;
    await expect(block.locator('figcaption')).toHaveText(illustration ? [/^Illustration/] : []);
  }
  const links = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(links).toHaveText(
    blocks.map(({ askAbout, nameInList, title }) => capitalised(askAbout ?? nameInList ?? title)),
  );
  await links.last().click();
  await expect(headings.last()).toBeInViewport();
});

test('the heads of a table are evenly spaced', async ({ page }) => {
  await page.goto(routes.prices);
  const cells = page.locator('table:has([data-home])').last().getByRole('columnheader');
  const heads = await cells.evaluateAll(([, ...columns]) =>
    columns.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  const gaps = heads.slice(1).map(({ left }, index) => left - heads[index]!.right);
  expect(gaps).toHaveLength(3);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
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

test('on a computer, what is not in the tables is under the shorter column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.prices);
  const shorter = page.getByRole('region', { name: 'Additional Services' });
  const table = (await shorter.getByRole('table').boundingBox())!;
  const note = (await page.locator('#first-clean').boundingBox())!;
  expect(note.x).toBe(table.x);
  expect(note.y - table.y - table.height).toBeGreaterThan(0);
  expect(note.y - table.y - table.height).toBeLessThan(60);
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

test('a single home beside a house leaves room for the words of its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(routes.home);
  const group = page.locator('[data-width]').first();
  await group.evaluate((element) => {
    element.setAttribute('data-width', '2');
    element.querySelectorAll('li + li').forEach((tile) => tile.remove());
    element.querySelector('h2')!.textContent = 'Maisonettes';
  });
  const heading = group.getByRole('heading');
  expect((await heading.boundingBox())!.height).toBeLessThan(40);
  expect(await page.evaluate(overflow)).toEqual([]);
});

test('on a computer, the first screen of Contact has the first field beside the phone number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.contact);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Name' });
  const number = main.getByRole('link', { name: business.phone.national }).first();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(number).toBeInViewport({ ratio: 1 });
  const { x: left, width } = (await number.boundingBox())!;
  expect((await field.boundingBox())!.x).toBeGreaterThan(left + width);
});

test('the footer’s columns begin on one line, even if the name takes two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.faq);
  const footer = page.getByRole('contentinfo');
  const name = footer.getByText(business.name);
  await name.evaluate((element) => element.append(' of a Town with a Long Name'.repeat(2)));
  expect((await name.boundingBox())!.height).toBeGreaterThan(30);
  const starts = [name, footer.getByText(business.phone.national)];
  const bottoms = await Promise.all(starts.map((start) => start.evaluate(endOfFirstLine)));
  expect(new Set(bottoms.map(Math.round)).size).toBe(1);
});

/** Runs in the page: the bottom of the first line of an element's text. */
function endOfFirstLine(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects()[0]!.bottom;
}
