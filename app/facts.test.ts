import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { businessSchema } from '../lib/content/business';
import { everyFact } from '../lib/testing/every-fact';
import { asksForNumber, formFields } from '../lib/enquiry/fields';
import { formService } from '../lib/form-service/form-service';
import { contentWith, sample, type Change } from '../lib/testing/sample';
import { everyPage, leftovers, read, renderSite, valuesOf } from '../lib/testing/render-site';
import { anchors } from '../lib/site/links';
import { addDays } from '../lib/site/dates-and-times';
import { useSampleProject } from '../lib/testing/use-project';

const { reviews, business, questions } = everyFact;
const { mobile: _mobile, mobileTakesCalls: _rings, ...facts } = business;

type Fact = keyof typeof facts | 'reviews';

vi.hoisted(() => vi.stubEnv('SITE_BUILD', 'release'));

const owner = useSampleProject();

/** The words that show each fact, and the pages that have them. */
const shown: [fact: Fact, words: string, routes: string[]][] = [
  ['areas', 'overing Whitby, Sandsend, Robin Hood’s Bay, YO21 and YO22', everyPage],
  [
    'hours',
    'We answer the phone Monday to Friday, 8am to 5.30pm; Saturday, 9am to midday. Sundays by appointment.',
    everyPage,
  ],
  ['replyWithin', 'We reply to messages within one working day.\nSUBMIT', ['/contact']],
  ['callsBack', formFields.message.hint, asksForNumber() ? [] : ['/contact']],
  ['promises', 'We text the day before', ['/']],
  ['people', 'Sam\nI do the upstairs windows, and have for six years.', ['/', '/contact', '/faq']],
  ['rating', '4.9 out of 5 from 195 Google reviews, November\u00a02026', ['/']],
  [
    'insurance',
    'Insured by Example Insurance: public liability up to £2 million, until 31\u00a0March\u00a02099',
    ['/', '/contact'],
  ],
  ['insurance', 'Insured: public liability up to £2 million', ['/']],
  [
    'company',
    'Example Cleaning Limited, registered in Scotland, company number SC123456. Registered office: 2 Example Street, Edinburgh, ZZ1 1ZZ.',
    everyPage,
  ],
  ['address', 'Address: 1 Example Street, Whitby, ZZ21 1ZZ.', everyPage],
  ['vatNumber', 'VAT number: GB\u00a0999\u00a09999\u00a099.', everyPage],
  ['memberships', 'Example Guild of Cleaners, number 1234', ['/', '/contact']],
  ['profiles', 'Facebook', everyPage],
  ['customerLinks', 'Pay a bill', everyPage],
  ['notices', 'We’re away ', everyPage],
  ['oldAddresses', 'window-cleaning.html', []],
  ['reviews', 'Mrs E., August\u00a02026, Google', ['/']],
];

it('every fact has a row in the table', () => {
  expect(new Set(shown.map(([fact]) => fact))).toEqual(new Set([...Object.keys(facts), 'reviews']));
  const others = Object.keys(businessSchema.shape).filter((fact) => !(fact in business));
  expect(others.join(' ')).toBe(
    'name logo accentColour phone textMessages whatsApp email siteAddress person formService privacy metricsEndpoint',
  );
});

it.each(shown)(
  '%s shows by itself where it helps, and nowhere else',
  async (fact, words, routes) => {
    const alone = await renderSite(
      fact === 'reviews' ? contentWith({ reviews, questions }) : withFacts({ [fact]: facts[fact] }),
    );
    const found = Object.keys(alone).filter((route) => read(alone[route]!).includes(words));
    expect(found.sort()).toEqual([...routes].sort());
    expect(Object.values(alone).flatMap(leftovers)).toEqual([]);
  },
);

it.each([
  [1, 'from 1 Google review, '],
  [12_345, 'from 12,345 Google reviews, '],
])('a rating of %i reviews says so in good English', async (number, words) => {
  const rating = { ...facts.rating, number };
  const { '/': html } = await renderSite(withFacts({ rating }), ['/']);
  expect(read(html!)).toContain(words);
});

it('a second number that takes calls is at the foot of every page, and among the ways to get in touch', async () => {
  const mobile = { mobile: '07712 345678', mobileTakesCalls: true };
  const pages = Object.entries(await renderSite(withFacts(mobile)));
  const showing = (landmark: string) =>
    pages.flatMap(([route, html]) => {
      return load(html)(`${landmark} a[href="tel:+447712345678"]`).length > 0 ? route : [];
    });
  expect(showing('footer')).toEqual(everyPage);
  expect(showing('main')).toEqual(['/contact', '/faq', '/404']);
  expect(showing('header')).toEqual([]);
});

