import { layoutShifts } from '../layout-shifts';
import { expect, test } from './contact-form-page';

for (const width of [320, 390, 1280]) {
  for (const scenario of ['slow', 'slow-refusal', 'slow-failure'] as const) {
    test(`a slow reply moves nothing (${scenario}, ${width} px)`, async ({
      page,
      contact,
      formService,
    }) => {
      formService.use(scenario);
      await page.setViewportSize({ width, height: 720 });
      await contact.openWithScript();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await contact.send();
      await expect(contact.submit).toBeDisabled();
      const result = scenario === 'slow' ? contact.thanks : contact.alert.or(contact.summary);
      await expect(result).toBeVisible();
      await expect(result).toBeInViewport();
      await expect(result).toBeFocused();
      expect(await layoutShifts(page)).toEqual([]);
      if (scenario === 'slow') expect(await height()).toBeLessThan(before);
    });
  }
}
