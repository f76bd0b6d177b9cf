import { expect, it } from 'vitest';
import { business, contentWith, writtenExample } from '../testing/example';
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

it.each([
  [{ each: 1, unit: 'm²', units: 'm²', minimum: 35 }, '£11 to £100', 'from £35'],
  [{ each: 1, unit: 'm²', units: 'm²', minimum: 100 }, 'from £11', 'from £100'],
  [{ each: 1, unit: 'm²', units: 'm²' }, '£11 to £100', undefined],
])(
  'with an extra at %j, the price range is %s, or %s if nothing else has a price',
  (price, range, alone) => {
    const extra = { id: 'patio', name: 'Patio', price };
    const { priceGuide: more } = contentWith({
      priceGuide: { extras: [...writtenExample.priceGuide.extras, extra] },
    });
    // None of these homes has a price.
    const only = {
      ...more,
      homes: more.homes.slice(-1),
      extras: more.extras.filter(({ id }) => id === 'patio'),
    };
    const rangeOf = (guide: typeof more) =>
      Object(pricesData(business, guide)['@graph'][0]).priceRange;
    expect([rangeOf(more), rangeOf(only)]).toEqual([range, alone]);
  },
);
