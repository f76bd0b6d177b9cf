import { expect, it } from 'vitest';
import type { Price } from '../content/price';
import type { PriceGuide } from '../content/price-guide';
import { business, contentWith, priceGuide } from '../testing/sample';
import { businessData, pricesData } from './structured-data';

it('the business’s facts are described in the terms of schema.org', async () => {
  const facts = {
    areas: ['Whitby', 'YO21'],
    hours: [
      { days: 'Saturday to Monday', from: '09:00', to: '12:00' },
      { days: 'Tuesday', byAppointment: true },
    ],
    profiles: [{ name: 'Facebook', link: 'https://social.example.com/hill' }],
    customerLinks: [{ name: 'Pay a bill', link: 'https://pay.example.com/hill' }],
    mobile: '07712 345678',
    mobileTakesCalls: true,
    company: {
      name: 'Hill Limited',
      number: '01234567',
      registeredIn: 'Wales' as const,
      office: '2 High Street, Cardiff, ZZ1 1ZZ',
    },
    address: '1 High Street, Barry, ZZ2 2ZZ',
    vatNumber: 'GB 123 4567 89',
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
      legalName: 'Hill Limited',
      address: '1 High Street, Barry, ZZ2 2ZZ',
      vatID: 'GB 123 4567 89',
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
  [patio({ ...metres, minimum: 3500 }), 'from £11'],
  [patio(five), 'from £5'],
  [patio(five, { question: 'Gates?' }), 'from £11'],
  [patio(five, { question: 'Clean?', replacesFirst: true }), 'from £5'],
  [{ ...terraced, ...patio({ ...metres, minimum: 3500 }) }, 'from £35'],
  [{ ...terraced, ...patio({ ...metres, each: { from: 100 } }) }, 'from £1'],
  [{ ...terraced, extras: [] }, undefined],
])('of a price guide with %o, search engines read %s', (change, least) => {
  const [data] = pricesData(business, { ...priceGuide, ...change })['@graph'];
  expect(Object(data).priceRange).toBe(least);
});
