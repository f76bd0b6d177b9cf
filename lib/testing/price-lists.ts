import type { WrittenContent } from '../content/define-content';
import { writtenExample } from './full-content';

const { pages, photos, services } = writtenExample;
const { guideNote } = writtenExample.priceGuide;

/** Pages that say nothing of windows, homes or cleaning. */
const others = {
  pages: {
    ...pages,
    about: {
      title: 'Prices before you ask',
      heading: 'Priced before you ask',
      lead: 'Choose what you need, see the price.',
      servicesHeading: 'What we do',
      stepsHeading: 'How it works',
      steps: [{ title: 'Get in touch', text: 'Call us or send a message.' }],
      invitation: { heading: 'Shall we come round?', text: 'Ring us, or tell us what you need.' },
    },
    services: { title: 'Services', heading: 'Services', lead: 'What each costs.' },
    prices: { title: 'Prices', heading: 'Prices', lead: 'Choose what you need.' },
    contact: { title: 'Contact', heading: 'Contact', lead: 'Call us or send a message.' },
  },
  photos: photos.slice(0, 1).map((photo) => ({ ...photo, alt: 'A van in a street.' })),
  questions: [],
};

function service(id: string, title: string, price: string) {
  return { id, title, description: 'What we do.', photo: photos[0]!.file, price };
}

const gutters = { id: 'gutter-clearing', name: 'Gutters cleared' };
const roof = { id: 'conservatory-roof', name: 'Conservatory roof' };
const perPanel = { each: 5, unit: 'panel', minimum: 50 };

/** Price lists unlike the example's, by content alone: what their owners would write in its place. */
const changes: Record<string, Partial<WrittenContent>> = {
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
      guideNote,
    },
  },
  'every 8 weeks only': {
    priceGuide: {
      frequencies: [{ id: 'eightWeeks', every: '8 weeks' }],
      surcharges: [{ id: 'conservatory', name: 'Conservatory', countsAsExtended: true }],
      homes: [
        {
          heading: 'Detached',
          rows: [
            { home: '3 Bed', eightWeeks: 20, conservatory: 5, size: 'Detached' },
            { home: '4 Bed', eightWeeks: 22, conservatory: 'on request', size: 'Detached' },
          ],
        },
      ],
      extras: [
        { ...gutters, price: { bySize: [{ size: 'Detached', houseOnly: 70, extended: 90 }] } },
        { ...roof, price: perPanel, needs: 'conservatory' },
      ],
      guideNote,
    },
  },
  'monthly, a first clean at 1.5 times': {
    priceGuide: {
      frequencies: [{ id: 'monthly', every: 'month' }],
      homes: [
        {
          rows: [
            { home: 'House', monthly: 15 },
            { home: 'Flat', monthly: 9.95 },
          ],
        },
      ],
      extras: [
        { ...gutters, price: 60, note: 'And the downpipes.' },
        { ...roof, price: 'on request', note: 'Tell us how many panels.' },
      ],
      guideNote,
    },
    services: [
      ...services.filter(({ id }) => id !== 'first-clean'),
      {
        id: 'first-clean',
        title: 'First clean',
        price: { times: 1.5 },
        note: 'It takes longer the first time.',
        question: 'Have we cleaned your windows in the last 6 months?',
        replacesFirst: true,
      },
    ],
  },
  'every 4, 8 and 12 weeks, three surcharges, 12 homes': {
    priceGuide: {
      frequencies: [
        { id: 'fourWeeks', every: '4 weeks' },
        { id: 'eightWeeks', every: '8 weeks' },
        { id: 'twelveWeeks', every: '12 weeks' },
      ],
      surcharges: [
        { id: 'extension', name: 'Extension', countsAsExtended: true },
        { id: 'conservatory', name: 'Conservatory', countsAsExtended: true },
        { id: 'loft', name: 'Loft conversion' },
      ],
      homes: Object.entries({ Terraced: 10, 'Semi Detached': 12, Detached: 14 }).map(
        ([heading, least]) => ({
          heading,
          rows: [0, 1, 2, 3].map((more) => ({
            home: `${more + 2} Bed`,
            fourWeeks: least + more,
            eightWeeks: least + more + 6,
            twelveWeeks: least + more + 9.5,
            extension: 2,
            conservatory: 5,
            loft: more === 0 ? 'on request' : 1.5,
            size: heading,
          })),
        }),
      ),
      extras: [
        {
          ...gutters,
          price: {
            bySize: [
              { size: 'Terraced', houseOnly: 50, extended: 70 },
              { size: 'Semi Detached', houseOnly: 60, extended: 80 },
              { size: 'Detached', houseOnly: 70, extended: 'on request' },
            ],
          },
        },
        { ...roof, price: perPanel, needs: 'conservatory' },
        {
          id: 'skylights',
          name: 'Skylights inside',
          price: { each: 4, unit: 'skylight' },
          needs: 'loft',
        },
        {
          id: 'first-loft',
          name: 'First clean of the loft',
          price: 15,
          needs: 'loft',
          question: 'Have we cleaned the loft before?',
        },
        { id: 'inside', name: 'Windows inside', price: { times: 0.5, frequency: 'twelveWeeks' } },
      ],
      example: {
        home: '3 Bed Semi Detached',
        frequency: 'twelveWeeks',
        extension: true,
        loft: true,
      },
      guideNote,
    },
  },
  'no regular work: driveways and gutters': {
    ...others,
    priceGuide: {
      homes: [],
      extras: [
        {
          id: 'driveway',
          name: 'Driveway washed',
          price: { each: 3.5, unit: 'square metre', minimum: 120 },
          note: 'Sand for the joints included.',
        },
        { id: 'gutters', name: 'Gutters cleared', price: 60 },
      ],
      extrasHeading: 'What each visit costs',
      guideNote,
    },
    services: [
      { id: 'driveways', title: 'Driveways', price: 'driveway' },
      service('gutter-cleaning', 'Gutters', 'gutters'),
    ],
  },
  'carpets by the room': {
    ...others,
    priceGuide: {
      homes: [],
      extras: [
        { id: 'living-room', name: 'Living room', price: { each: 35, unit: 'room' } },
        { id: 'bedroom', name: 'Bedroom', price: { each: 25, unit: 'room' } },
        { id: 'stairs', name: 'Stairs and landing', price: 40 },
        {
          id: 'furniture',
          name: 'Furniture moved',
          price: 20,
          question: 'Will the rooms be empty?',
        },
        { id: 'stains', name: 'Stains', price: 'on request', note: 'Tell us what was spilt.' },
      ],
      extrasHeading: 'Carpets',
      guideNote,
    },
    services: [service('carpets', 'Carpets', 'living-room')],
  },
  'all on request': {
    ...others,
    priceGuide: {
      homes: [],
      extras: [{ id: 'sheds', name: 'Sheds painted', price: 'on request' }],
      guideNote,
    },
    services: [service('sheds', 'Sheds', 'sheds')],
  },
};

/** The example with each price list, as written. */
export const priceLists: Record<string, WrittenContent> = Object.fromEntries(
  Object.entries(changes).map(([list, change]) => [list, { ...writtenExample, ...change }]),
);
