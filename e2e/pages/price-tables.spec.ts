import { routes } from '../../lib/site/routes';
import { overflow } from '../accessibility';
import { priceTableFaults } from '../price-tables';
import { expect, test } from '../test';

// The policy would refuse the size.
test.use({ bypassCSP: true });

// Larger text takes as much room as a wide font.
for (const textSize of ['100%', '115%', '130%', '200%']) {
  test(`no word of the tables is broken, no figures touch and nothing scrolls sideways, with text at ${textSize}`, async ({
    page,
  }) => {
    await page.goto(routes.prices);
    await page.addStyleTag({ content: `html { font-size: ${textSize} }` });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const faults of [...priceTableFaults, overflow]) {
        expect(await page.evaluate(faults), `at ${width} px`).toEqual([]);
      }
    }
  });
}
