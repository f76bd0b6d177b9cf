import { routes } from '../../lib/site/routes';
import { priceTableFaults } from '../price-tables';
import { test } from './test';

test.use({ site: 'full' });

test('no word of the longest price tables is broken', async ({ visitor, expectPage }) => {
  for (const width of [320, 390, 1280]) {
    await visitor.resize(width);
    // Opened at this width: WebKit keeps the columns of a table when its window gets narrower.
    await visitor.open(routes.prices);
    for (const textSize of ['100%', '200%']) {
      await expectPage(`document.documentElement.style.fontSize = '${textSize}'`, textSize);
      for (const faults of priceTableFaults) await expectPage(`(${faults})()`, []);
    }
  }
});
