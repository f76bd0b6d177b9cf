import { expectPricesToFit } from '../../expect-prices-to-fit';
import { test } from '../../test';

test('pages with prices fit every screen with five frequencies, three surcharges, 9 homes and odd names', async ({
  page,
}) => {
  // At 115%, text takes as much room as in a wide font.
  await expectPricesToFit(page, ['115%']);
});
