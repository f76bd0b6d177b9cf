import { standInService } from '../../lib/site/build-kind';
import { ContactFormPage, enquiry, lostScript } from './contact-form-page';
import { holdScript } from '../hold-script';
import type { FormRequest } from '../../lib/preview/form-service';
import { expect, failedReply, test } from '../test';

test('a message arrives with exactly its four fields', async ({ page, formService }) => {
  const contact = new ContactFormPage(page);
  await contact.open();
  await contact.fill();
  await contact.hydrated();
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  const [message, ...others] = await formService.requests();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ method: 'POST', delivered: true });
  expect(Object.entries(message!.fields)).toEqual(Object.entries(enquiry));
  expect(message!.headers.accept).toBe('application/json');
  expect(message!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(message!.headers.referer).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(message!.headers.cookie).toBeUndefined();
});

test('a message costs one request, without a preflight', async ({ page, request }) => {
  const contact = new ContactFormPage(page);
  const name = crypto.randomUUID();
  await contact.openWithScript();
  await contact.fill({ ...enquiry, name });
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  const response = await request.get(`${standInService}/requests?formId=preview`);
  const all: FormRequest[] = await response.json();
  expect(all.filter(({ fields }) => fields.name === name)).toHaveLength(1);
  expect(all.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
});

test('SUBMIT rests while a message is sent, then thanks take the place of the form and the focus', async ({
  page,
  formService,
}) => {
  formService.use('slow');
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.click();
  await expect(contact.submit).toBeDisabled();
  await expect(contact.field('message')).not.toBeEditable();
  await expect(page.getByRole('status')).toHaveText('Sending your message…');
  await contact.expectTyped();
  await expect(contact.thanks).toBeFocused();
  await expect(contact.thanks).toHaveText('Thanks for your email!');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(contact.submit).toBeHidden();
  await expect(page).not.toHaveTitle(/Error/);
});

test('a double click and a held Enter send one message', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(failedReply);
  formService.use('slow-refusal');
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.dblclick();
  await contact.field('name').focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.summary).toBeVisible();
  expect(await formService.requests()).toHaveLength(1);

  formService.use('slow');
  await contact.field('name').focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.thanks).toBeVisible();
  expect(await formService.messages()).toHaveLength(1);
});

test('the same message from two tabs is sent once, and both say thanks', async ({
  page,
  context,
  formService,
}) => {
  formService.use('slow');
  const tabs = [new ContactFormPage(page), new ContactFormPage(await context.newPage())];
  for (const tab of tabs) {
    await tab.openWithScript();
    await tab.fill();
  }
  for (const tab of tabs) await tab.submit.click();
  for (const tab of tabs) await expect(tab.thanks).toBeVisible();
  expect(await formService.messages()).toHaveLength(1);
});

test('nobody meets the trap for robots, and script does not send it', async ({
  page,
  formService,
}) => {
  const contact = new ContactFormPage(page);
  await contact.openWithScript();
  const trap = page.locator('[name=_gotcha]');
  await expect(trap).toBeHidden();
  expect(await page.locator('form').ariaSnapshot()).not.toContain('Leave this empty');
  await contact.field('message').focus();
  await page.keyboard.press('Tab');
  await expect(contact.submit).toBeFocused();
  await contact.fill();
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect((await formService.messages())[0]?.body).not.toContain('_gotcha');
});

test('a message posts itself when no script of the form arrives', async ({
  page,
  problems,
  formService,
}) => {
  problems.expect(lostScript);
  await page.route('**/_next/**', (route) => route.abort());
  const contact = new ContactFormPage(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  await page.waitForURL(`${standInService}/thanks`);
  const [message, ...others] = await formService.messages();
  expect(others).toEqual([]);
  expect(message?.fields).toEqual({ ...posted, _gotcha: '' });
});

test('a message posts itself when SUBMIT is pressed while the script still loads', async ({
  page,
  formService,
}) => {
  const contact = new ContactFormPage(page);
  const release = await holdScript(page);
  const asked = page.waitForRequest('**/_next/**');
  await contact.open();
  await contact.fill();
  await asked;
  await contact.submit.click();
  await page.waitForURL(`${standInService}/thanks`);
  release();
  const [message, ...others] = await formService.messages();
  expect(others).toEqual([]);
  expect(message?.fields).toEqual({ ...posted, _gotcha: '' });
});

test('script that arrives while the form posts itself does not send it again', async ({
  page,
  formService,
}) => {
  formService.use('slow');
  const contact = new ContactFormPage(page);
  const release = await holdScript(page);
  await contact.open();
  await contact.fill();
  await contact.submit.click({ noWaitAfter: true });
  await expect.poll(() => formService.requests()).toHaveLength(1);
  release();
  await page.waitForURL(`${standInService}/thanks`);
  expect(await formService.requests()).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives, and the service says thanks on its own page', async ({
    page,
    formService,
  }) => {
    const contact = new ContactFormPage(page);
    await contact.open();
    await contact.fill();
    await contact.submit.click();
    await expect(page).toHaveURL(`${standInService}/thanks`);
    const [message, ...others] = await formService.requests();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ method: 'POST', delivered: true });
    expect(message?.fields).toEqual({ ...posted, _gotcha: '' });
    expect(message?.headers.accept).toContain('text/html');
  });

  test('an incomplete message is not sent', async ({ page, formService }) => {
    const contact = new ContactFormPage(page);
    await contact.open();
    await contact.fill({ ...enquiry, message: '' });
    await contact.submit.click();
    await expect(contact.field('message')).toBeFocused();
    expect(await formService.requests()).toEqual([]);
  });

  test('a robot that fills its trap is answered like everyone, and dropped', async ({
    page,
    formService,
  }) => {
    const contact = new ContactFormPage(page);
    await contact.open();
    await contact.fill();
    await page.locator('[name=_gotcha]').evaluate((trap) => trap.setAttribute('value', 'Buy now'));
    await contact.submit.click();
    await expect(page).toHaveURL(`${standInService}/thanks`);
    expect(await formService.requests()).toHaveLength(1);
    expect(await formService.messages()).toEqual([]);
  });
});

/** A form that posts itself writes lines as mail does. */
const posted = { ...enquiry, message: enquiry.message.replaceAll('\n', '\r\n') };
