import type {
  Certification,
  Graph,
  HomeAndConstructionBusiness,
  Offer,
  OfferCatalog,
  Service as ServiceData,
  PriceSpecification,
} from 'schema-dts';
import { ringing, type Business, type Membership } from '../content/business';
import type { Amount } from '../content/price';
import type { Extra, Home, PriceGuide } from '../content/price-guide';
import type { ServiceBlock } from '../content/services';
import { logoPath } from '../photos/logo';
import { photoRenditions } from '../photos/photo-renditions';
import { isPriced } from '../prices/price-words';
import { frequencyHead, sizeHeads } from '../prices/column-heads';
import { amountOf } from '../prices/price-forms';
import { routes } from './routes';

/** The business for search engines, with the picture that the page opens with if it has one. */
export async function businessData(business: Business, photo?: string): Promise<Graph> {
  const { memberships } = business;
  return graph({
    ...aboutBusiness(business),
    hasCertification: unlessEmpty(memberships?.map(certification)),
    image: await imageOf(business, photo),
  });
}

/** The business and what it does, as the services page says it. */
export async function servicesData(business: Business, services: ServiceBlock[]): Promise<Graph> {
  const provider = aboutBusiness(business);
  const offered = services.map(async ({ id, title, description, photo }): Promise<ServiceData> => ({
    '@type': 'Service',
    name: title,
    description,
    url: address(business, `${routes.services}#${id}`),
    provider: { '@id': provider['@id'] },
    image: await imageOf(business, photo),
  }));
  return graph(provider, ...(await Promise.all(offered)));
}

/** The business and its price guide: one offer a row, as the tables name them. */
export function priceGuideData(business: Business, guide: PriceGuide, name: string): Graph {
  const { homes, extras, extrasHeading } = guide;
  const tables = homes
    .filter((table) => isPriced(table, guide))
    .map(({ heading = name, rows }) =>
      catalog(
        heading,
        rows.flatMap((home) => homeOffer(home, guide)),
      ),
    );
  const offers = extras.flatMap((extra) => extraOffers(extra, guide));
  const catalogs = [...tables, ...(offers.length > 0 ? [catalog(extrasHeading, offers)] : [])];
  return graph({
    ...aboutBusiness(business),
    hasOfferCatalog: catalogs.length > 0 ? catalog(name, catalogs) : undefined,
  });
}

function graph(...things: Graph['@graph'][number][]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Without the street address that Google recommends: a business run from home need not publish one. */
function aboutBusiness(business: Business) {
  const { name, email, siteAddress, logo, areas, hours, profiles } = business;
  const times = hours
    ?.filter(({ byAppointment }) => !byAppointment)
    .map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.each,
      opens: from,
      closes: to,
    }));
  const home = new URL(routes.home, siteAddress).href;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${home}#business`,
    name,
    url: home,
    telephone: ringing(business).map(({ international }) => international),
    email,
    logo: logo && address(business, logoPath(business)),
    areaServed: unlessEmpty(areas),
    sameAs: unlessEmpty(profiles?.map(({ link }) => link)),
    openingHoursSpecification: unlessEmpty(times),
  } satisfies HomeAndConstructionBusiness;
}

/** JSON leaves out what is undefined. */
function unlessEmpty<Entry>(list: Entry[] = []): Entry[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Schema.org counts accreditations and licences as certifications; `memberOf` would fit no licence. */
function certification({ name, number, link }: Membership): Certification {
  return { '@type': 'Certification', name, certificationIdentification: number, url: link };
}

function catalog(name: string, items: (Offer | OfferCatalog)[]): OfferCatalog {
  return { '@type': 'OfferCatalog', name, itemListElement: items };
}

function homeOffer(home: Home, { frequencies, surcharges }: PriceGuide): Offer[] {
  const prices = frequencies.flatMap((frequency) =>
    specify(amountOf(home, frequency.id), frequencyHead(frequency), 'clean'),
  );
  const addOn = surcharges.flatMap(({ id, name }) =>
    offer(name, specify(amountOf(home, id), undefined, 'clean')),
  );
  return offer(home.home, prices, { addOn });
}

/** What has no amount that holds for every home has no offer. */
function extraOffers({ name, price }: Extra, guide: PriceGuide): Offer[] {
  switch (price.form) {
    case 'amount':
      return offer(name, specify(price.amount, name));
    case 'times':
      return [];
    case 'each': {
      const least = specify(price.minimum ?? 'on request', 'at least');
      return offer(name, [...specify(price.each, undefined, price.unit), ...least]);
    }
    case 'bySize': {
      const [only, more] = sizeHeads(guide);
      return price.bySize.flatMap(({ size, houseOnly, extended = 'on request' }) => {
        const prices = [...specify(houseOnly, only), ...specify(extended, more)];
        return offer(size, prices, { itemOffered: { '@type': 'Service', name } });
      });
    }
  }
}

/** No offer if there are no prices. */
function offer(name: string, priceSpecification: PriceSpecification[], more?: Partial<Offer>) {
  const made: Offer = { '@type': 'Offer', name, priceSpecification, ...more };
  return priceSpecification.length > 0 ? [made] : [];
}

/** Without a unit, the price of a job. Schema.org takes amounts without a currency sign. */
function specify(amount: Amount, name?: string, unitText?: string): PriceSpecification[] {
  if (amount === 'on request') return [];
  const pounds = amount / 100;
  return [
    { '@type': 'UnitPriceSpecification', name, price: pounds, priceCurrency: 'GBP', unitText },
  ];
}

async function imageOf(business: Business, photo?: string): Promise<string | undefined> {
  if (photo === undefined) return undefined;
  const { renditions } = await photoRenditions(photo);
  const jpeg = renditions.find(({ format }) => format === 'jpeg');
  return address(business, `/photos/${jpeg?.name}`);
}

function address({ siteAddress }: Business, path: string): string {
  return new URL(path, siteAddress).href;
}
