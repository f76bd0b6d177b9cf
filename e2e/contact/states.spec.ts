import { expectAccessible } from '../accessibility';
import { expect, test } from './contact-form-page';

for (const [state, scenario] of [
  ['refused at fields and as a whole', 'invalid'],
  ['unconfirmed', 'html'],
  ['accepted', 'accepted'],
] as const) {
  test(`the form is accessible when ${state}, and the outcome has the focus and is fully in view`, async ({
    page,
    contact,
    service,
  }) => {
    service.use(scenario);
    await page.setViewportSize({ width: 320, height: 720 });
    await contact.openWithScript();
    await contact.send();
    const answer = contact.form.locator(':is(h2, section, [role=alert]):focus');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}
