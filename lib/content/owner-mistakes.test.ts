import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { businessSchema } from './business';
import { defineContent } from './define-content';
import { photosSchema } from './photos';
import { priceGuideSchema } from './price-guide';
import { ContentError } from './problem';
import { questionsSchema } from './questions';
import { reviewsSchema } from './reviews';
import { servicesSchema } from './services';

function told(schema: z.ZodType, value: unknown): string[] {
  try {
    defineContent('content/it.ts', schema, value);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ message }) => message);
    throw error;
  }
  return [];
}

const business = {
  name: 'Hill & Daughter',
  phone: '01947 600 123',
  email: 'jo@hill-cleaning.co.uk',
  siteAddress: 'https://www.hill-cleaning.co.uk',
  formService: { name: 'Formspree', address: 'https://formspree.io', formId: 'xvgkzabc' },
  privacy: { responsible: 'Jo Hill', kept: '12 months' },
};

const phoneRule = 'phone must be a UK phone number with digits and spaces only, like 07700 900123';
const emailRule = 'email must be one email address, like name@example.com';
const siteRule =
  'siteAddress must be a web address that starts with https:// and ends with the domain, like https://www.example.com';
const hours = { days: 'Monday to Friday', from: '08:00', to: '17:00' };
const timeRule = 'must be a time from 00:00 to 23:59, like 08:30';
const replyRule =
  'replyWithin must be a time to follow “We answer messages within”, like one working day';
