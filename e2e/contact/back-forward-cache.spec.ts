import { routes } from '../../lib/site/routes';
import { chromiumPath, launchOptions } from '../../lib/publish/chromium';
import { expect, test } from './contact-form-page';

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const state of ['typed', 'being sent'] as const) {
  test(`a page that comes back from the back/forward cache still has what was ${state}`, async ({
    page,
    contact,
    formService,
  }) => {
    formService.use('hang');
    await contact.openWithScript();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
    });
    await contact.fill();
    if (state === 'being sent') {
      await contact.submit.click();
      await expect.poll(() => formService.requests()).toHaveLength(1);
    }
    await page.goto(routes.prices);
    await page.goBack({ waitUntil: 'commit' });
    await contact.expectTyped();
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
    if (state === 'being sent') {
      await expect(contact.alert).toContainText('could not confirm');
      await contact.expectNothingLost();
      expect(await formService.requests()).toHaveLength(1);
    }
  });
}
