import { expect, it } from 'vitest';
import type { Price } from '../content/price';
import type { PriceGuide } from '../content/price-guide';
import { everyFact } from '../testing/every-fact';
import { business, contentWith, priceGuide } from '../testing/sample';
import { businessData, pricesData } from './structured-data';

it('the business’s facts are described in the terms of schema.org', async () => {
  const [bare] = (await businessData(business))['@graph'];
  expect(bare).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://www.example.com/#business',
    name: business.name,
    url: 'https://www.example.com/',
    telephone: [business.phone.international],
    email: business.email,
  });
  const { address, areas, company, profiles, vatNumber } = everyFact.business;
  const hours = [
    { days: 'Saturday', from: '09:00', to: '12:00' },
    ...everyFact.business.hours.slice(2),
  ];
  const full = contentWith({ business: { ...everyFact.business, areas: areas.slice(3), hours } });
  expect((await businessData(full.business))['@graph']).toEqual([
    {
      ...Object(bare),
      telephone: [business.phone.international, '+447712345678'],
      legalName: company.name,
      address,
      vatID: vatNumber,
      areaServed: ['YO21', 'YO22'],
      openingHoursSpecification: [
        expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' }),
      ],
      sameAs: profiles.map(({ link }) => link),
      hasCertification: [
        {
          '@type': 'Certification',
          name: 'Example Guild of Cleaners',
          certificationIdentification: '1234',
          url: 'https://guild.example.com/1234',
        },
      ],
    },
  ]);
});

const metres = { kind: 'each', each: 100, unit: 'm²', units: 'm²' } as const;
const patio = (price: Price, more: object = {}) => ({
  extras: [{ id: 'patio', name: 'Patio', price, ...more }],
});
const five = { kind: 'amount', amount: 500 } as const;
// None of these homes has a price.
const terraced = { homes: priceGuide.homes.slice(-1) };

it.each<[Partial<PriceGuide>, least: string | undefined]>([
  [{}, 'from £11'],
  [patio({ kind: 'times', times: 0.5, frequency: 'own' }), 'from £5.50'],
  [patio(five, { question: 'Gates?' }), 'from £11'],
  [patio(five, { question: 'Clean?', replacesFirst: true }), 'from £5'],
  [{ ...terraced, ...patio({ ...metres, minimum: 3500 }) }, 'from £35'],
  [{ ...terraced, ...patio({ ...metres, each: { from: 100 } }) }, 'from £1'],
  [{ ...terraced, extras: [] }, undefined],
])('of a price guide with %o, search engines read %s', (change, least) => {
  const [data] = pricesData(business, { ...priceGuide, ...change })['@graph'];
  expect(Object(data).priceRange).toBe(least);
});
