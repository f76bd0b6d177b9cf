import type { ScenarioId } from '../../lib/preview/form-scenarios';
import { expectAccessible } from '../accessibility';
import { enquiry, expect, test } from './contact-form-page';

for (const [state, scenario, shown] of [
  ['submitting', 'hang', '[type=submit]:disabled'],
  ['refused at fields and as a whole', 'several-fields', 'section:focus'],
  ['refused in the service’s words', 'markup', 'section:focus'],
  ['unconfirmed', 'html', '[role=alert]:focus'],
  ['accepted', 'preview', 'output:focus'],
] as const satisfies [string, ScenarioId, string][]) {
  test(`the form is accessible when ${state}`, async ({ page, contact, formService }) => {
    formService.use(scenario);
    await contact.openWithScript();
    await contact.send();
    await expect(contact.form.locator(shown)).toBeVisible();
    await expectAccessible(page);
  });
}

test('where copying is forbidden, the form says how to copy a message that is too long for a link', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('form-not-found');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await contact.openWithScript();
  await contact.send({ ...enquiry, message: 'Windows, please. '.repeat(200) });
  await page.getByRole('button', { name: 'Copy your message' }).click();
  await expect(contact.form.getByText('select your message in the form')).toBeVisible();
  await expectAccessible(page);
});
