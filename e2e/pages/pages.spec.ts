import { readableText } from '../../lib/content/linked-text';
import { answered } from '../../lib/content/questions';
import { serviceBlocks } from '../../lib/content/services';
import { formatAmount } from '../../lib/prices/amount';
import { isPriced } from '../../lib/prices/homes';
import { servicePriceWords } from '../../lib/prices/price-words';
import { homeLink, serviceLink } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import { business } from '../../lib/testing/example-content/business';
import { pages } from '../../lib/testing/example-content/pages';
import { photos } from '../../lib/testing/example-content/photos';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { questions } from '../../lib/testing/example-content/questions';
import { services } from '../../lib/testing/example-content/services';
import { expect, test } from '../test';

const blocks = serviceBlocks(services);

test('About shows its heading and every priced home on the first screen', async ({ page }) => {
  const homes = priceGuide.homes.filter(isPriced).flatMap(({ rows }) => rows);
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(routes.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading);
    const board = page.getByRole('region', { name: 'Window cleaning prices' });
    for (const [frequency, words] of [
      ['fourWeeks', '4 weeks'],
      ['eightWeeks', '8 weeks'],
    ] as const) {
      await board.getByText(words).click();
      const shown = board.getByRole('listitem').getByRole('link');
      await expect(shown).toHaveText(
        homes.map(({ home, [frequency]: price }) => `${home} ${formatAmount(price)}`),
      );
      const targets = await shown.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets).toEqual(homes.map((home) => homeLink(home, frequency)));
      for (const link of await shown.all()) await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('About lists each service with its price, and leads to its explanation', async ({ page }) => {
  await page.goto(routes.home);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: services[0]!.title });
  const rows = list.getByRole('listitem').getByRole('link');
  await expect(rows).toHaveText(
    services.map(
      (service) =>
        `${service.nameInList ?? service.title} ${servicePriceWords(service, priceGuide)}`,
    ),
  );
  const targets = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  expect(targets).toEqual(services.map(serviceLink));
});

test('Services has a block for each service, and leads to it', async ({ page }) => {
  await page.goto(routes.services);
  const main = page.getByRole('main');
  const titles = blocks.map(({ title }) => title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const { id, description } of blocks) {
    const block = main.locator(`#${id}`);
    await expect(block).toContainText(description);
    await expect(block.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
  }
  const links = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect(links).toHaveText(titles);
  await links.last().click();
  await expect(page.getByRole('heading', { name: titles.at(-1)! })).toBeInViewport();
});

test('only pictures marked as illustrations are labelled so', async ({ page }) => {
  await page.goto(routes.services);
  for (const { id, photo } of blocks) {
    const { illustration } = photos.find(({ file }) => file === photo)!;
    const caption = page.locator(`#${id} figcaption`);
    await expect(caption).toHaveText(illustration ? [/^Illustration/] : []);
  }
  await expect(page.getByText('are not photographs of our work')).toHaveCount(1);
});

test('the figures of a table end where their heads do, and its columns are evenly spaced', async ({
  page,
}) => {
  await page.goto(routes.prices);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    const table = page.getByRole('table').filter({ hasText: '5 Bed' }).first();
    const columns = await table.getByRole('row').evaluateAll((rows) =>
      [1, 2, 3, 4].map((column) => {
        const texts = rows.map((row) => {
          const text = document.createRange();
          text.selectNodeContents(row.children[column]!);
          return text.getBoundingClientRect();
        });
        const ends = texts.map(({ right }) => right);
        const [end, start] = [Math.max(...ends), Math.min(...texts.map(({ left }) => left))];
        return { start, end, ragged: end - Math.min(...ends) };
      }),
    );
    expect(Math.max(...columns.map(({ ragged }) => ragged))).toBeLessThan(1);
    const gaps = columns.slice(1).map(({ start }, index) => start - columns[index]!.end);
    expect(Math.min(...gaps)).toBeGreaterThan(5);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  }
});

test('Contact has the first field beside phone and email on a computer’s first screen', async ({
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

test('the columns of the footer begin on one line, also beside a name of two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.faq);
  const footer = page.getByRole('contentinfo');
  const name = footer.getByText(business.name);
  await name.evaluate((element) => element.append(' of a Town with a Long Name'));
  expect((await name.boundingBox())!.height).toBeGreaterThan(40);
  const starts = [name, footer.getByText(business.phone.national), footer.getByText('About')];
  const bottoms = starts.map((start) =>
    start.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getClientRects()[0]!.bottom);
    }),
  );
  expect(new Set(await Promise.all(bottoms)).size).toBe(1);
});
