import type { ScenarioId } from '../../lib/commands/form-scenarios';
import { expectAccessible, type View } from '../accessibility';
import { expect, test } from './contact-form-page';

for (const [state, scenario, ...views] of [
  ['submitting', 'hang', '320 px, light'],
  ['refused at fields and as a whole', 'invalid', '1280 px, dark'],
  ['refused in the service’s words', 'markup', '320 px, light'],
  ['unconfirmed', 'html', '320 px, light'],
  ['accepted', 'accepted', '320 px, light', '1280 px, dark'],
] as const satisfies [string, ScenarioId, ...View[]][]) {
  test(`the form is accessible when ${state}, and the outcome has the focus and is fully in view`, async ({
    page,
    contact,
    service,
  }) => {
    service.use(scenario);
    await page.setViewportSize({ width: 320, height: 720 });
    await contact.openWithScript();
    await contact.send();
    if (scenario === 'hang') await expect(contact.submit).toBeDisabled();
    else {
      const answer = contact.form.locator(':is(h2, section, [role=alert]):focus');
      await expect(answer).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, views);
  });
}
