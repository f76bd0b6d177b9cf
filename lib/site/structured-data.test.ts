import { expect, it } from 'vitest';
import { business, contentWith } from '../testing/example';
import { sites } from '../testing/sites';
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
  const { priceGuide } = contentWith(sites['every month, a first clean at 1.5 times']);
  const data = JSON.stringify(priceGuideData(business, priceGuide, 'Price Guide'));
  expect(linesOf(JSON.parse(data)['@graph'][0].hasOfferCatalog)).toEqual([
    'OfferCatalog Price Guide',
    'OfferCatalog Price Guide',
    'Offer House: Monthly GBP 14.95 clean',
    'Offer Extension: GBP 2 clean',
    'Offer Conservatory: GBP 5 clean',
    'Offer Flat: Monthly GBP 9.95 clean',
    'Offer Extension: GBP 2 clean',
    'OfferCatalog Extras',
    'Offer House: Home only GBP 70',
    'Service Gutters cleared',
    'Offer Conservatory roof: GBP 5 panel, at least GBP 50',
  ]);
});

type Thing = {
  '@type': string;
  name: string;
  priceSpecification?: Record<string, string>[];
  itemListElement?: Thing[];
  addOn?: Thing[];
  itemOffered?: Thing;
};

/** A line for an offer, then those of what belongs to it. */
function linesOf({ '@type': type, name, priceSpecification, ...more }: Thing): string[] {
  const prices = priceSpecification?.map((one) =>
    [one.name, one.priceCurrency, one.price, one.unitText].filter(Boolean).join(' '),
  );
  const parts = [more.itemListElement ?? [], more.addOn ?? [], more.itemOffered ?? []].flat();
  return [`${type} ${name}${prices ? `: ${prices.join(', ')}` : ''}`, ...parts.flatMap(linesOf)];
}
