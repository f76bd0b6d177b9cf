import { defineContent } from '../lib/content/define-content';
import { servicesSchema } from '../lib/content/services';

export const services = defineContent('content/services.ts', servicesSchema, [
  {
    id: 'traditional-window-cleaning',
    title: 'Traditional Window Cleaning',
    description:
      'Applicator, squeegee and cloth. The glass is wetted, the dirt is loosened and the water is drawn off in clean stripes, then edges and sills are wiped. It suits windows within reach: ground floors, glazed doors, leaded lights and older glass that wants a careful hand.',
    photo: 'traditional-window-cleaning.jpg',
    price: 'windowCleaning',
  },
  {
    id: 'water-fed-pole-window-cleaning',
    title: 'Water-fed Pole Window Cleaning',
    shortName: 'Water-fed Pole Cleaning',
    description:
      'A soft brush on a long pole, fed with purified water. Glass, frame and sill are brushed and rinsed together, and what is left dries clear, because there is nothing in the water to leave a spot. Upstairs windows are reached from the ground, with no ladder against the wall.',
    photo: 'water-fed-pole-window-cleaning.jpg',
    price: 'windowCleaning',
  },
  {
    id: 'conservatory-cleaning',
    title: 'Conservatory Cleaning',
    description:
      'Roof panels, glass, frames and sills, washed and rinsed. With the green and the leaves off the roof, the light comes back in. The roof is priced by the panel; the windows can be added to every regular clean.',
    photo: 'conservatory-cleaning.jpg',
    price: 'conservatoryRoof',
  },
  {
    id: 'gutter-cleaning',
    title: 'Gutter Cleaning',
    description:
      'Leaves, moss and silt are lifted out of the gutters with a vacuum on a pole, so that rain runs to the downpipe again and not down the wall. It is done from the ground.',
    photo: 'gutter-cleaning.jpg',
    price: 'gutterClearing',
  },
  {
    id: 'fascia-and-soffit-cleaning',
    title: 'Fascia & Soffit Cleaning',
    description:
      'The boards under the roof edge gather algae and traffic film where the rain never rinses them. Fascias, soffits and the outside of the gutters are washed by hand or with a soft brush on a pole until they are one colour again.',
    photo: 'fascia-and-soffit-cleaning.jpg',
    price: 'gutterFasciaSoffits',
  },
  {
    id: 'window-restoration-cleans',
    title: 'Window Restoration Cleans',
    shortName: 'Window Restoration',
    description:
      'For glass that an ordinary clean leaves dull: heavy soiling, hard-water marks, old stains, cloudy streaks. No two windows are alike, so each job gets a detailed quote, on request.',
    photo: 'window-restoration-cleans.jpg',
    price: 'restorationClean',
  },
]);
