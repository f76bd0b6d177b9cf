import type { Locator } from '@playwright/test';
import type { FieldName } from '../../lib/enquiry/fields';
import { routes } from '../../lib/site/routes';
import { enquiry, expect, sent, test } from './contact-form-page';

test('a message can be written, corrected and sent with the keyboard alone', async ({
  page,
  contact,
  service,
}) => {
  service.use('invalid');
  const { keyboard } = page;

  await page.goto(routes.contact);
  const words = { ...enquiry, message: 'First line\nsecond line' };
  for (const [name, text] of Object.entries(words)) {
    await tabTo(contact.field(name as FieldName));
    await keyboard.type(text);
  }
  await tabTo(contact.submit);
  await keyboard.press('Enter');

  await expect(contact.summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(contact.field('email')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('bob@example.com');
  service.use('accepted');
  await keyboard.press('Enter');

  await expect(contact.thanks).toBeFocused();
  await expect(page).not.toHaveTitle(/Error/);
  expect(service.message().fields).toEqual(sent({ ...words, email: 'bob@example.com' }));
  await keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

async function tabTo(target: Locator) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  do await target.page().keyboard.press('Tab');
  while (!(await hasFocus()));
}
