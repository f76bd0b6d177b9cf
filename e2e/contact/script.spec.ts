import type { Page } from '@playwright/test';

import { routes } from '../../lib/site/routes';
import { saveData } from '../save-data';
import { expect, test } from './test';

/** Opens the contact page as somebody who saves data, and lists the scripts that are requested from then on. */
async function openAndWatch(page: Page, search = '') {
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(routes.contact + search, { waitUntil: 'networkidle' });
  return scripts;
}

test.describe('the first touch loads the script, which takes over the form', () => {
  test('with the keyboard', async ({ page, contact }) => {
    const scripts = await openAndWatch(page);
    await page.getByRole('link', { name: 'Add to contacts' }).focus();
    await page.keyboard.press('Tab');
    await expect(contact.field('name')).toBeFocused();
    await contact.hydrated();
    expect(scripts).toHaveLength(new Set(scripts).size);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('that taps', async ({ page, contact }) => {
      const scripts = await openAndWatch(page);
      await contact.field('message').tap();
      await contact.hydrated();
      expect(scripts).toHaveLength(new Set(scripts).size);
    });
  });
});

test.describe('the script loads at once', () => {
  test('when the address has something for the form', async ({ page, contact }) => {
    await openAndWatch(page, '?about=gutter-cleaning');
    await expect(contact.field('message')).toHaveValue(
      'I would like to ask about Gutter Cleaning.',
    );
  });

  test('when there is a draft', async ({ page, contact }) => {
    await contact.openWithScript();
    await contact.fill({ name: 'Ann' });
    await page.goto(routes.faq);
    const scripts = await openAndWatch(page);
    await contact.hydrated();
    expect(scripts).toHaveLength(new Set(scripts).size);
  });

  test('when the focus is in the form already', async ({ page, contact }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => document.getElementById('contact-name')?.focus()).observe(
        document,
        { childList: true, subtree: true },
      );
    });
    const scripts = await openAndWatch(page);
    await contact.hydrated();
    expect(scripts).toHaveLength(new Set(scripts).size);
  });

  test('when the address points to a field', async ({ page, contact }) => {
    await openAndWatch(page, '#contact-message');
    await contact.hydrated();
  });
});
