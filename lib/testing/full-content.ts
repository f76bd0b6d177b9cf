import { z } from 'zod';
import { businessSchema } from '../content/business';
import type { Content } from '../content/define-content';
import { reviewsSchema } from '../content/reviews';
import { business } from './example-content/business';
import { pages } from './example-content/pages';
import { photos } from './example-content/photos';
import { priceGuide } from './example-content/prices';
import { questions } from './example-content/questions';
import { reviews } from './example-content/reviews';
import { services } from './example-content/services';

/** The example, which has no optional facts. */
export const example = { business, pages, photos, priceGuide, questions, reviews, services };

/** Some of the facts of a business. */
export const factsSchema = z.strictObject(businessSchema.shape).partial();

/** Every fact that an owner may add to content/business.ts, as written there. */
export const writtenFacts: z.input<typeof factsSchema> = {
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
    'Pay once it is done',
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
  notice: { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2099-01-02', away: true },
};

/** Every fact that an owner may add to content/business.ts. */
export const facts = factsSchema.parse(writtenFacts);

/** Reviews of different lengths. */
export const someReviews = reviewsSchema.parse([
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
    source: 'Google',
    link: 'https://reviews.example.com/hill/2',
  },
]);

/** The example with every fact. */
export const fullContent: Content = {
  ...example,
  business: { ...business, ...facts },
  reviews: someReviews,
};
