import type { Enquiry } from '../../lib/enquiry/fields';
import { standInService } from '../../lib/site/build-kind';
import { type ContactFormPage, enquiry } from './contact-form-page';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-script';
import { expect, test } from './test';

test('a script that arrives in the middle of a word loses no letter', async ({
  page,
  contact,
  formService,
}) => {
  const release = await holdScript(page);
  await contact.open();
  await contact.fill({ ...enquiry, message: '' });
  await contact.field('message').pressSequentially('Windows ');
  release();
  await contact.field('message').pressSequentially('please, all of them', { delay: 10 });
  await contact.hydrated();
  await contact.field('message').pressSequentially(', soon');
  await expect(contact.field('message')).toBeFocused();
  const message = 'Windows please, all of them, soon';
  await contact.expectTyped({ ...enquiry, message });
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect((await formService.message()).fields).toEqual({ ...enquiry, message });
});

test('a prefill that comes late waits until the visitor leaves the message, and goes before it', async ({
  page,
  contact,
}) => {
  const release = await holdScript(page);
  await contact.open('?about=gutter-cleaning');
  await contact.fill();
  release();
  await contact.hydrated();
  await contact.expectTyped();
  await contact.field('name').focus();
  await contact.expectTyped({
    ...enquiry,
    message: `I would like to ask about Gutter Cleaning.\n\n${enquiry.message}`,
  });
});

/** Fills in the form as password managers and extensions do; some dispatch no events. */
function autofill({ words, withEvents }: { words: Enquiry; withEvents: boolean }) {
  for (const [name, text] of Object.entries(words)) {
    const box = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    box.value = text;
    if (!withEvents) continue;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

for (const withEvents of [true, false]) {
  const way = withEvents ? 'with events' : 'without events';

  for (const order of ['before', 'after'] as const) {
    test(`what is autofilled ${way} ${order} the script arrives is sent`, async ({
      contact,
      formService,
    }) => {
      await openAndAutofill(contact, order, withEvents);
      await contact.expectTyped();
      await contact.submit.click();
      await expect(contact.thanks).toBeVisible();
      expect((await formService.message()).fields).toEqual(enquiry);
    });

    test(`what is autofilled ${way} ${order} the script arrives comes back`, async ({
      page,
      contact,
    }) => {
      await openAndAutofill(contact, order, withEvents);
      await page.goto('/faq');
      await page.goto('/contact');
      await contact.expectTyped();
    });
  }

  test(`what is autofilled ${way} is posted without the script`, async ({
    page,
    contact,
    formService,
  }) => {
    await holdScript(page);
    await contact.open();
    await page.evaluate(autofill, { words: enquiry, withEvents });
    await contact.submit.click();
    await page.waitForURL(`${standInService}/thanks`);
    expect((await formService.message()).fields.name).toBe(enquiry.name);
  });
}

async function openAndAutofill(
  contact: ContactFormPage,
  order: 'before' | 'after',
  withEvents: boolean,
) {
  const release = await holdScript(contact.page);
  if (order === 'after') release();
  await contact.open();
  if (order === 'after') await contact.hydrated();
  await contact.page.evaluate(autofill, { words: enquiry, withEvents });
  release();
  await contact.hydrated();
}

test('React’s arrival does not end the composition of a word', async ({
  page,
  contact,
  formService,
}) => {
  const release = await holdScript(page);
  await contact.open('?about=gutter-cleaning');
  await contact.fill({ ...enquiry, message: '' });
  await contact.field('message').focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => {
    document.addEventListener('compositionend', () => (document.body.dataset.ended = ''));
  });
  await compose('にほ');
  await page.evaluate(foreignChanges['a translator']);
  release();
  await contact.hydrated();
  await compose('にほん');
  await expect(page.locator('body')).not.toHaveAttribute('data-ended');
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(page.locator('textarea')).toHaveValue('日本');
  await page.locator('[type=submit]').click();
  await expect(page.locator('output:focus')).toHaveText('THANKS FOR YOUR EMAIL!');
  expect((await formService.message()).fields.message).toBe(
    'I would like to ask about Gutter Cleaning.\n\n日本',
  );
});

test('a draft does not overwrite what has been typed since', async ({ page, contact }) => {
  await contact.openWithScript();
  await contact.fill();
  await page.goto('/faq');
  const release = await holdScript(page);
  await contact.open();
  await contact.fill({ name: 'Bob', message: 'Gutters instead' });
  release();
  await contact.hydrated();
  await contact.expectTyped({ ...enquiry, name: 'Bob', message: 'Gutters instead' });
});
