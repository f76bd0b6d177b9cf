import { expect, test } from './contact-form-page';

for (const width of [320, 1280]) {
  for (const scenario of ['preview', 'type-email', 'html'] as const) {
    test(`the answer has the focus and is wholly in view (${scenario}, ${width} px)`, async ({
      page,
      contact,
      formService,
    }) => {
      formService.use(scenario);
      await page.setViewportSize({ width, height: 720 });
      await contact.openWithScript();
      await contact.send();
      const answer = contact.thanks.or(contact.alert).or(contact.summary);
      await expect(answer).toBeFocused();
      await expect(answer).toBeInViewport({ ratio: 1 });
    });
  }
}
