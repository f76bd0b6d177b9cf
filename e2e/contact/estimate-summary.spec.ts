import { estimateInShort } from '../../lib/prices/estimate-words';
import { anchors, estimatorLink } from '../../lib/site/links';
import { everything, expectChosen, isLive, estimateOf } from '../estimator/choices';
import { holdScript } from '../hold-requests';
import { expect, test } from './contact-form-page';

test('on a phone, the estimate appears above the form, with a breakdown to open', async ({
  page,
  contact,
}) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto(estimatorLink(everything));
  await isLive(page);
  await page.locator('[data-ask]').click();
  await contact.hydrated();
  const estimateSummary = page.getByRole('region', { name: 'Your estimate' });
  for (const words of estimateInShort(estimateOf(everything))) {
    const shown = estimateSummary.getByText(words).filter({ visible: true });
    await expect(shown.first()).toBeInViewport({ ratio: 1 });
  }
  await expect(estimateSummary.locator('dl').first()).toBeHidden();
  await estimateSummary.getByText('Price breakdown').click();
  const ends = await estimateSummary
    .locator('dd')
    .evaluateAll((all) => all.map((amount) => amount.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(1);
  await estimateSummary.getByRole('link', { name: 'Change' }).click();
  await isLive(page);
  await expectChosen(page, everything);
});

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
