import type { Locator, Page } from '@playwright/test';
import { enquiry as anEnquiry } from '../../lib/testing/enquiry';
import { business } from '../../lib/testing/sample';
import { type Enquiry, fieldId, type FieldName } from '../../lib/enquiry/fields';
import { failureWords, progressWords } from '../../lib/enquiry/sentences';
import { formService } from '../../lib/form-service/form-service';
import type { Failure } from '../../lib/form-service/outcome';
import { scenarioOf, type ScenarioId } from '../../lib/commands/form-scenarios';
import { submitLabel } from '../../lib/form-service/submit-label';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { expect, test as base } from '../test';

export { expect };

export const enquiry = anEnquiry({
  name: 'Ann Example & Söhne',
  message: 'Windows please, 100% of them.\nWhen could you come + how much is it?',
});

/** The fields in which words arrive at the form service. */
export function sent(words: Enquiry) {
  return { ...words, ...formService.hiddenFields(business.formService.formId) };
}

/** The fields in which they arrive with a plain POST, which ends lines as email does. */
export function posted(words: Enquiry) {
  return sent({ ...words, message: words.message.replaceAll('\n', '\r\n') });
}

/** What visitors read if the form service refuses their message in a scenario. */
export function refusalWords(scenario: ScenarioId) {
  const { status, body } = scenarioOf(scenario);
  return failureWords(formService.readReply(status, body) as Failure);
}

/** The contact page and its form, found as a visitor finds them. */
export class ContactFormPage {
  readonly form: Locator;
  readonly submit: Locator;
  readonly thanks: Locator;
  /** Where errors appear, above the button: those of the whole message, and those of its fields. */
  readonly alert: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.form = page.locator(`#${anchors.form}`);
    this.submit = page.getByRole('button', { name: submitLabel });
    this.thanks = page.getByRole('heading', { name: progressWords.accepted });
    this.alert = this.form.getByRole('alert');
    this.summary = page.getByRole('region', { name: 'There is a problem' });
  }

  async open(search = '') {
    // Not until `load`, which waits for the page's modules, and a test may hold those back.
    await this.page.goto(routes.contact + search, { waitUntil: 'commit' });
    await this.submit.waitFor();
  }

  async openWithScript(search = '') {
    await this.open(search);
    await this.hydrated();
  }

  /** Waits until the script has taken over the form. */
  async hydrated() {
    await expect(this.form).toHaveAttribute('data-live');
  }

  /** Found by its id: a translator may have changed its label, and an extension added another of its name. */
  field(name: FieldName): Locator {
    return this.form.locator(`#${fieldId(name)}`);
  }

  async fill(words: Partial<Enquiry> = enquiry) {
    for (const [name, text] of Object.entries(words)) {
      await this.field(name as FieldName).fill(text);
    }
  }

  async send(words?: Partial<Enquiry>) {
    await this.fill(words);
    await this.submit.click();
  }

  async expectTyped(words: Enquiry = enquiry) {
    for (const [name, text] of Object.entries(words)) {
      await expect(this.field(name as FieldName)).toHaveValue(text);
    }
  }

  /** Expects the form to hold all that was typed, and links to send it in another way. */
  async expectNothingLost(words: Enquiry = enquiry) {
    await this.expectTyped(words);
    await expect(this.submit).toBeEnabled();
    await expect(this.page).toHaveTitle(/^Error: /);
    await expect(this.form.getByRole('link', { name: business.phone.national })).toBeVisible();
    const isEmpty = Object.values(words).join('') === '';
    for (const [name, part] of [
      [business.email, 'body'],
      [isEmpty ? 'WhatsApp us' : 'WhatsApp us this message', 'text'],
    ] as const) {
      const link = await this.form.getByRole('link', { name }).getAttribute('href');
      // None if the form has been emptied since.
      const message = new URL(link!).searchParams.get(part)?.replaceAll('\r\n', '\n') ?? '';
      for (const text of Object.values(words)) expect(message).toContain(text);
    }
  }
}

export const test = base.extend<{ contact: ContactFormPage }>({
  contact: ({ page }, use) => use(new ContactFormPage(page)),
});
