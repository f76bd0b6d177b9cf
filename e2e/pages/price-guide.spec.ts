import { expectPricesToFit } from '../expect-prices-to-fit';
import { test } from '../test';

// At 115%, text takes as much room as in a wide font.
const textSizes = ['115%', '130%', '200%'];

test(`pages with prices fit every screen with text at ${textSizes.join(', ')}`, async ({
  page,
}) => {
  await expectPricesToFit(page, textSizes);
});
