import { businessSchema } from '../content/business';
import type { Content } from '../content/read-content';
import { business } from './example-content/business';
import { pages } from './example-content/pages';
import { photos } from './example-content/photos';
import { priceGuide } from './example-content/prices';
import { questions } from './example-content/questions';
import { services } from './example-content/services';

/** The example as it is, without a single optional fact. */
export const example: Content = { business, pages, photos, priceGuide, questions, services };

/** Every fact that an owner may add to content/business.ts. */
export const facts = businessSchema.partial().parse({
  areas: ['Whitby', 'Sandsend', "Robin Hood's Bay", 'YO21', 'YO22'],
  hours: [
    { days: 'Monday to Friday', from: '08:00', to: '17:30' },
    { days: 'Saturday', from: '09:00', to: '12:00' },
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
  notice: { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2099-01-02' },
});

/** The example with every fact. */
export const fullContent: Content = { ...example, business: { ...business, ...facts } };
