import type { Page } from '@playwright/test';
import { business } from '../../lib/testing/example';
import { routes } from '../../lib/site/routes';
import { standInService } from '../../lib/site/build-kind';
import { ContactFormPage, enquiry, expect, lostScript, test } from './contact-form-page';
import { holdScript } from '../hold-script';

/** The script with React; the form's own script is another. */
const client = '**/sending-*.js';

// With React, `sequences.spec.ts` does all this.
test('what was typed while React was missing is there on every return, and once React has come', async ({
  page,
  problems,
  contact,
}) => {
  problems.expect(lostScript);
  await page.route(client, (route) => route.abort());
  await contact.open();
  await contact.fill();
  await page.reload();
  await contact.expectTyped();
  await page.goto(routes.prices);
  await page.goBack();
  await contact.expectTyped();
  await contact.fill({ name: 'Bob' });
  await page.goto(routes.prices);
  await page.goto(routes.contact);
  await contact.expectTyped({ ...enquiry, name: 'Bob' });
  await page.unroute(client);
  await page.goto(routes.faq);
  await contact.openWithScript();
  await contact.expectTyped({ ...enquiry, name: 'Bob' });
});

/** A tab as it is opened again after a crash: with the session storage of a page that was never left. */
async function reopenAfterCrash(page: Page): Promise<ContactFormPage> {
  const [again] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => window.open(address), routes.contact),
  ]);
  await page.close();
  return new ContactFormPage(again);
}

test('what is typed is saved at once, so that it survives a crash', async ({ page, contact }) => {
  await contact.openWithScript();
  await contact.fill();
  const again = await reopenAfterCrash(page);
  await again.expectTyped();
});

test('a message that was being sent survives a crash, unconfirmed', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('hang');
  await contact.openWithScript();
  await contact.send();
  await expect.poll(() => formService.requests()).toHaveLength(1);
  const again = await reopenAfterCrash(page);
  await expect(again.alert).toContainText('could not confirm');
  await again.expectNothingLost();
});

test('an accepted message does not come back', async ({ page, contact }) => {
  await contact.openWithScript();
  await contact.send();
  await expect(contact.thanks).toBeVisible();
  await page.reload();
  await contact.expectTyped({ name: '', email: '', address: '', message: '' });
  await page.goto(routes.faq);
  await page.goBack();
  await contact.expectTyped({ name: '', email: '', address: '', message: '' });
});

test('a plain POST without a reply leaves the message unconfirmed, and in the form again', async ({
  page,
  problems,
  contact,
  formService,
}) => {
  problems.expect(lostScript);
  problems.expect(/^console: Failed to load resource: net::ERR_CONNECTION/);
  formService.use('reset-after-reading');
  await page.route(client, (route) => route.abort());
  await contact.open();
  await contact.send();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.unroute(client);
  await page.goto(routes.contact);
  await expect(contact.alert).toContainText('could not confirm');
  await contact.expectNothingLost();
});

for (const [kind, breakStorage] of Object.entries({
  forbidden: () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`with ${kind} storage the form works as before`, async ({ page, contact, formService }) => {
    await page.addInitScript(breakStorage);
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

test('what is pressed offline is sent once, and not again by going online', async ({
  page,
  context,
  problems,
  contact,
  formService,
}) => {
  problems.expect(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await contact.openWithScript();
  await contact.fill();
  await context.setOffline(true);
  await contact.submit.click();
  await expect(contact.alert).toContainText('You seem to be offline, and we could not confirm');
  await contact.expectNothingLost();
  await context.setOffline(false);
  await page.waitForTimeout(300);
  expect(await formService.requests()).toEqual([]);
  await contact.expectNothingLost();
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(await formService.messages()).toHaveLength(1);
});

test('for a captcha, the form posts itself to the service’s page', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('captcha');
  await contact.openWithScript();
  await contact.send();
  await page.getByRole('button', { name: 'I’m not a robot' }).waitFor();
  expect(await formService.messages()).toEqual([]);

  await page.goBack();
  await contact.expectNothingLost();
  await expect(contact.alert).not.toContainText(/AJAX|custom key/);

  await contact.submit.click();
  await page.getByRole('button', { name: 'I’m not a robot' }).click();
  await expect(page).toHaveURL(`${standInService}/thanks`);
  expect((await formService.message()).fields).toEqual({
    ...enquiry,
    message: enquiry.message.replaceAll('\n', '\r\n'),
  });
});

test('a message too long for an email link can be copied', async ({
  page,
  context,
  contact,
  formService,
}) => {
  formService.use('form-not-found');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await contact.openWithScript();
  await contact.send({ ...enquiry, message: 'Windows, please. '.repeat(200) });
  for (const href of [`mailto:${business.email}`, 'https://wa.me/442079460123']) {
    await expect(contact.form.locator(`[href="${href}"]`)).toBeVisible();
  }
  await contact.form.getByRole('button', { name: 'Copy your message' }).click();
  await expect(contact.form.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Windows, please. '.repeat(200));
  expect(copied).toContain(enquiry.address);
});

test('a link that holds the message keeps it when the visitor leaves the message', async ({
  page,
  contact,
  formService,
}) => {
  formService.use('html');
  await contact.openWithScript();
  await contact.send();
  await expect(contact.alert).toBeVisible();
  const release = await holdScript(page);
  await contact.open();
  await contact.field('message').fill('Gutters, please.');
  release();
  await contact.hydrated();
  await contact.field('name').focus();
  const link = contact.form.getByRole('link', { name: 'WhatsApp us this message' });
  await expect(link).toHaveAttribute('href', /text=.*Gutters/);
});
