import { expectAccessible } from '../accessibility';
import { ContactFormPage } from './contact-form-page';
import type { ScenarioId } from '../../lib/preview/form-scenarios';
import { expect, test } from './test';

type Form = { contact: ContactFormPage; use(scenario: ScenarioId): void };

async function send({ contact, use }: Form, scenario: ScenarioId) {
  use(scenario);
  await contact.send();
}

/** How to bring the form into each state that a visitor can meet. */
const states: Record<string, (form: Form) => Promise<void>> = {
  untouched: async () => {},
  submitting: async (form) => {
    await send(form, 'hang');
    await expect(form.contact.submit).toBeDisabled();
  },
  'refused at fields': async (form) => {
    await send(form, 'several-fields');
    await expect(form.contact.summary).toBeFocused();
  },
  'refused as a whole': async (form) => {
    await send(form, 'form-not-found');
    await expect(form.contact.alert).toBeFocused();
  },
  unconfirmed: async (form) => {
    await send(form, 'html');
    await expect(form.contact.alert).toBeFocused();
  },
  offline: async (form) => {
    await form.contact.page.context().setOffline(true);
    await send(form, 'preview');
    await expect(form.contact.alert).toBeFocused();
  },
  'too long for a mail link': async (form) => {
    await send(form, 'form-not-found');
    await form.contact.fill({ message: 'Windows, please. '.repeat(200) });
    await form.contact.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await form.contact.page.getByRole('button', { name: 'Copy your message' }).click();
  },
  'refused in the service’s words': async (form) => {
    await send(form, 'markup');
    await expect(form.contact.summary).toBeFocused();
  },
  accepted: async (form) => {
    await send(form, 'preview');
    await expect(form.contact.thanks).toBeFocused();
  },
};

for (const [state, bring] of Object.entries(states)) {
  test(`the form is accessible when ${state}`, async ({ page, contact, formService }) => {
    await contact.openWithScript();
    await bring({ contact, use: formService.use });
    await expectAccessible(page);
  });
}
