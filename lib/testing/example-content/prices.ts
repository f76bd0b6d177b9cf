import { defineContent } from '../../content/define-content';
import { priceGuideSchema } from '../../content/price-guide';

export const priceGuide = defineContent('content/prices.ts', priceGuideSchema, {
  lastChanged: '2026-03-02',
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
    { property: '6 Bed', fourWeeks: 17.5, eightWeeks: 23.95, extension: 2.5, conservatory: 5 },
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
    guide: "These prices are guides: a house that isn't average may cost more or less.",
    quoted: 'First cleans and restoration cleans are quoted on request.',
    firstClean: {
      title: 'First clean',
      shortName: 'First Cleans & Maintenance',
      text: "Windows that haven't been cleaned for 6 months take longer the first time.",
    },
    restorationClean: {
      title: 'Restoration clean',
      text: 'Stained glass takes more than water. We look at it and quote.',
    },
  },
});
