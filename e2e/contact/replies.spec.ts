import { formFields, type FormField } from '../../lib/enquiry/fields';
import { expect, refusalWords, test } from './contact-form-page';

test('the summary leads to each field at fault, whole above a phone’s keyboard, with the same words below', async ({
  page,
  contact,
  service,
}) => {
  service.use('invalid');
  await page.setViewportSize({ width: 320, height: 568 });
  await contact.openWithScript();
  await contact.send();
  await expect(contact.alert).toContainText(refusalWords('invalid').form[0]!);
  await page.setViewportSize({ width: 320, height: 298 }); // what a keyboard leaves
  for (const name of ['email', 'message'] as const) {
    const link = contact.summary.getByRole('link', { name: new RegExp(`^${name}`, 'i') });
    await link.click();
    await expect(contact.field(name)).toBeFocused();
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.field(name)).toHaveAccessibleDescription(await link.innerText());
    const field = page.locator('div:has(> :focus)');
    for (const part of await field.locator('> *').all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const input = (await contact.field(name).boundingBox())!;
    const error = (await field.locator('p').boundingBox())!;
    expect(error.y).toBeGreaterThanOrEqual(input.y + input.height);
  }
  for (const name of ['name', 'address'] as const) {
    await expect(contact.field(name)).not.toHaveAttribute('aria-invalid');
    const { hint = '' }: FormField = formFields[name];
    await expect(contact.field(name)).toHaveAccessibleDescription(hint);
  }
});
