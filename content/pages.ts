import { defineContent } from '../lib/content/define-content';
import { pagesSchema } from '../lib/content/pages';

export const pages = defineContent('content/pages.ts', pagesSchema, {
  about: {
    title: 'Window, gutter and conservatory cleaning',
    description:
      'Exterior property cleaning: windows, gutters, conservatories, fascias and soffits. See what is done, look up the price and send a message.',
    heading: 'Exterior Property Cleaning',
    lead: 'Windows, gutters, conservatories, fascias and soffits, cleaned with care, at prices you can look up before you ask.',
    servicesHeading: 'What we clean',
    servicesOrder: [
      'traditional-window-cleaning',
      'water-fed-pole-window-cleaning',
      'gutter-cleaning',
      'conservatory-cleaning',
      'fascia-and-soffit-cleaning',
      'first-clean',
      'window-restoration-cleans',
    ],
    exampleHeading: 'What it costs, for example',
    stepsHeading: 'How it goes',
    steps: [
      {
        title: 'Call or write',
        text: 'Say what you would like cleaned and what kind of house it is.',
      },
      {
        title: 'Know the price',
        text: 'The price guide covers most houses. If the layout is unusual, a site visit can be arranged.',
      },
      {
        title: 'Have it cleaned',
        text: 'Windows every four or eight weeks, everything else when you ask for it.',
      },
    ],
  },
  services: {
    title: 'Services',
    description:
      'Window cleaning by hand and by water-fed pole, conservatories, gutters, fascias and soffits, and restoration cleans for stained glass: what each one involves.',
    heading: 'Services',
    lead: 'Work on the outside of a house: what each kind is, and what it costs.',
  },
  prices: {
    title: 'Price guide',
    description:
      'What window cleaning costs for semi-detached and detached houses every 4 or 8 weeks, and prices for gutters, fascias, soffits and conservatory roofs.',
    heading: 'Price Guide',
    lead: 'Pounds per clean. Find your house, add what applies, and you have the price.',
    estimatorHeading: 'Your price',
  },
  contact: {
    title: 'Contact',
    description:
      'Call, e-mail or send a message about window, gutter, conservatory, fascia and soffit cleaning.',
    heading: 'Contact',
    lead: 'Call, write an e-mail, or send a message from here.',
    formHeading: 'SEND US A MESSAGE',
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Questions about exterior property cleaning, and their answers.',
    heading: 'Frequently Asked Questions',
    lead: 'What customers ask most.',
    empty: 'No questions have been collected here yet. Ask yours:',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'Page not found',
    lead: 'There is no page at this address. It may have moved, or the link may have a slip in it.',
  },
});
