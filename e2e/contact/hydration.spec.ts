import type { Enquiry } from '../../lib/enquiry/fields';
import { enquiryTopics, prefillFrom } from '../../lib/enquiry/prefill';
import { readEstimateQuery } from '../../lib/prices/estimate-query';
import { progressWords } from '../../lib/enquiry/sentences';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { priceGuide, services } from '../../lib/testing/sample';
import { enquiry, expect, sent, test } from './contact-form-page';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-requests';

const service = services[0]!;
const { search } = new URL(askLink(service), 'https://x');
const prefill = prefillFrom(
  readEstimateQuery(search, priceGuide),
  enquiryTopics(services, priceGuide),
)!;

test('a message being written as the script arrives gets its prefill and its draft only once its field is left', async ({
  page,
  contact,
  service,
}) => {
  const box = contact.field('message');
  // A failure shows links that hold the message, which must follow its changes.
  service.use('html');
  await contact.openWithScript();
  await contact.send();
  await expect(contact.alert).toBeVisible();

  const release = await holdScript(page);
  await contact.open(search);
  await box.pressSequentially('Windows ');
  release();
  await box.pressSequentially('please, all of them', { delay: 10 });
  await contact.hydrated();
  await box.pressSequentially(', soon');
  await expect(box).toBeFocused();
  const written = 'Windows please, all of them, soon';
  await contact.expectTyped({ ...enquiry, message: written });
  await contact.field('name').focus();
  const message = [prefill, enquiry.message, written].join('\n\n');
  await contact.expectNothingLost({ ...enquiry, message });

  // The same words do not come back once they are changed.
  await contact.fill({ message: 'Only the roof.' });
  await page.reload();
  await contact.hydrated();
  await contact.expectTyped({ ...enquiry, message: 'Only the roof.' });
});

test('the form keeps and sends autofilled values, even without an event or before the script arrives', async ({
  page,
  contact,
  service,
}) => {
  const autofill = (words: Partial<Enquiry>) => {
    for (const [name, text] of Object.entries(words)) {
      document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
    }
  };
  const release = await holdScript(page);
  await contact.open();
  await page.evaluate(autofill, enquiry);
  release();
  await contact.hydrated();
  for (const name of ['Bob', 'Eve']) {
    await page.evaluate(autofill, { name });
    await page.goto(routes.faq);
    await contact.openWithScript();
    await contact.expectTyped({ ...enquiry, name });
  }
  await page.evaluate(autofill, { name: 'Zoe' });
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(service.message().fields).toEqual(sent({ ...enquiry, name: 'Zoe' }));
});

test('React’s arrival does not end the composition of a word', async ({
  page,
  contact,
  service,
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
  await contact.form.locator('[type=submit]').click();
  await expect(page.locator('h2:focus')).toHaveText(progressWords.accepted.toUpperCase());
  expect(service.message().fields.message).toBe(`${prefill}\n\n日本`);
});
