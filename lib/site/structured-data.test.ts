import { expect, it } from 'vitest';
import { priceGuideSchema } from '../content/price-rules';
import { business, contentWith } from '../testing/example';
import { businessData, priceGuideData } from './structured-data';

it('what the business says of itself is told in the terms of schema.org, without an address', async () => {
  const facts = {
    areas: ['Whitby', 'YO21'],
    hours: [
      { days: 'Saturday to Monday', from: '09:00', to: '12:00' },
      { days: 'Tuesday', byAppointment: true },
    ],
    profiles: [{ name: 'Facebook', link: 'https://social.example.com/hill' }],
    customerLinks: [{ name: 'Pay us', link: 'https://pay.example.com/hill' }],
    mobile: '07712 345678',
    mobileRings: true,
    memberships: [{ name: 'Guild', number: '1234', link: 'https://guild.example.com' }],
  };
  const [bare] = (await businessData(business))['@graph'];
  const home = new URL('/', business.siteAddress).href;
  expect(bare).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${home}#business`,
    name: business.name,
    url: home,
    telephone: [business.phone.international],
    email: business.email,
  });
  const { '@graph': things } = await businessData(contentWith({ business: facts }).business);
  expect(things).toEqual([
    {
      ...(bare as object),
      telephone: [business.phone.international, '+447712345678'],
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
    frequencies: [
      { id: 'often', every: '4 weeks' },
      { id: 'monthly', every: 'month' },
    ],
    surcharges: [{ id: 'loft', name: 'Loft', countsAsExtended: true }],
    homes: [
      { heading: 'Semi', rows: [{ home: '2 Bed', often: 11.5, monthly: 17, loft: 2 }] },
      { rows: [{ home: 'Mews', often: 'on request', monthly: 'on request' }] },
    ],
    extrasHeading: 'More',
    extras: [
      { id: 'roof', name: 'Roof', price: { each: 5, unit: 'panel', minimum: 50 } },
      { id: 'inside', name: 'Inside', price: { times: 2 } },
      {
        id: 'eaves',
        name: 'Eaves',
        price: { bySize: [{ size: 'Any', houseOnly: 60, extended: 'on request' }] },
      },
    ],
    guideNote: 'Guides.',
  });
  const each = { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP' };
  const clean = { ...each, unitText: 'clean' };
  const catalog = (name: string, ...items: object[]) => ({
    '@type': 'OfferCatalog',
    name,
    itemListElement: items,
  });
  const offer = (name: string, priceSpecification: object[], more: object = {}) => ({
    '@type': 'Offer',
    name,
    priceSpecification,
    ...more,
  });
  const { '@graph': things } = priceGuideData(business, guide, 'Price Guide');
  expect((things as readonly { hasOfferCatalog?: unknown }[])[0]!.hasOfferCatalog).toEqual(
    catalog(
      'Price Guide',
      catalog(
        'Semi',
        offer(
          '2 Bed',
          [
            { ...clean, name: '4-week', price: 11.5 },
            { ...clean, name: 'Monthly', price: 17 },
          ],
          { addOn: [offer('Loft', [{ ...clean, price: 2 }])] },
        ),
      ),
      catalog(
        'More',
        offer('Roof', [
          { ...each, unitText: 'panel', price: 5 },
          { ...each, name: 'at least', price: 50 },
        ]),
        offer('Any', [{ ...each, name: 'Home only', price: 60 }], {
          itemOffered: { '@type': 'Service', name: 'Eaves' },
        }),
      ),
    ),
  );
});
