import type { WrittenContent } from '../content/define-content';
import { addDays, today } from '../terms/dates-and-times';
import { writtenExample, writtenWith, type Change } from './example';

const gutters = { id: 'gutter-clearing', name: 'Gutters cleared' };
const roof = { id: 'conservatory-roof', name: 'Conservatory roof' };
const perPanel = { each: 5, unit: 'panel', minimum: 50 };
const noHomes = { frequencies: [], surcharges: [], homes: [], example: undefined };
const { frequencies = [], surcharges = [], homes, extras } = writtenExample.priceGuide;
const [semi, ...others] = homes;
const { contact } = writtenExample.pages;

/** Every fact that an owner may add, but for a logo, a colour, text messages and measurements of speed. */
const full = {
  business: {
    mobile: '07712 345678',
    mobileRings: true,
    areas: ['Whitby', 'Sandsend', "Robin Hood's Bay", 'YO21', 'YO22'],
    hours: [
      { days: 'Monday to Friday', from: '08:00', to: '17:30' },
      { days: 'Saturday', from: '09:00', to: '12:00' },
      { days: 'Sunday', byAppointment: true },
    ],
    replyWithin: 'one working day',
    callsBack: true,
    promises: [
      'We text the day before',
      'No contract',
      'Gates shut behind us',
      'Pay after each clean',
    ],
    people: [
      {
        name: 'Jo',
        photo: 'windows-by-hand.jpg',
        text: 'I answer the phone, and have cleaned windows for 22 years.',
      },
      {
        name: 'Sam',
        photo: 'pole.png',
        text: 'I do the upstairs windows, and have for six years.',
      },
    ],
    rating: {
      stars: 4.9,
      number: 195,
      source: 'Google',
      link: 'https://reviews.example.com/hill',
      month: '2026-11',
    },
    insurance: {
      insurer: 'Example Insurance',
      cover: 'public liability up to £2 million',
      validUntil: '2099-03-31',
    },
    memberships: [
      { name: 'Example Guild of Cleaners', number: '1234', link: 'https://guild.example.com/1234' },
    ],
    profiles: [
      { name: 'Facebook', link: 'https://social.example.com/hill' },
      { name: 'Google', link: 'https://reviews.example.com/hill' },
    ],
    oldAddresses: [
      { from: '/window-cleaning.html', to: '/services#gutter-cleaning' },
      { from: '/about-us/', to: '/about' },
      { from: '/Our%20prices.php', to: '/prices#extras' },
    ],
    customerLinks: [{ name: 'Pay a bill', link: 'https://pay.example.com/hill' }],
    notices: [
      {
        firstDay: addDays(today(), 20),
        lastDay: addDays(today(), 33),
        away: true,
      },
      {
        text: '10% off [gutters](/services#gutter-cleaning) until 30 November',
        lastDay: '2099-11-30',
      },
    ],
  },
  pages: {
    contact: {
      ...contact,
      next: ['We agree a price and a day with you.', 'We text you the day before we come.'],
    },
  },
  services: writtenExample.services.map((service) => {
    if (service.id === 'first-clean')
      return { ...service, price: { times: 2 }, replacesFirst: true };
    if (service.photo !== 'restoration.jpg') return service;
    return { ...service, before: 'conservatory.webp' };
  }),
  reviews: [
    {
      name: 'Mrs E.',
      text: 'An example of a review.',
      month: '2026-08',
      source: 'Google',
      link: 'https://reviews.example.com/hill/1',
    },
    {
      name: 'A. Example',
      text: 'A longer example of a review: it goes on for a sentence or two, as happy customers do. It says no more than that.',
      month: '2025-12',
      source: 'a card',
    },
  ],
} satisfies Change;

/**
 * More frequencies, surcharges and homes than the example has, and an extra for one surcharge alone: as much as fits
 * a computer's first screen and an A4 page.
 */
