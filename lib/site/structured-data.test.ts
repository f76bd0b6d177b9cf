import { expect, it } from 'vitest';
import { businessSchema } from '../content/business';
import type { PriceGuide } from '../content/price-guide';
import { factsSchema } from '../testing/full-content';
import { businessData, priceGuideData } from './structured-data';

const business = businessSchema.parse({
  name: 'Hill & Daughter',
  phone: '01947 600123',
  email: 'jo@hill-cleaning.co.uk',
  siteAddress: 'https://www.hill-cleaning.co.uk',
  formService: { name: 'Formspree', address: 'https://formspree.io', formId: 'xvgkzabc' },
  privacy: {},
});

const about = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': 'https://www.hill-cleaning.co.uk/#business',
  name: 'Hill & Daughter',
  url: 'https://www.hill-cleaning.co.uk/',
  telephone: '+441947600123',
  email: 'jo@hill-cleaning.co.uk',
};

it('a business that works from home has no address', async () => {
  expect(await businessData(business)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [about],
  });
});

it('what the business says of itself is told in the terms of schema.org', async () => {
  const facts = factsSchema.parse({
    areas: ['Whitby', 'YO21'],
    hours: [
      { days: 'Saturday to Monday', from: '09:00', to: '12:00' },
      { days: 'Tuesday', byAppointment: true },
    ],
    profiles: [{ name: 'Facebook', link: 'https://social.example.com/hill' }],
    memberships: [{ name: 'Guild', number: '1234', link: 'https://guild.example.com' }],
  });
  const { '@graph': things } = await businessData({ ...business, ...facts });
  expect(things).toEqual([
    {
      ...about,
      areaServed: ['Whitby', 'YO21'],
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Saturday', 'Sunday', 'Monday'],
          opens: '09:00',
          closes: '12:00',
        },
      ],
      sameAs: ['https://social.example.com/hill'],
      hasCertification: [
        {
          '@type': 'Certification',
          name: 'Guild',
          certificationIdentification: '1234',
          url: 'https://guild.example.com',
        },
      ],
    },
  ]);
});

it('the price guide is an offer a row with currency and unit', () => {
  const guide = {
    headings: { semiDetached: 'Semi', detached: 'Detached', additionalServices: 'More' },
    semiDetached: [
      { property: '2 Bed', fourWeeks: 1150, eightWeeks: 1700, extension: 200, conservatory: 500 },
    ],
    detached: [],
    additionalServices: [],
    conservatoryRoof: { perPanel: 500, minimum: 5000 },
  } as unknown as PriceGuide;
  const clean = { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP', unitText: 'clean' };
  expect(priceGuideData(business, guide, 'Price Guide')['@graph']).toEqual([
    {
      ...about,
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Price Guide',
        itemListElement: [
          {
            '@type': 'OfferCatalog',
            name: 'Semi',
            itemListElement: [
              {
                '@type': 'Offer',
                name: '2 Bed',
                priceSpecification: [
                  { ...clean, name: '4-week', price: 11.5 },
                  { ...clean, name: '8-week', price: 17 },
                ],
                addOn: [
                  {
                    '@type': 'Offer',
                    name: 'Extension',
                    priceSpecification: { ...clean, price: 2 },
                  },
                  {
                    '@type': 'Offer',
                    name: 'Conservatory',
                    priceSpecification: { ...clean, price: 5 },
                  },
                ],
              },
            ],
          },
          { '@type': 'OfferCatalog', name: 'Detached', itemListElement: [] },
          {
            '@type': 'OfferCatalog',
            name: 'More',
            itemListElement: [
              {
                '@type': 'Offer',
                name: 'Conservatory roof',
                priceSpecification: [
                  {
                    '@type': 'UnitPriceSpecification',
                    price: 5,
                    priceCurrency: 'GBP',
                    unitText: 'panel',
                  },
                  {
                    '@type': 'PriceSpecification',
                    name: 'minimum charge',
                    price: 50,
                    priceCurrency: 'GBP',
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
});
