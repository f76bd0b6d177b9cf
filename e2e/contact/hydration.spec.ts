import type { Enquiry } from '../../lib/enquiry/fields';
import { frequency } from '../../lib/prices/parameters';
import { routes } from '../../lib/site/routes';
import { enquiry, expect, sent, test } from './contact-form-page';
import { holdScript } from '../hold-requests';

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
  await page.evaluate(autofill, { name: 'Bob' });
  await page.goto(routes.faq);
  await contact.openWithScript();
  await contact.expectTyped({ ...enquiry, name: 'Bob' });
  await page.evaluate(autofill, { name: 'Zoe' });
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  expect(service.message().fields).toEqual(sent({ ...enquiry, name: 'Zoe' }));
});

test('an estimate that waits while the visitor types is sent with the message', async ({
  page,
  contact,
  service,
}) => {
  const release = await holdScript(page);
  await contact.open(`?home=3-bed-detached&${frequency}=fourWeeks`);
  await contact.fill();
  await contact.field('message').pressSequentially(' Thanks.');
  release();
  await contact.hydrated();
  await expect(contact.field('message')).toHaveValue(`${enquiry.message} Thanks.`);
  // As voice control does: the caret stays in the box.
  await contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(contact.thanks).toBeFocused();
  const { message } = service.message().fields;
  expect(message).toMatch(/3 Bed Detached[^]*come \+ how much is it\? Thanks\.$/);
  await expect(contact.form.locator('dl')).toBeVisible();
  await expect(contact.form.locator('blockquote')).toHaveText(/ Thanks\.$/);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-form'))).toBe('{}');
});
