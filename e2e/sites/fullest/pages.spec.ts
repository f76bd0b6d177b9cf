import type { Locator } from '@playwright/test';
import { unlistedHome } from '../../../lib/prices/choices';
import { routes } from '../../../lib/site/routes';
import { expect, test } from '../../test';

test.use({ viewport: { width: 390, height: 664 } });

test('a computer has every price on its first screen, and one button to call', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(routes.home);
  const prices = await page
    .getByRole('main')
    .locator(`a[href*="home="]:not([href*="${unlistedHome.id}"]):visible`)
    .all();
  expect(prices.length).toBeGreaterThan(6);
  for (const price of prices) await expect(price).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Send a message').first()).toBeInViewport({ ratio: 1 });
  const calls = await page.getByRole('link', { name: /^Call/ }).all();
  const inView = await Promise.all(calls.map(async (call) => (await call.boundingBox())!.y < 720));
  expect(inView.filter(Boolean)).toHaveLength(1);
});

test('on a phone, the first notice is one line, which opens all notices; on a computer, it is whole, and the second is named', async ({
  page,
}) => {
  await page.goto(routes.contact);
  const line = page.locator('main summary').first();
  const [first, other] = await page.locator('main [data-until]').all();
  const isCut = () => first!.evaluate((words) => words.scrollWidth > words.clientWidth);
  for (const { width, words } of [
    { width: 704, words: '10% off gutters until 30 November' },
    { width: 320, words: 'and 1 more' },
  ]) {
    await page.setViewportSize({ width, height: 664 });
    await expect(line.getByText(words)).toBeInViewport({ ratio: 1 });
    expect((await line.boundingBox())!.height).toBe(44);
    expect(await isCut()).toBe(width === 320);
  }
  await expect(other!).toBeHidden();
  await line.click();
  expect(await isCut()).toBe(false);
  await expect(other!.getByRole('link', { name: 'gutters' })).toBeInViewport({ ratio: 1 });
  await page.getByText('Show less').click();
  await expect(other!).toBeHidden();
});

for (const [width, height] of [
  [390, 664],
  [375, 667],
  [360, 640],
  [320, 568],
] as const) {
  test(`a phone of ${width} × ${height} px shows a face, a place, the rating and a price, then promises, with two notices, one or none`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    const main = page.getByRole('main');
    // On the smallest phone, in a wide font too; elsewhere, in fonts as wide as those of phones.
    if (width > 320)
      await page.evaluate(
        () => (document.body.style.fontFamily = 'Roboto, Liberation Sans, Arial'),
      );
    const endOf = async (one: Locator) => {
      const { y, height } = (await one.first().boundingBox())!;
      return y + height;
    };
    const bar = (await main.getByRole('link', { name: 'Send a message' }).boundingBox())!;
    for (const shown of [
      main.locator('picture'),
      main.getByText('covering Whitby'),
      main.getByText('4.9 out of 5 from 195 Google reviews'),
    ])
      expect(await endOf(shown)).toBeLessThan(bar.y);
    // As many frequencies as most sites have: five take more lines.
    await main.getByRole('radio').evaluateAll((all) => {
      for (const one of all.slice(2)) one.parentElement!.style.display = 'none';
    });
    for (const removed of [undefined, 'details p', 'details']) {
      if (removed)
        await main
          .locator(removed)
          .first()
          .evaluate((one) => one.remove());
      expect(await endOf(main.getByText('£11')), removed).toBeLessThan(bar.y);
    }
    expect(await main.innerText()).toMatch(/£11[^]*No contract/);
  });
}

test('on a phone, the button for messages stays in view, and never covers the focus', async ({
  page,
}) => {
  await page.goto(routes.home);
  const message = page.getByRole('main').getByRole('link', { name: 'Send a message' });
  await expect(message).toHaveCount(1);
  await expect(message).toBeInViewport({ ratio: 1 });
  const stops = await page.locator('main :is(a, summary)').filter({ visible: true }).count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      // A link on several lines has a box for each: this is the first.
      const { left, right, top, bottom } = document.activeElement!.getClientRects()[0]!;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !document.activeElement!.contains(found);
    });
    expect(isCovered, `stop ${stop + 1}`).toBe(false);
  }
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const { y, height } = (await message.boundingBox())!;
  const { y: footer } = (await page.getByRole('contentinfo').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(footer);
  await page.setViewportSize({ width: 664, height: 340 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(message).not.toBeInViewport();
});

test('on a phone, the insurance and every way to reach the business are just above the form', async ({
  page,
}) => {
  await page.goto(routes.contact);
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const message = (await page.getByText('SEND US A MESSAGE').boundingBox())!;
  // The limit allows for a wide font, which takes two more lines.
  expect(message.y - title.y).toBeLessThanOrEqual(350);
  const insurance = (await page.getByText('Insured by').boundingBox())!;
  expect(insurance.y + insurance.height).toBeLessThan(message.y);
  for (const link of await page.locator('main address a').all()) {
    const { y, height } = (await link.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThan(message.y);
  }
});

test('a service with two photos says which is before and which after', async ({ page }) => {
  await page.goto(routes.services);
  const block = page.locator('section[id]').last();
  await expect(block.locator('figcaption')).toHaveText([
    'Before: Illustration',
    'After: Illustration',
  ]);
});
