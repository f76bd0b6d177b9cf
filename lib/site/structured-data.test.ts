import { expect, it } from 'vitest';
import { businessSchema } from '../content/business';
import { priceGuideSchema } from '../content/price-guide';
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

it('a business that names its town has no more of an address than that', async () => {
  const { '@graph': things } = await businessData({ ...business, locality: 'Whitby' });
  expect(things).toEqual([
    { ...about, address: { '@type': 'PostalAddress', addressLocality: 'Whitby' } },
  ]);
});

it('what the business says of itself is told in the terms of schema.org', async () => {
  const facts = factsSchema.parse({
    areas: ['Whitby', 'YO21'],
    hours: [{ days: 'Saturday to Monday', from: '09:00', to: '12:00' }],
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
  const guide = priceGuideSchema.parse({
    homes: [
      {
        heading: 'Semi',
        rows: [{ home: '2 Bed', fourWeeks: 11.5, eightWeeks: 17, extension: 2 }],
      },
      { rows: [{ home: 'Mews', fourWeeks: 'on request', eightWeeks: 'on request' }] },
    ],
    extrasHeading: 'More',
    extras: [
      { id: 'roof', name: 'Roof', price: { each: 5, unit: 'panel', minimum: 50 } },
      { id: 'door', name: 'Door', price: 30 },
      { id: 'inside', name: 'Inside', price: { times: 2 } },
      {
        id: 'eaves',
        name: 'Eaves',
        price: { bySize: [{ size: 'Any', houseOnly: 60, extended: 'on request' }] },
      },
    ],
    example: { home: '2 Bed Semi', frequency: 'fourWeeks', extension: false, conservatory: false },
    guideNote: 'Guides.',
  });
  const pounds = { priceCurrency: 'GBP' };
  const each = { '@type': 'UnitPriceSpecification', ...pounds };
  const once = { '@type': 'PriceSpecification', ...pounds };
  const clean = { ...each, unitText: 'clean' };
  const { '@graph': things } = priceGuideData(business, guide, 'Price Guide');
  expect((things as readonly { hasOfferCatalog?: unknown }[])[0]!.hasOfferCatalog).toEqual({
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
              { '@type': 'Offer', name: 'Extension', priceSpecification: { ...clean, price: 2 } },
            ],
          },
        ],
      },
      {
        '@type': 'OfferCatalog',
        name: 'More',
        itemListElement: [
          {
            '@type': 'Offer',
            name: 'Roof',
            priceSpecification: [
              { ...each, unitText: 'panel', price: 5 },
              { ...once, name: 'minimum', price: 50 },
            ],
          },
          {
            '@type': 'Offer',
            name: 'Door',
            priceSpecification: [{ ...once, name: 'Door', price: 30 }],
          },
          {
            '@type': 'Offer',
            name: 'Any',
            itemOffered: { '@type': 'Service', name: 'Eaves' },
            priceSpecification: [{ ...once, name: 'House only', price: 60 }],
          },
        ],
      },
    ],
  });
});