const longest: Change = {
  priceGuide: {
    frequencies: [
      ...frequencies,
      { id: 'twelveWeeks', every: '12 weeks' },
      { id: 'quarter', every: 'quarter' },
      { id: 'oneOff', every: 'once' },
    ],
    surcharges: [...surcharges, { id: 'loft', name: 'Loft conversion with skylights' }],
    homes: [
      { ...semi!, rows: [...semi!.rows, { ...semi!.rows[0]!, home: '5 Bed' }] },
      ...others,
    ].map(({ heading, rows }) => ({
      heading,
      rows: rows.map((row, index) => ({
        ...row,
        twelveWeeks: heading ? 24.5 + index : 'on request',
        quarter: heading ? 'from £33' : 'on request',
        oneOff: heading ? [45, 1250.5][index % 2]! : 'on request',
        loft: index === 0 ? 'on request' : 1.5,
      })),
    })),
    extras: [
      ...extras,
      {
        id: 'first-loft',
        name: 'First clean of the loft',
        price: 15,
        needs: 'loft',
        question: 'Have we cleaned the loft before?',
      },
      { id: 'half', name: 'Ground floor alone', price: { times: 0.5, frequency: 'twelveWeeks' } },
    ],
    example: { home: '3 Bed Semi Detached', frequency: 'twelveWeeks', extension: true, loft: true },
  },
};

/** Fields that `madeOdd` leaves as they are: they have a format, name something else, or have no room for 40 characters. */
const fieldsNotMadeOdd =
  /^(before|days|every|file|firstDay|formId|frequency|from|id|lastChanged|lastDay|link|mobile|month|needs|photo|picture|price|replyWithin|size|stars|times|to|unit|validUntil)$/;

/** Texts that tend to break software, and one that fills whatever room there is. */
const oddTexts = [`"Bob's" A+ < Glass & Son (£5) $1 $&`, '100% \\n 🪟', 'W'.repeat(36)];

/** Content with odd texts, no two of them alike, and large amounts. */
function madeOdd(content: WrittenContent): WrittenContent {
  let turn = 0;
  const written = JSON.stringify(content, (field, value) => {
    if (fieldsNotMadeOdd.test(field) || /^(on request$|from £)/.test(String(value))) return value;
    if (typeof value === 'number') return field === 'number' ? 9_999 : 9_999.99;
    return typeof value === 'string' ? `${oddTexts[(turn += 1) % oddTexts.length]} ${turn}` : value;
  });
  return JSON.parse(written);
}

const { priceGuide } = writtenWith(longest);
const oddest = madeOdd({
  ...writtenWith(full),
  priceGuide: { ...priceGuide, homes: [1, 2, 3, 4].flatMap(() => priceGuide.homes) },
  questions: Array.from({ length: 16 }, () => ({ question: 'Q', answer: ['A', 'B'], group: 'G' })),
});

