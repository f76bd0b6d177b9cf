import { defineContent } from '../../content/define-content';
import { servicesSchema } from '../../content/services';

export const services = defineContent('content/services.ts', servicesSchema, [
  {
    id: 'traditional-window-cleaning',
    title: 'Traditional Window Cleaning',
    description:
      "By hand, with a squeegee and a cloth, for windows that we can reach from the ground. It's slower than the pole and kinder to old glass.",
    photo: 'windows-by-hand.jpg',
    price: 'windowCleaning',
  },
  {
    id: 'water-fed-pole-window-cleaning',
    title: 'Water-fed Pole Window Cleaning',
    shortName: 'Water-fed Pole Cleaning',
    description: 'Pure water and a soft brush on a long pole reach the second floor.',
    bestFor: 'windows that we cannot reach by hand',
    highlight: 'Upstairs windows reached from the ground',
    photo: 'pole.png',
    price: 'windowCleaning',
  },
  {
    id: 'conservatory-cleaning',
    title: 'Conservatory Cleaning',
    description: 'Roof, frames and glass, washed from outside.',
    photo: 'conservatory.webp',
    price: 'conservatoryRoof',
  },
  {
    id: 'gutter-cleaning',
    title: 'Gutter Cleaning',
    description: 'We vacuum leaves and moss out of the gutters and look whether the rain runs off.',
    photo: 'gutter.jpg',
    price: 'gutterClearing',
  },
  {
    id: 'fascia-and-soffit-cleaning',
    title: 'Fascia & Soffit Cleaning',
    description: 'The boards along the roof turn green. We wash them white.',
    photo: 'fascia.jpg',
    price: 'gutterFasciaSoffits',
  },
  {
    id: 'window-restoration-cleans',
    title: 'Window Restoration Cleans',
    shortName: 'Window Restoration',
    description:
      'Paint, cement and hard-water stains need more than a wash; we quote for each job.',
    photo: 'restoration.jpg',
    price: 'restorationClean',
  },
]);