const notice = { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2026-12-20' };
const dateRule = 'must be a date that exists, year first, like 2026-12-31';
const linkRule =
  'must be a web address that starts with https://, like https://www.example.com/page';
const areaRule = 'must be a town, like York, or a postcode district, like YO21';
const logoRule = 'logo must be the name of a .svg or .png file in content/photos, like logo.svg';
const plain = 'which visitors would see as written: use plain words';

describe('a mistake in the facts of the business', () => {
  it.each<[object, ...string[]]>([
    [{ phone: '01947 600 12E' }, `${phoneRule}, not "01947 600 12E"`],
    [{ phone: '(01947) 600123' }, `${phoneRule}, not "(01947) 600123"`],
    [{ phone: 1947600123 }, `${phoneRule}, not 1947600123 (put it in quotes)`],
    [{ phone: '+44 1947 600123' }, `${phoneRule}, not "+44 1947 600123"`],
    [{ phone: '07700 90012' }, `${phoneRule}, not "07700 90012"`],
    [{ email: 'jo @hill.co.uk' }, `${emailRule}, not "jo @hill.co.uk" (remove the space)`],
    [{ email: 'jo@hill co.uk' }, `${emailRule}, not "jo@hill co.uk" (remove the space)`],
    [{ email: 'mailto:jo@hill.co.uk' }, `${emailRule}, not "mailto:jo@hill.co.uk"`],
    [{ email: 'jo.hill.co.uk' }, `${emailRule}, not "jo.hill.co.uk"`],
    [{ email: 'jo@hill.co.uk, al@hill.co.uk' }, `${emailRule}, not "jo@hill.co.uk, al@hill.co.uk"`],
    [
      { siteAddress: 'https://www.hill.co.uk.' },
      `${siteRule}, not "https://www.hill.co.uk." (write https://www.hill.co.uk)`,
    ],
    [
      { siteAddress: 'HTTPS://WWW.Hill.co.uk' },
      `${siteRule}, not "HTTPS://WWW.Hill.co.uk" (write https://www.hill.co.uk)`,
    ],
    [
      { siteAddress: 'https://www.hill.co.uk/about' },
      `${siteRule}, not "https://www.hill.co.uk/about" (write https://www.hill.co.uk)`,
    ],
    [{ siteAddress: 'our website' }, `${siteRule}, not "our website"`],
    [
      { siteAddress: 'http://www.hill.co.uk' },
      `${siteRule}, not "http://www.hill.co.uk" (write https://www.hill.co.uk)`,
    ],
    [
      { siteAddress: 'www.hill.co.uk/' },
      `${siteRule}, not "www.hill.co.uk/" (write https://www.hill.co.uk)`,
    ],
    [
      { formService: { ...business.formService, formId: 'https://formspree.io/f/xvgkzabc' } },
      'formService: formId must be only the id, the part after /f/ in the form\'s address, like xvgkzabc, not "https://formspree.io/f/xvgkzabc" (write xvgkzabc)',
    ],
    [
      { metricsEndpoint: 'stats' },
      'metricsEndpoint must be a web address that starts with https://, like https://www.example.com/page, not "stats"',
    ],
    [{ name: null }, 'name must be text of 1 to 60 characters, not null'],
    [
      { name: ['Hill', 'Daughter'] },
      'name must be text of 1 to 60 characters, not a list (remove the square brackets)',
    ],
    [
      { name: 'Hill &amp; Daughter' },
      'name has "&amp;" in it, which visitors would see as written: write the character itself, like & or £',
    ],
    [{ locality: '<b>Whitby</b>' }, `locality has "<b>" in it, ${plain}`],
    [
      { responsible: 'Jo' },
      'responsible belongs inside the curly brackets of privacy: move it there',
    ],
    [
      { formId: 'xvgkzabc' },
      'formId belongs inside the curly brackets of formService: move it there',
    ],
    [
      { formService: undefined },
      'formService is missing: put it back, with name, address and formId in curly brackets',
    ],
    [
      { textMessages: true },
      'textMessages is true, but 01947 600 123 is not a mobile number, so it cannot receive texts: put in a mobile number, or remove textMessages',
    ],
    [
      { textMessages: 'yes', whatsApp: '07700 900123' },
      'textMessages must be true or false, without quotes, not "yes"',
      'whatsApp must be true or false, without quotes, not "07700 900123"',
    ],
    [{ logo: 'logo.jpg' }, `${logoRule}, not "logo.jpg"`],
    [
      { logo: 'photos/logo.svg' },
      `${logoRule}, not "photos/logo.svg" (write only the name, without the folder)`,
    ],
    ...[
      ['#FA0', ' (write #FFAA00)'],
      ['ffd500', ' (write #FFD500)'],
      ['Navy', ' (write #000080)'],
      ['sky blue', ' (write #87CEEB)'],
      ['rgb(30, 144, 255)', ' (write #1E90FF)'],
      ['transparent', ''],
      ['our green', ''],
    ].map(([accentColour, advice]): [object, string] => [
      { accentColour },
      `accentColour must be # and six digits or letters from a to f, like #f2a32c, not "${accentColour}"${advice}`,
    ]),
    [
      { accentColour: '#e63946' },
      'accentColour must be lighter or darker than #e63946, on which no text is easy to read: the nearest that works is #a62933',
    ],
    [
      { accentColour: ' #1E90FF' },
      'accentColour must be lighter or darker than #1E90FF, on which no text is easy to read: the nearest that works is #5aaeff',
    ],
    [
      { insurer: 'Example' },
      'insurer belongs inside the curly brackets of insurance: move it there',
    ],
    [
      { profile: [], hour: [] },
      'profile is not known here: did you mean profiles?',
      'hour is not known here: did you mean hours?',
    ],
    [{ privacy: { keep: '12 months' } }, 'privacy: keep is not known here: did you mean kept?'],
    [
      { privacy: { duration: '12 months' } },
      'privacy: duration is not known here: correct its spelling or remove it (known here: responsible, kept)',
    ],
    [
      { privacy: '12 months' },
      'privacy must be responsible and kept in curly brackets, not "12 months"',
    ],
    [
      { areas: 'Whitby' },
      'areas must be a list of towns or postcode districts in square brackets, not "Whitby"',
    ],
    ...['YO211', 'York1'].map((place): [object, string] => [
      { areas: [place] },
      `areas, row 1: ${areaRule}, not "${place}" (a town has no digits, and a postcode district is the first half of a postcode)`,
    ]),
    [{ areas: ['York', 'yo21'] }, `areas, row 2: ${areaRule}, not "yo21" (write YO21)`],
    [{ areas: ['YO21 3AB'] }, `areas, row 1: ${areaRule}, not "YO21 3AB" (write YO21)`],
    [
      { areas: ['ABCDEF'] },
      `areas, row 1: ${areaRule}, not "ABCDEF" (a town has small letters, a postcode district has a digit)`,
    ],
    [
      { areas: ['Whitby, York'] },
      `areas, row 1: ${areaRule}, not "Whitby, York" (put each place in quotes of its own)`,
    ],
    [
      { areas: ['York', 'York'] },
      'areas, row 2: is "York" in an earlier row too: each row needs its own',
    ],
    [
      { areas: Array.from({ length: 21 }, (_, index) => `YO${index}`) },
      'areas has too many entries: there is room for 20',
    ],
    [
      { hours: [{ ...hours, to: '07:30' }] },
      'hours, row 1 (Monday to Friday): to must be later than from (08:00), but is "07:30"',
    ],
    [
      { hours: [{ ...hours, to: '24:30' }] },
      `hours, row 1 (Monday to Friday): to ${timeRule}, not "24:30"`,
    ],
    [
      { hours: [{ ...hours, from: '8:00', to: '5pm' }] },
      `hours, row 1 (Monday to Friday): from ${timeRule}, not "8:00" (write 08:00)`,
      `hours, row 1 (Monday to Friday): to ${timeRule}, not "5pm" (write 5pm as 17:00)`,
    ],
    [
      { hours: [{ ...hours, days: 'Mon-Fri' }] },
      'hours, row 1 (Mon-Fri): days must be a day or several in a row, like Saturday or Monday to Friday, not "Mon-Fri" (write Monday to Friday)',
    ],
    [
      { hours: [hours, { ...hours, days: 'Friday to Sunday' }] },
      'hours, row 2 (Friday to Sunday): days has Friday, which is in an earlier row too: a day needs one row',
    ],
    [
      { hours: [{ ...hours, days: 'mondays' }] },
      'hours, row 1 (mondays): days must be a day or several in a row, like Saturday or Monday to Friday, not "mondays" (write Monday)',
    ],
    [
      { hours: [{ ...hours, days: 'Monday - friday' }] },
      'hours, row 1 (Monday - friday): days must be a day or several in a row, like Saturday or Monday to Friday, not "Monday - friday" (write Monday to Friday)',
    ],
    [
      { hours: [{ ...hours, days: 'Monday and Tuesday' }] },
      'hours, row 1 (Monday and Tuesday): days must be a day or several in a row, like Saturday or Monday to Friday, not "Monday and Tuesday" (give each day a row of its own)',
    ],
    [
      { hours: [{ ...hours, from: 8, to: '17.30' }] },
      `hours, row 1 (Monday to Friday): from ${timeRule}, not 8 (put the time in quotes, with a colon)`,
      `hours, row 1 (Monday to Friday): to ${timeRule}, not "17.30" (write 17:30)`,
    ],
    [
      { hours: [{ ...hours, to: '24:00' }] },
      `hours, row 1 (Monday to Friday): to ${timeRule}, not "24:00" (write 23:59)`,
    ],
    [
      { areas: ['Whitby (town)'] },
      `areas, row 1: ${areaRule}, not "Whitby (town)" (write its name and nothing else)`,
    ],
    [
      { promises: 'No contract' },
      'promises must be a list of promises in square brackets, not "No contract"',
    ],
    [
      { notice: { ...notice, firstDay: 1994 } },
      `notice: firstDay ${dateRule}, not 1994 (put the date in quotes)`,
    ],
    [
      { replyWithin: 'We answer within 4 hours' },
      `${replyRule}, not "We answer within 4 hours" (leave out “within” and all before it)`,
    ],
    [
      { replyWithin: 'within 4 hours' },
      `${replyRule}, not "within 4 hours" (leave out “within” and all before it)`,
    ],
    [{ replyWithin: '4 hours.' }, `${replyRule}, not "4 hours." (leave out the full stop)`],
    [{ callsBack: 'yes' }, 'callsBack must be true or false, without quotes, not "yes"'],
    [
      { promises: ['No contract', 'x'.repeat(200)] },
      `promises, row 2: must be text of 1 to 40 characters, not "${'x'.repeat(60)}…" (200 characters)`,
    ],
    [
      { promises: ['One', 'Two', 'Three', 'Four', 'Five'] },
      'promises has too many entries: there is room for 4',
    ],
    [
      { notice: { ...notice, lastDay: '2026-02-30' } },
      `notice: lastDay ${dateRule}, not "2026-02-30"`,
    ],
    ...['20/12/2026', '20.12.26', '2026/12/20', '20th December 2026', '2026 Dec 20'].map(
      (firstDay): [object, string] => [
        { notice: { ...notice, firstDay } },
        `notice: firstDay ${dateRule}, not "${firstDay}" (write 2026-12-20)`,
      ],
    ),
    ...['31/2/27', 'Christmas', '20th Brumaire 2026'].map((firstDay): [object, string] => [
      { notice: { ...notice, firstDay } },
      `notice: firstDay ${dateRule}, not "${firstDay}"`,
    ]),
    [
      { notice: { ...notice, lastDay: '2026-01-02' } },
      'notice: lastDay must not be earlier than firstDay (2026-12-20), but is "2026-01-02"',
    ],
    [
      { notice: 'Closed' },
      'notice must be text, firstDay and lastDay in curly brackets, not "Closed"',
    ],
    [
      { insurance: { insurer: 'Example', validUntil: '2027-06-31' } },
      'insurance: cover is missing: it must be text of 1 to 80 characters',
      `insurance: validUntil ${dateRule}, not "2027-06-31"`,
    ],
    [
      { memberships: [{ name: 'Guild', number: 12345, link: 'www.guild.org.uk/find' }] },
      'memberships, row 1 (Guild): number must be text of 1 to 40 characters, not 12345 (put it in quotes)',
      `memberships, row 1 (Guild): link ${linkRule}, not "www.guild.org.uk/find" (write https://www.guild.org.uk/find)`,
    ],
    [
      { memberships: [{ name: 'Guild', number: '1', link: 'http://guild.org.uk' }] },
      `memberships, row 1 (Guild): link ${linkRule}, not "http://guild.org.uk" (write https://guild.org.uk)`,
    ],
    ...['https://www.facebook.com/hill cleaning', 'https://facebook'].map(
      (link): [object, string] => [
        { profiles: [{ name: 'Facebook', link }] },
        `profiles, row 1 (Facebook): link ${linkRule}, not "${link}"${link.includes(' ') ? ' (remove the space)' : ''}`,
      ],
    ),
    [
      { profiles: [{ name: 'Facebook', link: 'facebook.com/hill' }] },
      `profiles, row 1 (Facebook): link ${linkRule}, not "facebook.com/hill" (write https://facebook.com/hill)`,
    ],
    [
      { name: '', privacy: { kept: 12 }, phone: '999' },
      'name must be text of 1 to 60 characters, not ""',
      `${phoneRule}, not "999"`,
      'privacy: kept must be text of 1 to 80 characters, not 12 (put it in quotes)',
    ],
  ])('%j', (mistake, ...sentences) => {
    expect(told(businessSchema, { ...business, ...mistake })).toEqual(sentences);
  });

  it('a place may be a town or a postcode district', () => {
    const areas = ['York', "King's Lynn", 'Bury St. Edmunds', 'Ynys Môn', 'M1', 'YO21', 'EC1A'];
    expect(told(businessSchema, { ...business, areas })).toEqual([]);
  });

  it('invisible characters in copied text are removed', () => {
    const copied = {
      ...business,
      phone: '\u202A01947\u00A0600123\u202C',
      email: ' jo@hill.co.uk ',
    };
    const { phone, email } = defineContent('content/business.ts', businessSchema, copied);
    expect(phone.national).toBe('01947 600123');
    expect(email).toBe('jo@hill.co.uk');
  });
});

const photo = { file: 'house.jpg', alt: 'A house.', illustration: false };
const pay = { id: 'pay', question: 'How do I pay?', answer: 'By card.' };
const rain = { id: 'rain', question: 'What if it rains?', answer: 'We come.' };
const textRule = 'must be text of 1 to 1200 characters';
const pictureRule =
  'file must be the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg';

describe('a mistake in a row', () => {
  it.each<[value: unknown, schema: z.ZodType, ...sentences: string[]]>([
    [[{ ...photo, file: 'house' }], photosSchema, `row 1 (house): ${pictureRule}, not "house"`],
    [
      [{ ...photo, file: 'photos/house.jpg' }],
      photosSchema,
      `row 1 (photos/house.jpg): ${pictureRule}, not "photos/house.jpg" (write only the name, without the folder)`,
    ],
    [
      [{ ...photo, illustration: 'false' }],
      photosSchema,
      'row 1 (house.jpg): illustration must be true or false, without quotes, not "false"',
    ],
    [
      ['house.jpg'],
      photosSchema,
      'row 1: must be file, alt and illustration in curly brackets, not "house.jpg"',
    ],
    [[photo, undefined], photosSchema, 'row 2: is empty: remove the extra comma before it'],
    [photo, photosSchema, 'must be a list of pictures in square brackets, not a group of fields'],
    [[], photosSchema, 'must be a list of pictures with at least one in it, not an empty list'],
    [
      [photo, { ...photo, alt: 7 }],
      photosSchema,
      'row 2 (house.jpg): alt must be text of 1 to 200 characters, not 7 (put it in quotes)',
      'row 2 (house.jpg): file is "house.jpg" in an earlier row too: each row needs its own',
    ],
    [
      [{ name: 'Mrs E.', text: 'Good.', month: '2026-13' }],
      reviewsSchema,
      'row 1 (Mrs E.): month must be a month, year first, like 2026-08, not "2026-13"',
      'row 1 (Mrs E.): source is missing: it must be text of 1 to 40 characters',
      `row 1 (Mrs E.): link is missing: it ${linkRule}`,
    ],
    ...['August 2026', '8/26', '2026-08-14'].map((month): [unknown, z.ZodType, string] => [
      [{ name: 'Mrs E.', text: 'Good.', month, source: 'Google', link: 'https://example.com' }],
      reviewsSchema,
      `row 1 (Mrs E.): month must be a month, year first, like 2026-08, not "${month}" (write 2026-08)`,
    ]),
    [
      [{ id: 'main', question: 'Where?', answer: 'See <a>the map</a>.' }],
      questionsSchema,
      'row 1 (main): id must be another word, since every page already has an element with this id, not "main"',
      `row 1 (main): answer has "<a>" in it, ${plain}`,
    ],
    [
      [{ id: 'do_i', question: 'Do I?', answer: 'You **must** not.' }],
      questionsSchema,
      'row 1 (do_i): id must be small letters, digits and single hyphens, like gutter-cleaning, not "do_i"',
      `row 1 (do_i): answer has "**must**" in it, ${plain}`,
    ],
    [
      [
        { ...pay, answer: 12 },
        { ...rain, answer: ['Yes.', 12] },
      ],
      questionsSchema,
      `row 1 (pay): answer ${textRule}, not 12 (put it in quotes)`,
      `row 2 (rain), answer, row 2: ${textRule}, not 12 (put it in quotes)`,
    ],
    [
      [
        { ...pay, answer: ['By card.', ''] },
        { ...rain, answer: [] },
      ],
      questionsSchema,
      `row 1 (pay), answer, row 2: ${textRule}, not ""`,
      'row 2 (rain): answer must be a list of paragraphs with at least one in it, not an empty list',
    ],
    [
      [
        { ...pay, answer: undefined },
        { ...rain, anser: 'Yes.' },
      ],
      questionsSchema,
      'row 1 (pay): answer is missing: it must be text of 1 to 1200 characters',
      'row 2 (rain): anser is not known here: did you mean answer?',
    ],
    ...[
      'prices',
      'http://example.com',
      'https://example',
      'https://example.com/a b',
      '//example.com',
      '',
    ].map((address): [unknown, z.ZodType, string] => [
      [{ ...pay, answer: `See [our prices](/prices) or [these](${address}).` }],
      questionsSchema,
      `row 1 (pay): answer links to "${address}": a link must lead to an address that starts with https://, or to a page of this site, like /prices`,
    ]),
    ...['jo@hill.co.uk', 'mailto:jo@hill.co.uk', 'tel:01947600123'].map(
      (address): [unknown, z.ZodType, string] => [
        [{ ...pay, answer: `[Ask us](${address}).` }],
        questionsSchema,
        `row 1 (pay): answer links to "${address}": a link must lead to an address that starts with https://, or to a page of this site, like /prices (link to /contact, where people find how to reach you)`,
      ],
    ),
    ...['[our prices] (/prices)', '(our prices)[/prices]'].map(
      (written): [unknown, z.ZodType, string] => [
        [{ ...pay, answer: `See ${written}.` }],
        questionsSchema,
        `row 1 (pay): answer has "${written}" in it, which is not a link: write the words in square brackets and, without a space, the address in round ones, like [our prices](/prices)`,
      ],
    ),
    [
      [{ ...pay, answer: 'See ![a van](/van.jpg).' }],
      questionsSchema,
      `row 1 (pay): answer has "![a van](/van.jpg)" in it, ${plain}`,
    ],
    [
      [
        { ...pay, group: 'Paying' },
        { ...rain, group: 'paying' },
      ],
      questionsSchema,
      'row 2 (rain): group is "paying", but "Paying" in an earlier row: write both the same way',
    ],
    [
      [{ id: 'roofs', title: 'Roofs', description: ['Moss', 'Tiles'], price: 50 }],
      servicesSchema,
      'row 1 (roofs): description must be text of 1 to 700 characters, not a list (remove the square brackets)',
      'row 1 (roofs): photo is missing: it must be the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg',
      'row 1 (roofs): price must be one of windowCleaning, gutterClearing, gutterFasciaSoffits, conservatoryRoof, restorationClean, onRequest, not 50',
    ],
  ])('%j', (value, schema, ...sentences) => {
    expect(told(schema, value)).toEqual(sentences);
  });

  it.each([
    'IMG 2041.JPG',
    'WhatsApp Image 2026-11-20 at 9.41.jpg',
    'Müllers (2).JPEG',
    '写真.png',
  ])('a picture may be called %s', (file) => {
    expect(told(photosSchema, [{ ...photo, file }])).toEqual([]);
  });
});

const clean = { fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5 };
const gutters = {
  gutterClearing: { without: 50, with: 70 },
  gutterFasciaSoffits: { without: 60, with: 70 },
};
const guide = {
  headings: { semiDetached: 'Semi', detached: 'Detached', additionalServices: 'More' },
  semiDetached: [{ property: '2 Bed', ...clean }],
  detached: [{ property: '3 Bed', ...clean }],
  additionalServices: [{ property: 'Terraced', houses: [] as string[], ...gutters }],
  windowsInsideTimes: 2,
  conservatoryRoof: { perPanel: 5, minimum: 50 },
  workedExample: {
    houseType: 'detached',
    property: '3 Bed',
    frequency: 'fourWeeks',
    extension: false,
    conservatory: false,
  },
  notes: { guide: 'Prices are guides.' },
};

/** A row of additional services. */
const row = (property: string, ...houses: string[]) => ({ property, houses, ...gutters });

const pounds = 'must be an amount in pounds, like 15 or 15.50';

describe('a mistake in the prices', () => {
  it.each<[object, ...string[]]>([
    [
      { semiDetached: [{ property: '2 Bed', ...clean, fourWeeks: 0 }] },
      'semiDetached, row 1 (2 Bed): fourWeeks must be an amount of more than 0 pounds, not 0',
    ],
    ...[15.555, NaN].map((fourWeeks): [object, string] => [
      { semiDetached: [{ property: '2 Bed', ...clean, fourWeeks }] },
      `semiDetached, row 1 (2 Bed): fourWeeks ${pounds}, not ${fourWeeks}`,
    ]),
    [
      { semiDetached: [{ property: '2 Bed', ...clean, fourWeeks: 15_000, eightWeeks: undefined }] },
      'semiDetached, row 1 (2 Bed): fourWeeks must be an amount of at most 10000 pounds, not 15000',
      `semiDetached, row 1 (2 Bed): eightWeeks is missing: it ${pounds}`,
    ],
    [
      { conservatoryRoof: { perPanel: 0, minimum: 0 } },
      'conservatoryRoof: perPanel must be an amount of more than 0 pounds, not 0',
      'conservatoryRoof: minimum must be an amount of more than 0 pounds, not 0',
    ],
    [
      { semiDetached: [{ property: '2 Bed', ...clean, extension: -2 }] },
      `semiDetached, row 1 (2 Bed): extension ${pounds}, not -2`,
    ],
    [
      { conservatoryRoof: { perPanel: '5.50', minimum: '£50' } },
      `conservatoryRoof: perPanel ${pounds}, not "5.50" (remove the quotes)`,
      `conservatoryRoof: minimum ${pounds}, not "£50"`,
    ],
    [
      { windowsInsideTimes: '2' },
      'windowsInsideTimes must be a whole number from 1 to 10, not "2" (remove the quotes)',
    ],
    [
      { windowsInsideTimes: 2.5 },
      'windowsInsideTimes must be a whole number from 1 to 10, not 2.5',
    ],
    [
      { workedExample: { ...guide.workedExample, houseType: 'Detatched' } },
      'workedExample: houseType must be one of semiDetached, detached, not "Detatched" (write detached)',
    ],
    [
      { workedExample: { ...guide.workedExample, houseType: 'terraced' }, notes: { guide: ' ' } },
      'workedExample: houseType must be one of semiDetached, detached, not "terraced"',
      'notes: guide must be text of 1 to 300 characters, not ""',
    ],
    [
      { additionalServices: [row('Semi 2 Bed')] },
      "additionalServices, row 1 (Semi 2 Bed): property is also a house of the tables above (Semi 2 Bed): choose another name for this row; the house's own name belongs under houses",
    ],
    [
      { additionalServices: [row('Terraced'), row('terraced')] },
      'additionalServices, row 2 (terraced): property gives terraced, which is too similar to Terraced: at least one letter or digit must differ',
    ],
    [
      { additionalServices: [row('💧')] },
      'additionalServices, row 1 (💧): property must have a letter from a to z or a digit, not "💧"',
    ],
    [
      { additionalServices: [row('Semis', 'Semi 2 Bed', 'Semi 2 Bed')] },
      'additionalServices, row 1 (Semis): houses has Semi 2 Bed twice: remove one',
    ],
    [
      { additionalServices: [row('Semis', 'Semi 2 Bed'), row('Mews', 'Semi 2 Bed')] },
      'additionalServices, row 2 (Mews): houses has Semi 2 Bed, which is in an earlier row too: a house can have only one price',
    ],
    [
      { semiDetached: '2 Bed', additionalServices: [row('All', 'Semi 9 Bed')] },
      'semiDetached must be a list of rows in square brackets, not "2 Bed"',
    ],
    [
      {
        detached: [{ property: '4 Bed', ...clean, fourWeeks: 'fifteen' }],
        additionalServices: [row('All', 'Semi 9 Bed')],
      },
      `detached, row 1 (4 Bed): fourWeeks ${pounds}, not "fifteen"`,
      'workedExample: property must be a row of detached (4 Bed), not "3 Bed"',
      'additionalServices, row 1 (All): houses must be houses of the tables above (Semi 2 Bed, Detached 4 Bed), not "Semi 9 Bed"',
    ],
    [
      { lastChanged: '2026-02-30' },
      'lastChanged must be a date that exists, year first, like 2026-12-31, not "2026-02-30"',
    ],
    [
      { lastChanged: '2/3/2026' },
      'lastChanged must be a date that exists, year first, like 2026-12-31, not "2/3/2026" (write 2026-03-02)',
    ],
    [
      { fourWeeks: 12 },
      'fourWeeks is not known here: correct its spelling or remove it (known here: lastChanged, headings, semiDetached, detached, additionalServices, windowsInsideTimes, conservatoryRoof, workedExample, notes)',
    ],
    [
      { perPanel: 5 },
      'perPanel belongs inside the curly brackets of conservatoryRoof: move it there',
    ],
  ])('%j', (mistake, ...sentences) => {
    expect(told(priceGuideSchema, { ...guide, ...mistake })).toEqual(sentences);
  });

  it('an extension and a conservatory may cost £0', () => {
    const free = { property: '2 Bed', ...clean, extension: 0, conservatory: 0 };
    expect(told(priceGuideSchema, { ...guide, semiDetached: [free] })).toEqual([]);
  });
});
