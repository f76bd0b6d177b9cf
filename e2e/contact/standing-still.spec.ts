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

test('above a phone’s keyboard, a field is visible with its label and, below it, its error', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('several-fields');
  await page.setViewportSize({ width: 320, height: 568 });
  await contact.openWithScript();
  await contact.send();
  await page.setViewportSize({ width: 320, height: 298 }); // what a keyboard leaves
  for (const link of await contact.summary.getByRole('link').all()) {
    await link.click();
    const field = page.locator('div:has(> :focus)');
    for (const part of await field.locator('> *').all())
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(field.locator('p')).toHaveText(await link.innerText());
    const input = (await page.locator(':focus').boundingBox())!;
    const error = (await field.locator('p').boundingBox())!;
    expect(error.y).toBeGreaterThanOrEqual(input.y + input.height);
  }
});
