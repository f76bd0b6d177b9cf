import type { Page } from '@playwright/test';
import { notConfirmed } from '../../lib/enquiry/sentences';
import { routes } from '../../lib/site/routes';
import { everyText } from '../../lib/testing/enquiry';
import { ContactFormPage, enquiry, expect, posted, test } from './contact-form-page';
import { expectAccessible } from '../accessibility';
import { estimateRequest } from '../../lib/prices/estimate-words';
import { addressOf, estimator, home, isLive, estimateOf } from '../estimator/choices';
import { holdScript } from '../hold-requests';

const blank = everyText('');

/** The script that contains React. The form's first script, which keeps what is typed, works without it. */
const client = '**/sending-*.js';

/** As browsers reopen a tab after a crash: with its session storage, although the page was never left (`pagehide`). */
async function reopenAfterCrash(page: Page): Promise<ContactFormPage> {
  const [again] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => window.open(address), routes.contact),
  ]);
  await page.close();
  return new ContactFormPage(again);
}

test('a draft survives a crash, and a message that was being sent is unconfirmed after one', async ({
  page,
  contact,
  service,
}) => {
  await contact.openWithScript();
  await contact.fill();
  const second = await reopenAfterCrash(page);
  await second.hydrated();
  await second.expectTyped();
  service.use('hang');
  await second.submit.click();
  await expect.poll(() => service.requests).toHaveLength(1);
  const third = await reopenAfterCrash(second.page);
  await expect(third.alert).toContainText(notConfirmed);
  await third.expectNothingLost();
});

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
  test(`the form works with ${kind} storage`, async ({ page, contact, service }) => {
    await page.addInitScript(breakStorage);
    const release = await holdScript(page);
    await contact.open();
    await contact.fill({ name: 'Bob' });
    release();
    await contact.hydrated();
    await contact.fill();
    service.use('refused');
    await contact.submit.click();
    await expect(contact.alert).toBeVisible();
    await contact.expectNothingLost();
    service.use('accepted');
    await contact.submit.click();
    await expect(contact.thanks).toBeVisible();
    expect(service.messages()).toHaveLength(1);
  });
}

test('an extra unticked in the estimator leaves the message, and the visitor’s own words stay', async ({
  page,
  contact,
}) => {
  const chosen = `${home}&extra=windows-inside`;
  const ask = estimator(page).locator('[data-ask]');
  await page.goto(addressOf(chosen));
  await isLive(page);
  await ask.click();
  await contact.hydrated();
  const words = estimateRequest(estimateOf(chosen));
  await expect(contact.field('message')).toHaveValue(words);
  await contact.field('message').fill(`Hello,\n\n${words}\n\nMind the dog.`);

  await page.getByRole('link', { name: 'Change' }).click();
  await isLive(page);
  await estimator(page).locator('[value=windows-inside]').uncheck();
  await ask.click();
  await contact.hydrated();
  const fewer = estimateRequest(estimateOf(home));
  await contact.expectTyped({ ...blank, message: `Hello,\n\n${fewer}\n\nMind the dog.` });

  // A URL without an estimate, even with a parameter of an advertisement, leaves the message as it is.
  await contact.open('?utm_source=leaflet');
  await contact.hydrated();
  await contact.expectTyped({ ...blank, message: `Hello,\n\n${fewer}\n\nMind the dog.` });

  await contact.open('?home=castle');
  await contact.hydrated();
  await contact.expectTyped({ ...blank, message: 'Hello,\n\nMind the dog.' });
});

test('for a captcha, the form posts itself to the service’s page, without an extension’s fields', async ({
  page,
  contact,
  service,
}) => {
  service.use('captcha');
  await contact.openWithScript();
  await page.evaluate(() => {
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
  await expectAccessible(page, ['320 px, light']);
});
