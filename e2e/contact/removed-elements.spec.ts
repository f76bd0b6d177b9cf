import { progressWords } from '../../lib/enquiry/sentences';
import { expect, refusalWords, test } from './contact-form-page';

const { accepted, sending } = progressWords;

test.beforeEach(async ({ contact, formService, problems }) => {
  problems.expect(/^uncaught: /);
  formService.use('html');
  await contact.openWithScript();
  await contact.send();
  await expect(contact.alert).toBeVisible();
});

test('a visitor is thanked although an extension has removed the elements that show the outcome', async ({
  page,
  contact,
  formService,
}) => {
  await contact.form
    .locator('[data-contact-form], output')
    .evaluateAll((all) => all.forEach((element) => element.remove()));
  formService.use('preview');
  await contact.submit.click();
  await expect(contact.form.getByText(accepted)).toBeVisible();
  await expect(contact.form.getByText(accepted)).toBeFocused();
  await expect(contact.form.getByText(sending)).toBeHidden();
  await expect(contact.submit).toBeHidden();
  await expect(page).toHaveTitle(/^(?!Error)/);
  expect(formService.messages()).toHaveLength(2);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a message that is refused after an extension has emptied the outcome stays, and can be posted', async ({
  page,
  contact,
  formService,
}) => {
  await contact.form
    .locator('[data-contact-form]')
    .evaluate((element) => element.replaceChildren());
  formService.use('refused');
  await contact.submit.click();
  await expect(contact.form.getByText(refusalWords('refused').form[0]!)).toBeFocused();
  await expect(contact.form.getByText(sending)).toBeHidden();
  await contact.expectTyped();
  await expect(contact.field('message')).toBeEditable();
  formService.use('preview');
  await contact.submit.click();
  await expect(page).toHaveURL(`${formService.url}/thanks`);
});
