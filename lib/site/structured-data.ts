import type {
  Certification,
  Graph,
  HomeAndConstructionBusiness,
  Service as ServiceData,
} from 'schema-dts';
import { numbersToCall, type Business, type Membership } from '../content/business';
import type { PriceGuide } from '../content/price-guide';
import type { ServiceBlock } from '../content/services';
import { logoPath } from '../photos/logo';
import { photoRenditions, renditionPath } from '../photos/photo-renditions';
import { hasFigure, leastOf } from '../prices/amount';
import { cleanAmounts, possibleAmounts } from '../prices/price-lookup';
import { formatAmount } from '../prices/price-words';
import { serviceLink } from './links';
import { routes } from './routes';

/** What the home page (with its picture) and Contact show about the business, for search engines. */
export async function businessData(business: Business, photo?: string): Promise<Graph> {
  const memberships = business.memberships ?? [];
  return graph({
    ...aboutBusiness(business),
    ...(memberships.length > 0 && { hasCertification: memberships.map(certification) }),
    ...(photo && { image: await imageOf(business, photo) }),
  });
}

/** The business and what it does, as the services page shows it. */
export async function servicesData(business: Business, services: ServiceBlock[]): Promise<Graph> {
  const provider = aboutBusiness(business);
  const offered = services.map(async (service): Promise<ServiceData> => ({
    '@type': 'Service',
    name: service.title,
    description: service.description,
    url: absoluteUrl(business, serviceLink(service)),
    provider: { '@id': provider['@id'] },
    image: await imageOf(business, service.photo),
  }));
  return graph(provider, ...(await Promise.all(offered)));
}

/** The business and the least that a visit can cost, the only price that search engines show. */
export function pricesData(business: Business, guide: PriceGuide): Graph {
  // What a question asks about is never paid by itself, unless it replaces the first clean.
  const alone = guide.extras.filter(({ question, replacesFirst }) => !question || replacesFirst);
  const extras = alone.flatMap((extra) => possibleAmounts(extra, guide));
  // No upper end: a visit can be for several jobs.
  const least = leastOf([...cleanAmounts(guide), ...extras]);
  return graph({
    ...aboutBusiness(business),
    ...(hasFigure(least) && { priceRange: formatAmount(least) }),
  });
}

function graph(...things: Graph['@graph'][number][]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** What every page shows about the business, but not its registered office, which may be an accountant's. */
function aboutBusiness(business: Business) {
  const { name, email, siteAddress, logo, areas = [], hours = [], profiles = [] } = business;
  const { company, address, vatNumber } = business;
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
    telephone: numbersToCall(business).map(({ international }) => international),
    email,
    ...(company && { legalName: company.name }),
    ...(address && { address }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(logo && { logo: absoluteUrl(business, logoPath(business)) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ link }) => link) }),
    ...(times.length > 0 && { openingHoursSpecification: times }),
  } satisfies HomeAndConstructionBusiness;
}

/** Schema.org counts accreditations and licences as certifications; `memberOf` would not fit a licence. */
function certification({ name, number, link }: Membership): Certification {
  return { '@type': 'Certification', name, certificationIdentification: number, url: link };
}

async function imageOf(business: Business, photo: string): Promise<string> {
  const { jpeg } = await photoRenditions(photo);
  return absoluteUrl(business, renditionPath(jpeg));
}

function absoluteUrl({ siteAddress }: Business, path: string): string {
  return new URL(path, siteAddress).href;
}
