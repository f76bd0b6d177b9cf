import { routes } from '../../../lib/site/routes';
import { brokenWords, overflow, touchingCells } from '../../accessibility';
import { expect, test } from '../../test';

test('pages with prices fit every screen with five frequencies, three surcharges, 9 homes and odd names', async ({
  page,
}) => {
  for (const route of [routes.home, routes.services, routes.prices]) {
    await page.goto(route);
    // Text then takes as much room as in a wide font.
    await page.evaluate(() => (document.documentElement.style.fontSize = '115%'));
    for (const width of [320, 360, 390, 640, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const faults of [brokenWords, touchingCells, overflow]) {
        expect(await page.evaluate(faults), `${route} at ${width} px`).toEqual([]);
      }
    }
  }
});

test('a phone of 320 px shows the whole width of a table with five columns of prices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(routes.prices);
  const table = page.getByRole('region', { name: 'Semi Detached' });
  await table.getByRole('row').evaluateAll((rows) => {
    for (const { cells } of rows as HTMLTableRowElement[]) {
      for (const longest of [...cells].slice(3, 6)) longest.remove();
      cells[5]!.textContent = '+£3';
    }
  });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
