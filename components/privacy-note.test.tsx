import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fields } from '../lib/enquiry/fields';
import { business, contentWith } from '../lib/testing/example';
import { PrivacyNote } from './privacy-note';

it.each([
  ['12 months', 'We keep your details for 12 months.'],
  ['for 12 months', 'We keep your details for 12 months.'],
  ['as long as you are a customer', 'We keep your details for as long as you are a customer.'],
  ['until you ask us to delete them', 'We keep your details until you ask us to delete them.'],
])('the period “%s” makes the sentence “%s”', (kept, words) => {
  const { business } = contentWith({ business: { privacy: { kept } } });
  expect(renderToStaticMarkup(<PrivacyNote business={business} />)).toContain(` ${words} `);
});

it('visitors read who has their details, why, on what legal ground, and who to ask', () => {
  const html = renderToStaticMarkup(<PrivacyNote business={business} />);
  expect(html.replace(/ class="\w+"/, '')).toMatchInlineSnapshot(
    `"<div><h3>How we use your details</h3><p>Jo Hill is responsible for your details. We use your name, email, address and message to reply, as you asked, and, if you become a customer, to do the work you order (our contract with you). Messages from the form reach us through Formspree, Inc. in the United States: see <a href="https://formspree.io/legal/privacy-policy/">its privacy policy</a>. We keep your details for 12 months. For a copy, correction or deletion, or to complain, email <a href="mailto:hello@example.com">hello@example.com</a>. You can also complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.</p></div>"`,
  );
});

it('visitors read what a tick box is about in its own words', () => {
  Object.assign(fields.address, { type: 'checkbox' });
  const html = renderToStaticMarkup(<PrivacyNote business={business} />);
  Reflect.deleteProperty(fields.address, 'type');
  expect(html).toContain('We use your name, email, answer to “Address” and message to reply');
});
