import type {
  Certification,
  Graph,
  HomeAndConstructionBusiness,
  Offer,
  OfferCatalog,
  Service as ServiceData,
  PriceSpecification,
} from 'schema-dts';
import type { Business, Membership } from '../content/business';
import type { AdditionalServicePrices, PriceGuide, WindowPrices } from '../content/price-guide';
import type { Service } from '../content/services';
import { logoPath } from '../photos/logo';
import { photoRenditions } from '../photos/photo-renditions';
import { additionalServiceWords, houseWords } from '../prices/price-words';
import { routes } from './routes';

/** The business for search engines, with the picture that the page opens with if it has one. */
export async function businessData(business: Business, photo?: string): Promise<Graph> {
  const { memberships = [] } = business;
  return graph({
    ...aboutBusiness(business),
    ...(memberships.length > 0 && { hasCertification: memberships.map(certification) }),
    ...(await imageOf(business, photo)),
  });
}

/** The business and what it does, as the services page says it. */
export async function servicesData(business: Business, services: Service[]): Promise<Graph> {
  const provider = aboutBusiness(business);
  const offered = services.map(async ({ id, title, description, photo }): Promise<ServiceData> => ({
    '@type': 'Service',
    name: title,
    description,
    url: address(business, `${routes.services}#${id}`),
    provider: { '@id': provider['@id'] },
    ...(await imageOf(business, photo)),
  }));
  return graph(provider, ...(await Promise.all(offered)));
}

/** The business and its price guide: one offer a row, one price a column, as the tables name them. */
export function priceGuideData(business: Business, guide: PriceGuide, name: string): Graph {
  const { headings, semiDetached, detached, additionalServices } = guide;
  return graph({
    ...aboutBusiness(business),
    hasOfferCatalog: catalog(name, [
      catalog(headings.semiDetached, semiDetached.map(windowsOffer)),
      catalog(headings.detached, detached.map(windowsOffer)),
      catalog(headings.additionalServices, [
        ...additionalServices.flatMap(additionalOffers),
        roofOffer(guide),
      ]),
    ]),
  });
}

function graph(...things: Graph['@graph'][number][]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Without the street address that Google recommends: a business run from home need not publish one. */
function aboutBusiness(business: Business) {
  const { name, phone, email, siteAddress, logo } = business;
  const { areas = [], hours = [], profiles = [] } = business;
  const times = hours.flatMap(({ days, from, to }) =>
    from && to
      ? {
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: days.each,
          opens: from,
          closes: to,
        }
      : [],
  );
  const home = new URL(routes.home, siteAddress).href;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${home}#business`,
    name,
    url: home,
    telephone: phone.international,
    email,
    ...(logo && { logo: address(business, logoPath(business)) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ link }) => link) }),
    ...(times.length > 0 && { openingHoursSpecification: times }),
  } satisfies HomeAndConstructionBusiness;
}

/** Schema.org counts accreditations and licences as certifications; `memberOf` would fit no licence. */
function certification({ name, number, link }: Membership): Certification {
  return { '@type': 'Certification', name, certificationIdentification: number, url: link };
}

function catalog(name: string, items: (Offer | OfferCatalog)[]): OfferCatalog {
  return { '@type': 'OfferCatalog', name, itemListElement: items };
}

function windowsOffer(row: WindowPrices): Offer {
  const perClean = (pence: number, name?: string) => perUnit('clean', pence, name);
  const extra = (name: string, pence: number): Offer => ({
    '@type': 'Offer',
    name,
    priceSpecification: perClean(pence),
  });
  return {
    '@type': 'Offer',
    name: row.property,
    priceSpecification: [perClean(row.fourWeeks, '4-week'), perClean(row.eightWeeks, '8-week')],
    addOn: [extra('Extension', row.extension), extra('Conservatory', row.conservatory)],
  };
}

function additionalOffers(row: AdditionalServicePrices): Offer[] {
  return (['gutterClearing', 'gutterFasciaSoffits'] as const).map((service) => ({
    '@type': 'Offer',
    name: row.property,
    itemOffered: { '@type': 'Service', name: additionalServiceWords[service] },
    priceSpecification: [
      perJob(row[service].without, houseWords.without),
      perJob(row[service].with, houseWords.with),
    ],
  }));
}

function roofOffer({ conservatoryRoof: { perPanel, minimum } }: PriceGuide): Offer {
  return {
    '@type': 'Offer',
    name: 'Conservatory roof',
    priceSpecification: [perUnit('panel', perPanel), perJob(minimum, 'minimum charge')],
  };
}

function perUnit(unitText: string, pence: number, name?: string): PriceSpecification {
  return { '@type': 'UnitPriceSpecification', ...(name && { name }), ...amount(pence), unitText };
}

function perJob(pence: number, name: string): PriceSpecification {
  return { '@type': 'PriceSpecification', name, ...amount(pence) };
}

/** Schema.org takes amounts without a currency sign. */
function amount(pence: number) {
  return { price: pence / 100, priceCurrency: 'GBP' };
}

async function imageOf(business: Business, photo?: string): Promise<{ image?: string }> {
  if (photo === undefined) return {};
  const { renditions } = await photoRenditions(photo);
  const jpeg = renditions.find(({ format }) => format === 'jpeg');
  return { image: address(business, `/photos/${jpeg?.name}`) };
}

function address({ siteAddress }: Business, path: string): string {
  return new URL(path, siteAddress).href;
}
