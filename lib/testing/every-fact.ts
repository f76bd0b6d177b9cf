import { writtenSample, type Change } from './sample';

/**
 * Every fact that an owner can add, except a logo, a colour, text messages and measurements of speed. The same on any
 * day, so that a site is built again only when a source has changed.
 */
export const everyFact = {
  business: {
    mobile: '07712 345678',
    mobileTakesCalls: true,
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
    company: {
      name: 'Example Cleaning Limited',
      number: 'SC123456',
      registeredIn: 'Scotland',
      office: '2 Example Street, Edinburgh, ZZ1 1ZZ',
    },
    address: '1 Example Street, Whitby, ZZ21 1ZZ',
    vatNumber: 'GB 999 9999 99',
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
        firstDay: '2099-12-20',
        lastDay: '2099-12-27',
        away: true,
      },
      {
        text: '10% off [gutters](/services#gutter-cleaning) until 30 November',
        lastDay: '2099-11-30',
      },
    ],
  },
  priceGuide: {
    includes: 'frames and sills included',
    extras: writtenSample.priceGuide.extras.map((extra) =>
      extra.id === 'first-clean' ? { ...extra, price: { times: 2 }, replacesFirst: true } : extra,
    ),
  },
  pages: {
    contact: {
      ...writtenSample.pages.contact,
      next: ['We agree a price and a day with you.', 'We text you the day before we come.'],
    },
  },
  services: writtenSample.services.map((service) =>
    service.photo === 'restoration.jpg' ? { ...service, before: 'conservatory.webp' } : service,
  ),
  questions: [
    { question: 'What if it rains?', answer: 'We come all the same.' },
    {
      question: 'Do you clean windows inside?',
      answer: [
        "Yes, if you ask. It costs twice the four-weekly price, and you'll need to be in.",
        '[Work out your price](/prices), or read [how we use your key](https://www.example.org/keys).',
      ],
    },
    { question: 'What about my dog?', answer: '' },
    {
      question: 'How do I pay?',
      answer: "In cash or online, once you're happy with the result.",
    },
  ],
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
