import { expect, test } from './contact-form-page';

for (const width of [320, 1280]) {
  for (const scenario of ['preview', 'invalid', 'html'] as const) {
    test(`the answer has the focus and is wholly in view (${scenario}, ${width} px)`, async ({
      page,
      contact,
      formService,
    }) => {
      formService.use(scenario);
      await page.setViewportSize({ width, height: 720 });
      await contact.openWithScript();
      await contact.send();
      await expect(contact.answer).toBeInViewport({ ratio: 1 });
    });
  }
}
