import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrivacyNote } from '../components/privacy-note';
import { formFields } from '../lib/enquiry/fields';
import { business, contentWith, photos, type Change } from '../lib/testing/sample';
import { everyFact } from '../lib/testing/every-fact';
import { renderSite } from '../lib/testing/render-site';
import { useSampleProject } from '../lib/testing/use-project';

useSampleProject();

const { people } = everyFact.business;
const areas = ['York', 'Whitby', 'Sandsend', 'Pickering'];
const mobile = { mobile: '07712 345678', textMessages: true, whatsApp: true };
const monday = { days: 'Monday', from: '08:00', to: '12:30' };
const appointments = ['Tuesday', 'Friday to Sunday'].map((days) => ({ days, byAppointment: true }));
const review = { name: 'Mrs E.', text: 'Good.', month: '2026-08', source: 'a card' };
const asked = (question: string, group?: string) => ({ question, answer: 'Yes.', group });
const eight = [...'abcdefgh'].map((letter) => asked(letter, letter < 'd' ? 'First' : 'Then'));
const illustrated = (...files: string[]): Change => ({
  photos: photos.map(({ file, alt }) => ({ file, alt, illustration: files.includes(file) })),
});

/** What content reads like on a page, in HTML without classes. */
const shown: [what: string, route: string, change: Change, ...html: string[]][] = [
  [
    'one person works in one place, and three reviews can be scrolled by keyboard',
    '/',
    {
      business: { areas: areas.slice(0, 1), people: people.slice(0, 1) },
      reviews: ['A', 'B', 'C'].map((text) => ({ ...review, text })),
    },
    '<p><strong>Jo</strong>, covering York</p>',
    '<div role="group" aria-label="Reviews" tabindex="0"><figure>',
  ],
  [
    'two people work in three places, and two reviews may be from paper and in any script',
    '/',
    {
      business: { areas: areas.slice(0, 3), people },
      reviews: [review, { ...review, text: '*Bad.*' }],
    },
    '<p><strong>Jo and Sam</strong>, covering York, Whitby and Sandsend</p>',
    '<div><figure><blockquote dir="auto">Good.</blockquote><figcaption><bdi>Mrs E.</bdi>, <time dateTime="2026-08">August\u00a02026</time>, a card</figcaption></figure>',
  ],
  [
    'the first screen names two of four places',
    '/',
    { business: { areas } },
    '<p>Covering York, Whitby and <a href="/contact#where-we-work">2\u00a0more places</a></p>',
  ],
  [
    'calls go to the phone, texts to the mobile; hours may have a break',
    '/contact',
    {
      business: {
        ...mobile,
        hours: [...appointments.toReversed(), { ...monday, from: '13:30', to: '17:30' }, monday],
      },
    },
    '<address data-not-printed=""><a href="tel:+442079460123">Call <small>020\u00a07946\u00a00123</small></a><a href="sms:+447712345678" data-carries-enquiry="">Text us <small>07712\u00a0345678</small></a><a href="https://wa.me/447712345678" data-carries-enquiry="">WhatsApp us <small>send a photo too</small></a><a href="mailto:hello@example.com" data-carries-enquiry="">Email <small>hello@example.com</small></a></address>',
    '<p>We answer the phone Monday, 8am to 12.30pm and 1.30pm to 5.30pm. Tuesdays and Fridays to Sundays by appointment. <a href="/contact-card.vcf"',
  ],
  [
    'the mobile takes calls; without phone hours, none are promised; details are kept until a day',
    '/contact',
    {
      business: {
        ...mobile,
        mobileTakesCalls: true,
        hours: appointments.slice(0, 1),
        privacy: { kept: 'until you ask us to delete them' },
      },
    },
    '<a href="tel:+447712345678">Mobile <small>07712\u00a0345678</small></a><a href="sms:+447712345678" data-carries-enquiry="">Text us <small>send a photo too</small></a>',
    '<p>Tuesdays by appointment. <a href="/contact-card.vcf"',
    ' We keep your details until you ask us to delete them. ',
  ],
  [
    'the second number may be another landline',
    '/contact',
    { business: { mobile: '0117 496 0123', mobileTakesCalls: true } },
    '<a href="tel:+441174960123">Call <small>0117\u00a0496\u00a00123</small></a>',
  ],
  [
    'visitors read who has their details, why, on what legal ground, and who to ask',
    '/contact',
    {},
    '<div><div><h3>How we use your details</h3><p>Your details are the responsibility of Jo Hill. We use your name, ',
    ' to reply, as you asked. If you become a customer, we also use them to do the work you order, under our contract with you. Messages from the form reach us through Formspree, Inc. in the United States: see <a href="https://formspree.io/legal/privacy-policy/">its privacy policy</a>.',
    ' We keep your details for 12 months. To get a copy of your details, have them corrected or deleted, or complain, email <a href="mailto:hello@example.com">hello@example.com</a>. You can also complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.</p>',
  ],
  [
    'a caption says once that all pictures are illustrations',
    '/services',
    illustrated(...photos.map(({ file }) => file)),
    '</figure><small>The pictures are illustrations, not photographs of our work.</small></div>',
  ],
  [
    'eight questions need no headings',
    '/faq',
    { questions: eight },
    '</details><details open=""><summary>d</summary>',
  ],
  [
    'nine questions appear under their headings, after those without one',
    '/faq',
    { questions: [...eight, asked('i')] },
    '<div><details open=""><summary>i</summary><div id="i"><p>Yes.</p></div></details></div></div><div><h2>First</h2><div><details open=""><summary>a</summary>',
  ],
  [
    'an answer has paragraphs with links',
    '/faq',
    { questions: [{ ...asked('Pay'), answer: ['Online.', 'See [prices](/prices).'] }] },
    '<div id="pay"><p>Online.</p><p>See <a href="/prices">prices</a>.</p></div>',
  ],
];

it.each(shown)('%s (on %s)', async (_, route, change, ...words) => {
  const { [route]: page } = await renderSite(contentWith(change), [route]);
  const html = page!.replaceAll(/ class="[^"]*"|<!-- -->/g, '');
  for (const one of words) expect(html).toContain(one);
});

it('photographs need no caption', async () => {
  const { '/services': page } = await renderSite(contentWith(illustrated()), ['/services']);
  expect(page).not.toMatch(/illustrations?, not/i);
});

it('visitors read what they are asked for, and what a tick box is about in its own words', () => {
  Object.assign(formFields.address, { type: 'checkbox' });
  const html = renderToStaticMarkup(<PrivacyNote business={business} />);
  expect(html).toContain(', answer to “Address”');
  const labels = Object.values(formFields).map(({ label }) => label);
  const details = new Intl.ListFormat('en-GB').format(labels).toLowerCase();
  const words = html.replaceAll(/answer to “|”/g, '').toLowerCase();
  expect(words).toContain(`we use your ${details} to reply`);
});
