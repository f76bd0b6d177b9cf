import type { ScenarioId } from '../../lib/preview/form-scenarios';
import { expectAccessible } from '../accessibility';
import { expect, test } from './contact-form-page';

for (const [state, scenario] of [
  ['submitting', 'hang'],
  ['refused at fields and as a whole', 'invalid'],
  ['refused in the service’s words', 'markup'],
  ['unconfirmed', 'html'],
  ['accepted', 'preview'],
] as const satisfies [string, ScenarioId][]) {
  test(`the form is accessible when ${state}, and the answer has the focus and is wholly in view`, async ({
    page,
    contact,
    formService,
  }) => {
    formService.use(scenario);
    await page.setViewportSize({ width: 320, height: 720 });
    await contact.openWithScript();
    await contact.send();
    if (scenario === 'hang') await expect(contact.submit).toBeDisabled();
    else {
      const answer = contact.form.locator(':is(h2, section, [role=alert]):focus');
      await expect(answer).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
  });
}
