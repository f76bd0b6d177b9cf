import { progressWords } from '../../lib/enquiry/sentences';
import { estimateRequest } from '../../lib/prices/estimate-words';
import { routes } from '../../lib/site/routes';
import { everyText } from '../../lib/testing/enquiry';
import { estimateOf, home } from '../estimator/choices';
import { formService } from '../../lib/form-service/form-service';
import { enquiry, expect, posted, sent, test } from './contact-form-page';
import { holdRequests, holdScript } from '../hold-requests';

const submission = '**/f/preview';

test('a message arrives with exactly its fields, in one request without a preflight; then it can be changed and sent again', async ({
  contact,
  service,
}) => {
  await contact.open();
  await contact.fill();
  await contact.hydrated();
  await contact.submit.click();
  await expect(contact.thanks).toBeVisible();
  for (const words of [enquiry.email, enquiry.message]) {
    await expect(contact.form).toContainText(words);
  }
  expect(service.requests).toHaveLength(1);
  const { fields, headers } = service.message();
  expect(Object.entries(fields)).toEqual(Object.entries(sent(enquiry)));
  expect(headers.accept).toBe('application/json');
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(headers.referer).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(headers.cookie).toBeUndefined();

  await contact.form.getByRole('button', { name: 'Write again' }).click();
  await expect(contact.field('message')).toBeFocused();
  await expect(contact.thanks).toHaveCount(0);
  await contact.expectTyped();
  await contact.send({ message: 'On Monday, I mean.' });
  await expect(contact.thanks).toBeFocused();
  const { fields: changed } = service.messages()[1]!;
  expect(changed).toEqual(sent({ ...enquiry, message: 'On Monday, I mean.' }));
});

test('while a message is sent, the form says so, and a double click or a held Enter sends no other', async ({
  page,
  contact,
  service,
}) => {
  const holdEnter = async () => {
    await contact.field('name').focus();
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  service.use('refused');
  const refuse = await holdRequests(page, submission);
  await contact.openWithScript();
  await contact.fill();
  await contact.submit.scrollIntoViewIfNeeded();
  const place = await contact.submit.boundingBox();
  await contact.submit.dblclick();
  await expect(contact.submit).toBeDisabled();
  expect(await contact.submit.boundingBox()).toEqual(place);
  await holdEnter();
  refuse();
  await expect(contact.alert).toBeVisible();
  expect(service.requests).toHaveLength(1);

  service.use('accepted');
  const accept = await holdRequests(page, submission);
  await holdEnter();
  await expect(contact.submit).toBeDisabled();
  await expect(contact.field('message')).not.toBeEditable();
  await expect(page.getByRole('status')).toHaveText(progressWords.sending);
  accept();
  await expect(contact.thanks).toBeFocused();
  expect(service.requests).toHaveLength(2);
  await expect(contact.form.getByRole('textbox')).toHaveCount(0);
  await expect(contact.submit).toBeHidden();
});

test('a reload of the thanks says that the message was sent, and does not put its estimate in again', async ({
  page,
  contact,
}) => {
  const sentEarlier = contact.form.getByText('Your earlier message was sent.');
  await contact.openWithScript(`?${home}`);
  await expect(sentEarlier).toBeHidden();
  await contact.send({ ...enquiry, message: await contact.field('message').inputValue() });
  await expect(contact.thanks).toBeVisible();
  await page.reload();
  await contact.hydrated();
  await expect(sentEarlier).toBeVisible();
  await contact.expectTyped(everyText(''));
  await expect(page.getByRole('region', { name: 'Your estimate' })).toBeHidden();

  await page.goto(routes.prices);
  await contact.open(`?${home}`);
  await expect(contact.field('message')).toHaveValue(estimateRequest(estimateOf(home)));
  await expect(sentEarlier).toBeHidden();
});

test('the form posts itself before its script arrives, and the script does not send it again', async ({
  page,
  contact,
  service,
}) => {
  const startScript = await holdScript(page);
  const deliver = await holdRequests(page, submission);
  await contact.open();
  await contact.fill();
  const posting = page.waitForRequest(submission);
  await contact.submit.click({ noWaitAfter: true });
  await posting;
  // The first script asks for another, which sends messages.
  const sending = page.waitForResponse('**/sending-*.js');
  startScript();
  await sending;
  deliver();
  await page.waitForURL(`${service.url}/thanks`);
  expect(service.requests).toHaveLength(1);
  expect(service.message().fields).toEqual({ ...posted(enquiry), [formService.honeypot]: '' });
});
