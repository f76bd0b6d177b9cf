import type { Enquiry } from '../../lib/enquiry/fields';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { services } from '../../lib/testing/example';
import { enquiry, expect, test } from './contact-form-page';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-script';

const service = services[0]!;
const { search } = new URL(askLink(service), 'https://x');
const prefill = `I would like to ask about ${service.title}.`;

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
  await contact.open(search);
  await contact.fill();
  release();
  await contact.hydrated();
  await contact.expectTyped();
  await contact.field('name').focus();
  await contact.expectTyped({
    ...enquiry,
    message: `${prefill}\n\n${enquiry.message}`,
  });
});

for (const moment of ['before', 'after'] as const) {
  test(`what is autofilled without an event ${moment} the script arrives comes back, and is sent`, async ({
    page,
    contact,
    formService,
  }) => {
    const autofill = (words: Partial<Enquiry>) => {
      for (const [name, text] of Object.entries(words)) {
        document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
      }
    };
    const release = await holdScript(page);
    if (moment === 'after') release();
    await contact.open();
    if (moment === 'after') await contact.hydrated();
    await page.evaluate(autofill, enquiry);
    release();
    await contact.hydrated();
    await contact.expectTyped();
    await page.goto(routes.faq);
    await contact.openWithScript();
    await contact.expectTyped();

    await page.evaluate(autofill, { name: 'Bob' });
    await contact.submit.click();
    await expect(contact.thanks).toBeVisible();
    expect((await formService.message()).fields).toEqual({ ...enquiry, name: 'Bob' });
  });
}

test('React’s arrival does not end the composition of a word', async ({
  page,
  contact,
  formService,
}) => {
  const release = await holdScript(page);
  await contact.open(search);
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
  expect((await formService.message()).fields.message).toBe(`${prefill}\n\n日本`);
});

test('a draft does not overwrite what has been typed since', async ({ page, contact }) => {
  await contact.openWithScript();
  await contact.fill();
  await page.goto(routes.faq);
  const release = await holdScript(page);
  await contact.open();
  await contact.fill({ name: 'Bob', message: 'Gutters instead' });
  release();
  await contact.hydrated();
  await contact.expectTyped({ ...enquiry, name: 'Bob', message: 'Gutters instead' });
});
