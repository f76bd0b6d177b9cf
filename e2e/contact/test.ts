import { expect, test as base } from '../test';
import { ContactFormPage } from './contact-form-page';

export { expect };

export const test = base.extend<{ contact: ContactFormPage }>({
  contact: ({ page }, use) => use(new ContactFormPage(page)),
});
