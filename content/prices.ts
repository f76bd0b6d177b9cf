import { defineContent } from '../lib/content/define-content';
import { priceGuideSchema } from '../lib/content/price-guide';

export const priceGuide = defineContent('content/prices.ts', priceGuideSchema, {
  // lastChanged: '2026-03-02',
  headings: {
    semiDetached: 'Semi Detached',
    detached: 'Detached',
    additionalServices: 'Additional Services',
  },
  semiDetached: [
    { property: '2 Bed', fourWeeks: 11, eightWeeks: 17, extension: 2, conservatory: 5 },
    { property: '3 Bed', fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5 },
    { property: '4 Bed', fourWeeks: 13, eightWeeks: 19, extension: 2, conservatory: 5 },
  ],
  detached: [
    { property: '3 Bed', fourWeeks: 14, eightWeeks: 20, extension: 2, conservatory: 5 },
    { property: '4 Bed', fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5 },
    { property: '5 Bed', fourWeeks: 16, eightWeeks: 22, extension: 2, conservatory: 5 },
  ],
  additionalServices: [
    {
      property: 'Terraced',
      houses: [],
      gutterClearing: { without: 50, with: 70 },
      gutterFasciaSoffits: { without: 60, with: 70 },
    },
    {
      property: '3/4 Bed Semi',
      houses: ['Semi Detached 3 Bed', 'Semi Detached 4 Bed'],
      gutterClearing: { without: 60, with: 80 },
      gutterFasciaSoffits: { without: 70, with: 80 },
    },
    {
      property: '3/4 Bed Detached',
      houses: ['Detached 3 Bed', 'Detached 4 Bed'],
      gutterClearing: { without: 70, with: 90 },
      gutterFasciaSoffits: { without: 80, with: 90 },
    },
    {
      property: '5 Bed',
      houses: ['Detached 5 Bed'],
      gutterClearing: { without: 80, with: 100 },
      gutterFasciaSoffits: { without: 90, with: 100 },
    },
  ],
  windowsInsideTimes: 2,
  conservatoryRoof: { perPanel: 5, minimum: 50 },
  workedExample: {
    houseType: 'semiDetached',
    property: '3 Bed',
    frequency: 'eightWeeks',
    extension: true,
    conservatory: true,
  },
  notes: {
    guide:
      'Prices are guides and may vary for unusual or non-average layouts. A site visit can be arranged.',
    quoted:
      'These are guide prices. First cleans (windows not cleaned for 6 months) and restoration cleans are quoted on request.',
    firstClean: {
      title: 'First clean',
      shortName: 'First Cleans & Maintenance',
      text: 'A more intensive clean for windows that have not been cleaned for 6 months or more. Ask us for a detailed quote.',
    },
    restorationClean: {
      title: 'Restoration clean',
      text: 'For heavily soiled or stained windows. Ask us for a detailed quote.',
    },
  },
});
