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
  test(`the form is accessible when ${state}`, async ({ page, contact, formService }) => {
    formService.use(scenario);
    await contact.openWithScript();
    await contact.send();
    if (scenario === 'hang') await expect(contact.submit).toBeDisabled();
    else await expect(contact.answer).toBeVisible();
    await expectAccessible(page);
  });
}
