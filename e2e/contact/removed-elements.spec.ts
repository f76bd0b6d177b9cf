import { expect, refusalWords, test } from './contact-form-page';

const removals: Record<string, (outcome: Element) => void> = {
  removed: (outcome) => outcome.remove(),
  emptied: (outcome) => outcome.replaceChildren(),
};

for (const [removed, remove] of Object.entries(removals)) {
  test(`after an extension has ${removed} the outcome, and removed the line “Sending”, the next outcomes are shown as usual`, async ({
    page,
    contact,
    service,
  }) => {
    service.use('html');
    await contact.openWithScript();
    await contact.form.locator('output').evaluate((element) => element.remove());
    await contact.send();
    await expect(contact.alert).toBeVisible();
    await contact.form.locator('[data-contact-form]').evaluate(remove);
    service.use('refused');
    await contact.fill({ name: 'Bob' });
    await contact.submit.click();
    await expect(contact.alert).toBeFocused();
    await expect(contact.alert).toContainText(refusalWords('refused').form[0]!);
    await contact.field('name').fill('Eve');
    await contact.form.locator('[data-contact-form]').evaluate(remove);
    service.use('accepted');
    await contact.submit.click();
    await expect(contact.thanks).toBeFocused();
    await expect(contact.submit).toBeHidden();
    await expect(page).toHaveTitle(/^(?!Error)/);
    expect(service.requests).toHaveLength(3);
    expect(await page.evaluate(() => sessionStorage.getItem('contact-form'))).toBe('{}');
  });
}
