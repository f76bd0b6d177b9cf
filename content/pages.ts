import { defineContent } from '../lib/content/define-content';

defineContent('pages', {
  about: {
    title: 'Window, gutter and conservatory cleaning',
    description:
      'Exterior property cleaning for homes: windows, gutters, conservatories, fascias and soffits. See what we do, check the price and send a message.',
    heading: 'Exterior property cleaning, priced before you ask',
    lead: 'Clean windows, gutters and conservatories for your home.',
    servicesHeading: 'What we do',
    stepsHeading: 'How it works',
    steps: [
      {
        title: 'Check the price',
        text: 'Choose your home and add any extras. If your layout is unusual, we can arrange a site visit.',
      },
      {
        title: 'Call or message',
        text: 'Tell us what needs cleaning and what sort of house you have.',
      },
      {
        title: 'We clean',
        text: 'Windows every 4 or 8 weeks, everything else when you need it.',
      },
    ],
    invitation: {
      heading: 'Ready for a clean?',
      text: "Give us a call, or send the details and we'll take it from there. If you're not sure what you need, just ask.",
    },
  },
  services: {
    title: 'Services',
    description:
      'Window cleaning by hand and by water-fed pole, conservatories, gutters, fascias and soffits, and restoration cleans for stained glass: how each is done.',
    heading: 'Services',
    lead: 'How each job is done, when to choose it and what it costs.',
  },
  prices: {
    title: 'Price guide',
    description:
      'Window cleaning prices for semi-detached and detached houses every 4 or 8 weeks, and prices for gutters, fascias, soffits and conservatory roofs.',
    heading: 'Price Guide',
    lead: 'Choose your home, add any extras.',
  },
  contact: {
    title: 'Contact',
    description:
      'Call, email or send a message about window, gutter, conservatory, fascia and soffit cleaning.',
    heading: 'Contact',
    lead: 'Call, email or send us a message.',
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Answers to common questions about exterior property cleaning.',
    heading: 'Frequently Asked Questions',
    lead: 'What customers ask us most.',
  },
});
