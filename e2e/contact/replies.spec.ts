import { expect, test } from './contact-form-page';

test('an error is shown at its field and, in the same words, in the summary', async ({
  contact,
  formService,
}) => {
  formService.use('several-fields');
  await contact.openWithScript();
  await contact.send();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary.getByRole('link')).toHaveText([
    /^Email should be an email address/,
    /^Message should not be empty/,
  ]);
  await expect(contact.alert).toContainText('blocked your message');
  for (const name of ['email', 'message'] as const) {
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
    const link = contact.summary.getByRole('link', { name: new RegExp(`^${name}`, 'i') });
    await expect(contact.field(name)).toHaveAccessibleDescription(await link.innerText());
  }
  for (const name of ['name', 'address'] as const) {
    await expect(contact.field(name)).not.toHaveAttribute('aria-invalid');
    await expect(contact.field(name)).toHaveAccessibleDescription('');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message is still in the form when the visitor goes back', async ({
    page,
    problems,
    contact,
    formService,
  }) => {
    problems.expect(/Failed to load resource: the server responded with a status of/);
    formService.use('type-email');
    await contact.open();
    await contact.send();
    await expect(page.getByRole('heading', { name: 'There was a problem' })).toBeVisible();
    await page.goBack();
    await contact.expectTyped();
    expect(await formService.messages()).toEqual([]);
  });
});