/** Sites unlike the example, by what their owners would write in place of it. */
export const sites = {
  full,
  longest,

  odd: {
    ...oddest,
    priceGuide: { ...oddest.priceGuide, example: undefined },
    business: {
      ...oddest.business,
      phone: '07700 900123',
      textMessages: true,
      areas: full.business.areas,
      email: `${'j.'.repeat(28)}o@${'hill-and-daughter.'.repeat(6)}co.uk`,
      siteAddress: `https://${'w'.repeat(60)}.co.uk`,
      logo: 'logo.svg',
      accentColour: '#003366',
      people: ['W', 'M'].map((letter) => ({
        name: letter.repeat(20),
        photo: 'pole.png',
        text: letter.repeat(120),
      })),
    },
  },

  'as little as possible': {
    business: { whatsApp: undefined, privacy: {} },
    pages: { about: { ...writtenExample.pages.about, steps: [{ title: 'Ask', text: 'Us.' }] } },
    priceGuide: {
      ...noHomes,
      lastChanged: undefined,
      extras: [{ id: 'sheds', name: 'Sheds painted', price: 'on request' }],
      extrasHeading: undefined,
    },
    questions: [],
    services: [{ id: 'painting', title: 'Sheds', price: 'sheds' }],
  },

  'every 6 and 12 weeks, no surcharges': {
    priceGuide: {
      frequencies: [
        { id: 'sixWeeks', every: '6 weeks' },
        { id: 'twelveWeeks', every: '12 weeks' },
      ],
      surcharges: [],
      homes: [
        {
          heading: 'Semi Detached',
          rows: [
            { home: '2 Bed', sixWeeks: 12, twelveWeeks: 18, size: 'Semi' },
            { home: '3 Bed', sixWeeks: 13.5, twelveWeeks: 20, size: 'Semi' },
          ],
        },
        { rows: [{ home: 'Terraced', sixWeeks: 'on request', twelveWeeks: 'on request' }] },
      ],
      extras: [
        { ...gutters, price: { bySize: [{ size: 'Semi', houseOnly: 60 }] } },
        { ...roof, price: perPanel },
        { id: 'inside', name: 'Windows inside', price: { times: 2 } },
      ],
      example: { home: '3 Bed Semi Detached', frequency: 'twelveWeeks' },
    },
  },

  'every month, a first clean at 1.5 times': {
    priceGuide: {
      frequencies: [{ id: 'monthly', every: 'month' }],
      surcharges,
      homes: [
        {
          rows: [
            { home: 'House', monthly: 14.95, extension: 2, conservatory: 5, size: 'House' },
            { home: 'Flat', monthly: 9.95, extension: 2, conservatory: 'none' },
          ],
        },
      ],
      extras: [
        {
          ...gutters,
          price: { bySize: [{ size: 'House', houseOnly: 70, extended: 'on request' }] },
        },
        { ...roof, price: perPanel, needs: 'conservatory', note: 'Of glass.' },
      ],
      extrasHeading: undefined,
      example: undefined,
    },
    services: [
      {
        id: 'first-clean',
        title: 'First clean',
        price: { times: 1.5 },
        note: 'It takes longer the first time.',
        question: 'Have your windows been cleaned in the last 6 months?',
        replacesFirst: true,
      },
    ],
  },

  'one-off cleans, and fixed prices, of which some are the least': {
    priceGuide: {
      frequencies: [
        { id: 'monthly', every: 'month' },
        { id: 'quarterly', every: 'quarter' },
        { id: 'oneOff', every: 'once' },
      ],
      surcharges: [
        { id: 'extension', name: 'Extension', countsAsExtended: true },
        { id: 'skylight', name: 'Skylight' },
      ],
      homes: [
        {
          rows: [
            {
              home: 'House',
              monthly: 12,
              quarterly: 'from £20',
              oneOff: 'from £30',
              extension: 0,
              skylight: 0.45,
              size: 'House',
            },
            {
              home: 'Flat',
              monthly: 9,
              quarterly: 'on request',
              oneOff: 25,
              extension: 'none',
              skylight: 'none',
            },
          ],
        },
      ],
      extras: [
        { id: 'inside', name: 'Windows inside', price: { times: 2, frequency: 'oneOff' } },
        {
          ...gutters,
          price: {
            bySize: [{ size: 'House', houseOnly: 50, extended: 'from £70' }],
          },
        },
        {
          id: 'lantern',
          name: 'Lantern',
          price: { bySize: [{ size: 'House', extended: 60 }] },
          needs: 'extension',
        },
        { id: 'finial', name: 'Finial', price: 'from £15', needs: 'lantern' },
        {
          id: 'ladders',
          name: 'Ladders',
          price: 15,
          question: 'Can we reach all windows from the ground?',
        },
        {
          id: 'first-clean',
          name: 'First clean',
          price: { times: 2 },
          question: 'Have your windows been cleaned this year?',
          replacesFirst: true,
        },
      ],
      extrasHeading: undefined,
      example: undefined,
      guideNote: undefined,
    },
    services: [
      { id: 'windows', title: 'Windows', price: 'regular' },
      { id: 'roofs', title: 'Roofs', price: 'from £400' },
    ],
  },

  'no homes, but driveways and gutters': {
    priceGuide: {
      ...noHomes,
      extras: [
        {
          id: 'driveway',
          name: 'Driveway washed',
          price: { each: 3.5, unit: 'm²', minimum: 120, maximum: 200 },
          note: 'Drains are kept clear.',
        },
        {
          id: 'sanding',
          name: 'Joints sanded',
          price: { each: 1.5, unit: 'm²' },
          needs: 'driveway',
        },
        { id: 'sealing', name: 'Joints sealed', price: 90, needs: 'sanding' },
        {
          ...gutters,
          price: {
            bySize: [
              { size: 'Semi', houseOnly: 60 },
              { size: 'Detached', houseOnly: 80 },
              { size: 'Larger', houseOnly: 'on request' },
            ],
          },
        },
        { id: 'cars', name: 'Cars moved', price: 20, question: 'Will the drive be empty?' },
        { id: 'stains', name: 'Stains', price: 'on request', note: 'Tell us what was spilt.' },
      ],
      extrasHeading: 'What each visit costs',
    },
    services: [
      { id: 'driveways', title: 'Driveways', price: 'driveway' },
      {
        id: 'gutter-cleaning',
        title: 'Gutters',
        description: 'What we do.',
        photo: 'gutter.jpg',
        price: gutters.id,
      },
    ],
  },
} satisfies Record<string, Change>;
