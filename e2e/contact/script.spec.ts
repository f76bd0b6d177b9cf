import type { Page } from '@playwright/test';

import { routes } from '../../lib/site/routes';
import { ContactFormPage } from './contact-form-page';
import { expect, test } from '../test';

/** Opens the contact page and lists the requests for script from then on. */
async function openAndWatch(page: Page, search = '') {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(routes.contact + search, { waitUntil: 'networkidle' });
  return scripts;
}

test('no script is asked for until the form is touched, nor when the rest of the page is', async ({
  page,
}) => {
  const scripts = await openAndWatch(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: 'How we use your details' }).hover();
  await page.waitForTimeout(200);
  expect(scripts).toEqual([]);
});

test.describe('the first touch brings the script, which takes the form over', () => {
  test('with the keyboard', async ({ page }) => {
    const scripts = await openAndWatch(page);
    await page.getByRole('link', { name: 'Add to contacts' }).focus();
    await page.keyboard.press('Tab');
    await expect(new ContactFormPage(page).field('name')).toBeFocused();
    await new ContactFormPage(page).hydrated();
    expect(scripts).toHaveLength(2);
  });

  test('with the pointer', async ({ page }) => {
    const scripts = await openAndWatch(page);
    await new ContactFormPage(page).field('name').hover();
    await new ContactFormPage(page).hydrated();
    expect(scripts).toHaveLength(2);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('that taps', async ({ page }) => {
      const scripts = await openAndWatch(page);
      await new ContactFormPage(page).field('message').tap();
      await new ContactFormPage(page).hydrated();
      expect(scripts).toHaveLength(2);
    });
  });
});

test.describe('the script comes at once', () => {
  test('when the address holds something for the form', async ({ page }) => {
    await openAndWatch(page, '?about=gutter-cleaning');
    await expect(new ContactFormPage(page).field('message')).toHaveValue(
      'I would like to ask about Gutter Cleaning.',
    );
  });

  test('when there is a draft', async ({ page }) => {
    const contact = new ContactFormPage(page);
    await contact.openWithScript();
    await contact.fill({ name: 'Ann' });
    await page.goto(routes.faq);
    const scripts = await openAndWatch(page);
    await contact.hydrated();
    expect(scripts).toHaveLength(2);
  });

  test('when the browser has the focus in the form already', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => document.getElementById('contact-name')?.focus()).observe(
        document,
        { childList: true, subtree: true },
      );
    });
    const scripts = await openAndWatch(page);
    await new ContactFormPage(page).hydrated();
    expect(scripts).toHaveLength(2);
  });

  test('when the address leads to a field', async ({ page }) => {
    await openAndWatch(page, '#contact-message');
    await new ContactFormPage(page).hydrated();
  });
});
