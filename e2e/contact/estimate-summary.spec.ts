import * as parameters from '../../lib/prices/parameters';
import { requestLabel, estimateInShort } from '../../lib/prices/estimate-words';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import {
  addressOf,
  everything,
  expectChosen,
  home,
  isLive,
  estimateOf,
} from '../estimator/choices';
import { holdScript } from '../hold-requests';
import { expect, test } from './contact-form-page';

for (const [lines, chosen, width] of [
  ['every line', everything, 320],
  ['only extras', 'extra=gutter-clearing&extra=windows-inside', 1280],
] as const) {
  test(`an estimate of ${lines} appears above or beside the form (${width} px)`, async ({
    page,
    contact,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await page.goto(addressOf(chosen));
    await isLive(page);
    await page.locator('[data-ask]').click();
    await contact.hydrated();

    const estimate = estimateOf(chosen);
    const estimateSummary = page.getByRole('region', { name: 'Your estimate' });
    const isPhone = width < 704;
    for (const words of isPhone ? estimateInShort(estimate) : [estimate.home ?? 'Extras']) {
      const shown = estimateSummary.getByText(words).filter({ visible: true });
      await expect(shown.first()).toBeInViewport({ ratio: 1 });
    }
    await expect(estimateSummary.locator('dl')).not.toHaveCount(0);
    if (isPhone) await estimateSummary.getByText('Price breakdown').click();
    const ends = await estimateSummary
      .locator('dd')
      .evaluateAll((all) => all.map((amount) => amount.getBoundingClientRect().right));
    expect(new Set(ends).size).toBe(1);

    await estimateSummary.getByRole('link', { name: 'Change' }).click();
    await isLive(page);
    await expectChosen(page, chosen);
  });
}

test('on a phone, the form stays where it is when the estimate appears above it', async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await holdScript(page);
  await contact.open(`?${everything}#${anchors.form}`);
  await page.waitForFunction(() => scrollY > 0);
  const before = (await contact.form.boundingBox())!;
  release();
  await contact.hydrated();
  await expect(page.getByRole('region', { name: 'Your estimate' })).toBeInViewport({ ratio: 1 });
  expect((await contact.form.boundingBox())!.y).toBeCloseTo(before.y, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is empty, with a phone number on the first screen', async ({ page, contact }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(routes.prices);
    await page.locator('label:has([value="3-bed-semi-detached"])').click();
    await page.getByRole('button', { name: requestLabel() }).click();
    await expect(page).toHaveURL(
      new RegExp(`${routes.contact}\\?${parameters.frequency}=\\w+&${home}&`),
    );
    await expect(contact.field('name')).toBeInViewport();
    await expect(contact.field('message')).toHaveValue('');
    await expect(page.locator('main dl')).toHaveCount(0);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport();
  });
});
