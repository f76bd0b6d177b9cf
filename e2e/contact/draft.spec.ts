import type { Page } from '@playwright/test';

import { business } from '../../lib/testing/example-content/business';
import { routes } from '../../lib/site/routes';
import { standInService } from '../../lib/site/build-kind';
import { ContactFormPage, enquiry, lostScript } from './contact-form-page';
import { holdScript } from '../hold-script';
import { expect, failedReply, test } from '../test';

const returns: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'leaving and coming back': async (page) => {
    await page.goto(routes.prices);
    await page.goBack();
  },
  'leaving and opening the page anew': async (page) => {
    await page.goto(routes.prices);
    await page.goto(routes.contact);
  },
};

for (const [name, comeBack] of Object.entries(returns)) {
  test(`what is typed is back after ${name}`, async ({ page }) => {
    const contact = new ContactFormPage(page);
    await contact.openWithScript();
    await contact.fill();
    await comeBack(page);
    await contact.expectTyped();
    await expect(contact.alert).toHaveCount(0);
  });

  test(`what is typed before the script arrives is back after ${name}`, async ({ page }) => {
    await holdScript(page);
    const contact = new ContactFormPage(page);
    await contact.open();
    await contact.fill();
    await comeBack(page);
    await contact.expectTyped();
  });

  test(`what is typed without the script is back after ${name}, also once it comes`, async ({
    page,
    problems,
  }) => {
    problems.expect(lostScript);
    await page.route('**/_next/**', (route) => route.abort());
    const contact = new ContactFormPage(page);
    await contact.open();
    await contact.fill();
    await comeBack(page);
    await contact.expectTyped();
    await contact.fill({ name: 'Bob' });
    await page.unroute('**/_next/**');
    await page.goto(routes.faq);
    await contact.openWithScript();
    await contact.expectTyped({ ...enquiry, name: 'Bob' });
  });
}

test('what is typed is kept at once, so that it outlives a crash or a closed tab', async ({
  page,
  context,
}) => {
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  // This tab gets a copy of the session storage while the first page has not been left, as one
  // gets it that is opened again.
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => window.open(address), routes.contact),
  ]);
  await page.close();
  await new ContactFormPage(again).expectTyped();
});

test('a message that was accepted does not come back', async ({ page, formService }) => {
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(await formService.messages()).toHaveLength(1);
  await page.reload();
  await contact.expectTyped({ name: '', email: '', address: '', message: '' });
  await page.goto(routes.faq);
  await page.goBack();
  await contact.expectTyped({ name: '', email: '', address: '', message: '' });
});

test('a message that was being sent comes back with word that we do not know', async ({
  page,
  formService,
}) => {
  formService.use('hang');
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.click();
  await expect.poll(() => formService.requests()).toHaveLength(1);
  await page.reload();
  await expect(contact.alert).toContainText('could not confirm');
  await contact.expectNothingLost();
});

test('a message that posted itself comes back with word that we do not know', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  problems.expect(/^console: Failed to load resource: net::ERR_CONNECTION/);
  formService.use('reset-after-reading');
  await holdScript(page);
  const contact = new ContactFormPage(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.unroute('**/_next/**');
  await page.goto(routes.contact);
  await expect(contact.alert).toContainText('could not confirm');
  await contact.expectNothingLost();
});

for (const [kind, breakStorage] of Object.entries({
  forbidden: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`${kind} storage changes nothing else`, async ({ page, problems, formService }) => {
    problems.expect(failedReply);
    await page.addInitScript(breakStorage);
    const contact = new ContactFormPage(page);
    const release = await holdScript(page);
    await contact.open();
    await contact.fill({ name: 'Bob' });
    release();
    await contact.hydrated();
    await contact.fill();
    formService.use('form-not-found');
    await contact.submit.click();
    await expect(contact.alert).toBeVisible();
    await contact.expectNothingLost();
    formService.use('preview');
    await contact.submit.click();
    await expect(contact.thanks).toBeVisible();
    expect(await formService.messages()).toHaveLength(1);
  });
}

test('a draft of another version of the form is dropped quietly', async ({ page }) => {
  const contact = new ContactFormPage(page);
  await contact.open();
  await page.evaluate(() => {
    sessionStorage.setItem('contact-form', '{"telephone":"1","fields":{"name":"Old"}}');
  });
  await page.goto(routes.contact);
  await contact.hydrated();
  await contact.expectTyped({ name: '', email: '', address: '', message: '' });
  await expect(contact.alert).toHaveCount(0);
});

test('offline is said before sending; being online again sends nothing by itself', async ({
  page,
  context,
  formService,
}) => {
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await context.setOffline(true);
  await contact.submit.click();
  await expect(contact.alert).toContainText('You are offline');
  await contact.expectNothingLost();
  await context.setOffline(false);
  await expect(contact.alert).toContainText('You are online again');
  await contact.expectNothingLost();
  await page.waitForTimeout(300);
  expect(await formService.requests()).toEqual([]);
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(await formService.messages()).toHaveLength(1);
});

test('a form that wants a captcha hands the message over', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  formService.use('captcha');
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.click();
  await page.getByRole('button', { name: 'I’m not a robot' }).waitFor();
  expect(await formService.messages()).toEqual([]);

  await page.goBack();
  await contact.expectNothingLost();
  await expect(contact.alert).not.toContainText(/AJAX|custom key/);

  await contact.submit.click();
  await page.getByRole('button', { name: 'I’m not a robot' }).click();
  await expect(page).toHaveURL(`${standInService}/thanks`);
  const [message, ...others] = await formService.messages();
  expect(others).toEqual([]);
  expect(message?.fields).toEqual({
    ...enquiry,
    message: enquiry.message.replaceAll('\n', '\r\n'),
  });
});

test('a message too long for a mail link is copied instead', async ({
  page,
  context,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  formService.use('form-not-found');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill({ ...enquiry, message: 'Windows, please. '.repeat(200) });
  await contact.submit.click();
  const form = page.locator('form');
  await expect(form.getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
  await form.getByRole('button', { name: 'Copy your message' }).click();
  await expect(form.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Windows, please. '.repeat(200));
  expect(copied).toContain(enquiry.address);
});
