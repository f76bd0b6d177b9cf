import { defineContent } from '../lib/content/define-content';
import { pagesSchema } from '../lib/content/pages';

export const pages = defineContent('content/pages.ts', pagesSchema, {
  about: {
    title: 'Window, gutter and conservatory cleaning',
    description:
      'Exterior property cleaning for homes: windows, gutters, conservatories, fascias and soffits. See what we do, check the price and send a message.',
    heading: 'Exterior property cleaning, priced before you ask',
    lead: 'Careful work on the outside of your home, from the glass up to the gutters.',
    servicesHeading: 'What we do',
    stepsHeading: 'How it works',
    steps: [
      {
        title: 'Check the price',
        text: 'The price guide covers most homes. If your layout is unusual, we can arrange a site visit.',
      },
      {
        title: 'Call or message',
        text: 'Tell us what needs cleaning and what kind of house it is.',
      },
      {
        title: 'Have it cleaned',
        text: 'Windows every 4 or 8 weeks, everything else when you need it.',
      },
    ],
    invitation: {
      heading: 'Ready for a clean?',
      text: 'Give us a call, or send the details and we will take it from there. If you are not sure what you need, just ask.',
    },
  },
  services: {
    title: 'Services',
    description:
      'Window cleaning by hand and by water-fed pole, conservatories, gutters, fascias and soffits, and restoration cleans for stained glass: how each is done.',
    heading: 'Services',
    lead: 'How each job is done, what it suits and what it costs.',
  },
  prices: {
    title: 'Price guide',
    description:
      'Window cleaning prices for semi-detached and detached houses every 4 or 8 weeks, and prices for gutters, fascias, soffits and conservatory roofs.',
    heading: 'Price Guide',
    lead: 'Choose your house, add what applies, and see what each clean costs.',
    estimatorHeading: 'Your price',
  },
  contact: {
    title: 'Contact',
    description:
      'Call, email or send a message about window, gutter, conservatory, fascia and soffit cleaning.',
    heading: 'Contact',
    lead: 'Call, email or send us a message.',
    formHeading: 'SEND US A MESSAGE',
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Answers to common questions about exterior property cleaning.',
    heading: 'Frequently Asked Questions',
    lead: 'What customers ask us most.',
    empty: 'There are no questions here yet. Call, email or send us yours.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'Page not found',
    lead: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  },
});
