import { holdMessage } from '../hold-requests';
import { layoutShifts } from '../layout-shifts';
import { expect, test } from './contact-form-page';

for (const width of [320, 390, 1280]) {
  for (const scenario of ['preview', 'type-email', 'html'] as const) {
    test(`a slow reply moves nothing (${scenario}, ${width} px)`, async ({
      page,
      contact,
      formService,
    }) => {
      formService.use(scenario);
      await page.setViewportSize({ width, height: 720 });
      const reply = await holdMessage(page);
      await contact.openWithScript();
      await contact.send();
      await expect(contact.submit).toBeDisabled();
      const submitBefore = (await contact.submit.boundingBox())!;
      reply();
      const result = scenario === 'preview' ? contact.thanks : contact.alert.or(contact.summary);
      await expect(result).toBeVisible();
      await expect(result).toBeInViewport();
      await expect(result).toBeFocused();
      const moved = (await layoutShifts(page)).flatMap(([, ...elements]) => elements);
      if (scenario === 'type-email') {
        // What stands between the email and SUBMIT moves by the line of the email's error.
        expect((await contact.submit.boundingBox())!.y).toBeCloseTo(submitBefore.y, 0);
        expect(
          moved.filter((html) => /id="contact-(name|email)"|type="submit"/.test(html)),
        ).toEqual([]);
        expect(moved.filter((html) => !html.includes('contact-'))).toEqual([]);
      } else {
        expect(moved).toEqual([]);
      }
      if (scenario === 'preview') {
        // The form leaves no room behind.
        const card = (await contact.thanks.locator('xpath=../..').boundingBox())!;
        expect((await contact.form.boundingBox())!.height).toBeLessThan(card.height + 80);
      }
    });
  }
}
