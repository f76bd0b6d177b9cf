import type { ScenarioId } from '../../lib/preview/form-scenarios';
import { expectAccessible } from '../accessibility';
import { expect, test } from './contact-form-page';

for (const [state, scenario, shown] of [
  ['submitting', 'hang', '[type=submit]:disabled'],
  ['refused at fields and as a whole', 'several-fields', 'section:focus'],
  ['refused in the service’s words', 'markup', 'section:focus'],
  ['unconfirmed', 'html', '[role=alert]:focus'],
  ['accepted', 'preview', 'h2:focus'],
] as const satisfies [string, ScenarioId, string][]) {
  test(`the form is accessible when ${state}`, async ({ page, contact, formService }) => {
    formService.use(scenario);
    await contact.openWithScript();
    await contact.send();
    await expect(contact.form.locator(shown)).toBeVisible();
    await expectAccessible(page);
  });
}
