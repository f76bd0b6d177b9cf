import type { Page } from '@playwright/test';
import { routes } from '../../lib/site/routes';
import { enquiry, expect, test } from './contact-form-page';

test('a message can be written, corrected and sent with the keyboard alone', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('several-fields');
  const { keyboard } = page;

  await page.goto(routes.home);
  await tabTo(page, 'Contact');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(routes.contact);

  await tabTo(page, 'Name');
  for (const text of Object.values({ ...enquiry, message: '' })) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Shift+Tab');
  await keyboard.type('First line');
  await keyboard.press('Enter');
  await keyboard.type('second line');
  await tabTo(page, 'SUBMIT');
  await keyboard.press('Enter');

  await expect(contact.summary).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(contact.field('email')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('bob@example.com');
  formService.use('preview');
  await keyboard.press('Enter');

  await expect(contact.thanks).toBeFocused();
  await expect(page).not.toHaveTitle(/Error/);
  expect((await formService.message()).fields).toEqual({
    ...enquiry,
    email: 'bob@example.com',
    message: 'First line\nsecond line',
  });
  await keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

async function tabTo(page: Page, name: string) {
  const target = page
    .getByRole('main')
    .or(page.getByRole('banner'))
    .getByText(name, { exact: true });
  const box = page.getByRole('textbox', { name, exact: true });
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.and(target.or(box)).count()) === 1) return;
  }
  throw new Error(`The keyboard does not reach “${name}”.`);
}
