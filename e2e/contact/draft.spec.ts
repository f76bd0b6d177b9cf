import { formService } from '../../lib/form-service/form-service';
import { notConfirmed } from '../../lib/enquiry/sentences';
import { routes } from '../../lib/site/routes';
import { enquiry, expect, posted, test } from './contact-form-page';

/** The script that contains React. The form's first script, which keeps what is typed, works without it. */
const client = '**/sending-*.js';

// With React, `sequences.spec.ts` does all this.
test('without React, a draft survives a reload, and a plain POST without a reply leaves the message unconfirmed and in the form', async ({
  page,
  problems,
  contact,
  service,
}) => {
  problems.expect(/^console: Failed to load resource: net::ERR_(FAILED .*\/_next\/|CONNECTION)/);
  problems.expect(/^uncaught: Failed to fetch dynamically/);
  service.use('reset-after-reading');
  await page.route(client, (route) => route.abort());
  await contact.open();
  await contact.fill();
  await page.reload();
  await contact.expectTyped();
  await contact.submit.click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto(routes.contact);
  await contact.expectTyped();
  await page.unroute(client);
  await page.reload();
  await expect(contact.alert).toContainText(notConfirmed);
  await contact.expectNothingLost();
});

test('the form works with forbidden storage', async ({ page, contact, service }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await contact.openWithScript();
  service.use('refused');
  await contact.send();
  await expect(contact.alert).toBeVisible();
  await contact.expectNothingLost();
  service.use('accepted');
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(service.messages()).toHaveLength(1);
});

test('for a captcha, the form posts itself to the service’s page, without an extension’s fields or the honeypot', async ({
  page,
  contact,
  service,
}) => {
  service.use('captcha');
  await contact.openWithScript();
  const honeypot = page.locator(`[name="${formService.honeypot}"]`);
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  // As an extension that fills in forms does.
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://ann.example';
    for (const name of ['email', 'coupon']) {
      const foreign = Object.assign(document.createElement('input'), { type: 'hidden', name });
      document.querySelector('main form')!.append(foreign);
    }
  });
  await contact.send();
  await page.getByRole('button', { name: 'I’m not a robot' }).waitFor();
  expect(service.messages()).toEqual([]);

  await page.goBack();
  await contact.expectNothingLost();

  await contact.submit.click();
  await page.getByRole('button', { name: 'I’m not a robot' }).click();
  await expect(page).toHaveURL(`${service.url}/thanks`);
  expect(service.message().fields).toEqual(posted(enquiry));
});

test('a message too long for an email link can be copied', async ({
  page,
  context,
  contact,
  service,
}) => {
  service.use('refused');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await contact.openWithScript();
  await contact.send({ ...enquiry, message: 'Windows, please. '.repeat(200) });
  const copy = contact.form.getByRole('button', { name: 'Copy your message' });
  await copy.click();
  await expect(contact.form.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Windows, please. '.repeat(200));
  expect(copied).toContain(enquiry.address);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(contact.form.getByText('select your message in the form')).toBeVisible();
});
