import { ContactFormPage, enquiry } from './contact-form-page';
import { recordShifts } from '../record-shifts';
import { expect, failedReply, test } from '../test';

for (const width of [320, 390, 1280]) {
  for (const scenario of ['slow', 'slow-refusal', 'slow-failure'] as const) {
    test(`nothing moves when a slow reply comes (${scenario}, ${width} px)`, async ({
      page,
      problems,
      formService,
    }) => {
      problems.expect(failedReply);
      formService.use(scenario);
      await page.setViewportSize({ width, height: 720 });
      await page.addInitScript(recordShifts);
      const contact = new ContactFormPage(page);
      await contact.openWithScript();
      await contact.fill();
      await contact.submit.click();
      await expect(contact.submit).toBeDisabled();
      const result = scenario === 'slow' ? contact.thanks : contact.alert.or(contact.summary);
      await expect(result).toBeVisible();
      await expect(result).toBeInViewport();
      await expect(result).toBeFocused();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  }
}

test('above a phone’s keyboard a field is seen with its label, and its error under it', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  formService.use('several-fields');
  await page.setViewportSize({ width: 320, height: 568 });
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill(enquiry);
  await contact.submit.click();
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