it('a notice of a future absence gives its days, then its text, and the contact page keeps its own words', async () => {
  const text = 'Call [Sam](/contact) until then.';
  const absence = { text, firstDay: '2099-05-13', lastDay: '2099-05-26', away: true };
  const { replyWithin } = facts;
  const { '/contact': html } = await renderSite(withFacts({ notices: [absence], replyWithin }), [
    '/contact',
  ]);
  expect(read(html!).match(/.*away.*then\./g)).toEqual([
    'We’re away 13 to 26 May 2099. Call Sam until then.',
  ]);
  expect(read(html!)).toContain(`\n${sample.pages.contact.lead}\n`);
  expect(read(html!)).toContain('We reply to messages within one working day.');
  expect(html).toContain('&quot;away&quot;:&quot;We’re away 13 to 26 May 2099.&quot;');
});

it('every page curls the apostrophes of the owner’s texts', async () => {
  const html = Object.values(await renderSite(contentWith(everyFact))).join('');
  expect(html).toContain('Robin Hood’s Bay');
  // This is how React writes a straight apostrophe.
  expect(html.match(/.{0,20}\p{L}&#x27;/gu)).toBe(null);
});

it('every page shows an odd name as it is written, with a logo and a colour', async () => {
  await copyFile('lib/photos/logo.svg', path.join(owner, 'content/photos/logo.svg'));
  const name = '"Bob’s" A+ < Glass & Son (£5) $1 $&';
  const { mobile } = everyFact.business;
  const own = { name, logo: 'logo.svg', accentColour: '#003366', mobile, textMessages: true };
  for (const html of Object.values(await renderSite(withFacts(own)))) {
    expect(read(html)).toContain(`\n${name}\n`);
    expect(html).toContain('#003366');
    expect(leftovers(html)).toEqual([]);
  }
});

it('empty lists and expired notices change no page', async () => {
  const lists = Object.entries(facts).filter(([, fact]) => Array.isArray(fact));
  expect(lists.length).toBeGreaterThan(0);
  const empty = Object.fromEntries(lists.map(([fact]) => [fact, []]));
  const notices = [{ lastDay: '2026-01-01', away: true }];
  expect(await renderSite(withFacts({ ...empty, notices }))).toEqual(
    await renderSite(withFacts({})),
  );
});

it('each text that expires has its last day in data-until', async () => {
  const { '/': home, '/contact': contact } = await renderSite(withFacts(facts), ['/', '/contact']);
  const { firstDay, lastDay } = facts.notices[0]!;
  const { validUntil } = facts.insurance;
  const notices = [lastDay, '2099-11-30'];
  expect(valuesOf('data-until', home!)).toEqual([...notices, validUntil, validUntil]);
  const reply = addDays(firstDay!, -4);
  expect(valuesOf('data-until', contact!)).toEqual([...notices, validUntil, reply]);
});

it('a portrait is rendered without a row in content/photos.ts', async () => {
  const create = { width: 240, height: 300, channels: 3, background: '#336699' } as const;
  await sharp({ create }).toFile(path.join(owner, 'content/photos/jo.jpg'));
  const { '/contact': html } = await renderSite(
    withFacts({ person: { ...facts.people[0]!, photo: 'jo.jpg' } }),
    ['/contact'],
  );
  const { generateStaticParams } = await import('./photos/[rendition]/route');
  const rendered = (await generateStaticParams()).map(({ rendition }) => rendition);
  expect(rendered).toContain(/\/photos\/(jo-240-\w+\.avif)/.exec(html!)?.[1]);
});

it('without an answer, the FAQ page has no question, offers the form and is kept from search engines', async () => {
  const rain = { id: 'rain', question: 'What happens when it rains?', answer: [] };
  const { '/faq': html } = await renderSite({ ...sample, questions: [rain] }, ['/faq']);
  expect(html).not.toContain('rains');
  expect(load(html!)('main a[href="/contact"]').text()).toContain('Send us a message');
  const { metadata } = await import('./faq/page');
  expect(metadata.robots).toEqual({ index: false });
});

it('the form posts to the owner’s form at the form service', async () => {
  const { '/contact': html } = await renderSite(
    withFacts({ formService: { formId: 'abcdefgh' } }),
    ['/contact'],
  );
  expect(valuesOf('action', html!, `#${anchors.form}`)).toEqual([formService.action('abcdefgh')]);
});

it('the contact page has the drawings that the thank-you can show', async () => {
  const { '/contact': html } = await renderSite(sample, ['/contact']);
  const drawings = ['conservatory', 'detached', 'extension', 'home', 'semi', 'terrace'];
  const drawn = valuesOf('id', html!, 'symbol').sort();
  expect(drawn).toEqual(drawings.map((drawing) => `P-${drawing}`));
});

function withFacts(business: Required<Change>['business']) {
  return contentWith({ business, questions });
}
