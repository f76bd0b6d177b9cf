import { z } from 'zod';
import { businessSchema } from '../content/business';
import { parts, validatePart, type Content, type WrittenContent } from '../content/define-content';
import { parseContent } from '../content/parse-content';
import { exampleContent } from './example';

/** From the content of a site as its owner writes it to what the site uses. */
export function validated(written: WrittenContent): Content {
  const valid = Object.entries(written).map(([part, value]) => {
    return [part, validatePart(part as keyof Content, value)];
  });
  return Object.fromEntries(valid) as Content;
}

/** The example as written. It has no optional facts. */
export const writtenExample = Object.fromEntries(
  Object.entries(parts).map(([part, { file }]) => [
    part,
    parseContent(file, part, exampleContent[file]!).value,
  ]),
) as WrittenContent;

/** Some of the facts of a business. */
export const factsSchema = z.strictObject(businessSchema.shape).partial();

/** What every site has, what changes its looks, and the numbers that the tests of each page vary. */
type OtherFacts =
  | 'name'
  | 'phone'
  | 'mobile'
  | 'mobileRings'
  | 'textMessages'
  | 'whatsApp'
  | 'email'
  | 'siteAddress'
  | 'logo'
  | 'person'
  | 'accentColour'
  | 'formService'
  | 'privacy'
  | 'metricsEndpoint';

/** Every other fact that an owner may add to content/business.ts, as written there. */
const writtenFacts: Required<Omit<z.input<typeof factsSchema>, OtherFacts>> = {
  areas: ['Whitby', 'Sandsend', "Robin Hood's Bay", 'YO21', 'YO22'],
  hours: [
    { days: 'Monday to Friday', from: '08:00', to: '17:30' },
    { days: 'Saturday', from: '09:00', to: '12:00' },
    { days: 'Sunday', byAppointment: true },
  ],
  replyWithin: 'one working day',
  callsBack: true,
  promises: ['We text the day before', 'No contract', 'Gates shut behind us', 'Pay later'],
  people: [
    {
      name: 'Jo',
      photo: 'windows-by-hand.jpg',
      text: 'I answer the phone, and I clean your windows.',
    },
    { name: 'Sam', photo: 'pole.png', text: 'I come with the long pole.' },
  ],
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
  customerLinks: [{ name: 'Pay us', link: 'https://pay.example.com/hill' }],
  notices: [
    { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2099-01-02', away: true },
    { text: '10% off gutters until 30 November', lastDay: '2099-11-30' },
  ],
};

/** Every fact. */
export const facts = factsSchema.parse(writtenFacts);

/** Reviews of different lengths; one is on paper. */
export const someReviews: Content['reviews'] = [
  {
    name: 'Mrs E.',
    text: 'An example of a review.',
    month: '2026-08',
    source: 'Google',
    link: 'https://reviews.example.com/hill/1',
  },
  {
    name: 'A. Example',
    text: 'An example of a review that is longer: it goes on for a sentence or two, as people do who are pleased. It does not say more than that.',
    month: '2025-12',
    source: 'a card',
  },
];

/** The example with every fact, as written. */
export const writtenFull: WrittenContent = {
  ...writtenExample,
  business: {
    ...writtenExample.business,
    ...writtenFacts,
    mobile: '07712 345678',
    mobileRings: true,
  },
  reviews: someReviews,
};

/** The example with every fact. */
export const fullContent = validated(writtenFull);
