import { enquiryTopics } from '../../lib/enquiry/prefill';
import { progressWords } from '../../lib/enquiry/sentences';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { everyText } from '../../lib/testing/enquiry';
import { priceGuide, services } from '../../lib/testing/sample';
import { enquiry, sent } from '../contact/contact-form-page';
import type { Visitor } from './puppeteer';
import { expect, test } from './test';

const values = `Object.fromEntries(${JSON.stringify(Object.keys(enquiry))}.map((name) =>
  [name, document.querySelector('[name=' + name + ']').value]))`;

/** Replaces what is in fields, as typing does. */
async function write(visitor: Visitor, words: Partial<typeof enquiry>) {
  for (const [name, text] of Object.entries(words)) {
    const type = `document.querySelector('[name=${name}]').select(),
      document.execCommand('insertText', false, ${JSON.stringify(text)})`;
    await visitor.evaluate(`(${type})`);
  }
}

const topics = enquiryTopics(services, priceGuide);
const [first, second] = [services[0]!, services[1]!];
const asked = ({ id }: { id: string }, words: string) =>
  `I’d like to ask about: ${topics[id]}.\n\n${words}`;

test('going back and forward between two questions, the words typed last are in each', async ({
  visitor,
  expectPage,
}) => {
  const live = () => expectPage(`document.querySelector('main form').dataset.live`, '');
  await visitor.open(askLink(first));
  await live();
  await write(visitor, { ...enquiry, email: 'wrong', message: asked(first, 'On Monday.') });
  await visitor.open(routes.services);
  await visitor.open(askLink(second));
  await live();
  await expectPage(values, {
    ...enquiry,
    email: 'wrong',
    message: asked(second, 'On Monday.'),
  });
  await write(visitor, { email: enquiry.email, message: asked(second, 'On Tuesday.') });
  await visitor.back();
  await expectPage('location.pathname', routes.services);
  await visitor.back();
  await expectPage('location.search', new URL(askLink(first), 'https://x').search);
  await live();
  await expectPage(values, { ...enquiry, message: asked(first, 'On Tuesday.') });
  await visitor.reload();
  await live();
  await expectPage(values, { ...enquiry, message: asked(first, 'On Tuesday.') });
  await visitor.forward();
  await expectPage('location.pathname', routes.services);
  await visitor.forward();
  await expectPage('location.search', new URL(askLink(second), 'https://x').search);
  await live();
  await expectPage(values, { ...enquiry, message: asked(second, 'On Tuesday.') });
});

test('a message that was accepted stays gone when a visitor goes back past it', async ({
  visitor,
  expectPage,
  standIn,
}) => {
  const live = () => expectPage(`document.querySelector('main form').dataset.live`, '');
  await visitor.open(routes.contact);
  await live();
  await write(visitor, enquiry);
  await visitor.open(routes.faq);
  await visitor.open(routes.contact);
  await live();
  await expectPage(values, enquiry);
  await visitor.click('main form [type=submit]');
  await expectPage(
    `document.querySelector('main [data-contact-form] h2').innerText`,
    progressWords.accepted,
  );
  expect(standIn.requests).toEqual([
    expect.objectContaining({ delivered: true, fields: sent(enquiry) }),
  ]);
  await visitor.back();
  await expectPage('location.pathname', routes.faq);
  await visitor.back();
  await expectPage('location.pathname', routes.contact);
  await live();
  await expectPage(values, everyText(''));
  await visitor.open(routes.contact);
  await live();
  await expectPage(values, everyText(''));
});
