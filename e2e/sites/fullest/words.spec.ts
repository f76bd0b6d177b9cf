import { pageRoutes, routes } from '../../../lib/site/routes';
import { brokenWords, overflow } from '../../accessibility';
import { expect, test } from '../../contact/contact-form-page';
import { everything, isLive } from '../../estimator/choices';

// As on a phone, where the estimate above the form is closed at first.
test.use({ viewport: { width: 320, height: 800 } });

test('with text of any size, no word is broken that its column has room for, and none is cut', async ({
  page,
  contact,
  service,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const expectWholeWords = async (state: string) => {
    // As in the settings of Android.
    for (const scale of [1, 1.6, 2]) {
      await devtools.send('Emulation.setEmulatedOSTextScale', { scale });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const isWide = await page.evaluate(() => matchMedia('(width >= 44rem)').matches);
        const where = `${state} at ${width} px, text × ${scale}`;
        expect(isWide, where).toBe(width >= 44 * 16 * scale);
        for (const faults of [brokenWords, overflow]) {
          expect(await page.evaluate(faults), where).toEqual([]);
        }
      }
    }
  };

  for (const route of [...pageRoutes(), '/404']) {
    await page.goto(route);
    await expectWholeWords(route);
  }
  await page.goto(`${routes.prices}?${everything}`);
  await isLive(page);
  await expectWholeWords('an estimate');
  for (const scenario of ['invalid', 'html', 'accepted'] as const) {
    service.use(scenario);
    await contact.openWithScript(`?${everything}`);
    await expectWholeWords('the form');
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await contact.send();
    await contact.form.locator(':is(h2, section, [role=alert]):focus').waitFor();
    await expectWholeWords(`the form, answered as in “${scenario}”`);
  }
});
