import type { Metadata } from 'next';
import type { Content } from '../content/define-content';
import { maxDescription, type Pages } from '../content/pages';
import type { Service } from '../content/services';
import { cardPath, cardSize } from '../photos/social-card';
import { routes } from './routes';
import { buildKind } from './build-kind';

/** How a page's description for search results begins, unless the owner wrote one. Some homes may have no price. */
const summaries: Record<keyof Pages, string> = {
  home: 'What we clean, with a price or a quote for your home',
  services: 'How we do each job, with a price or a quote',
  prices: 'A price or a quote for your home and any extras',
  contact: 'Call, email or message us about any of these',
  faq: 'Your questions about what we do',
};

/**
 * Title, description and canonical link of a page, and the social card of the site. Search engines are asked
 * to skip pages with `index: false`, and every page of a preview. A description that the owner leaves out
 * names the services.
 */
export function pageMetadata(
  page: keyof Pages,
  { business, pages, services }: Pick<Content, 'business' | 'pages' | 'services'>,
  { index = true } = {},
): Metadata {
  const { title, description = describe(summaries[page], services) } = pages[page];
  const fullTitle = `${title} | ${business.name}`;
  const url = new URL(routes[page], business.siteAddress).href;
  const card = new URL(cardPath, url).href;
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url },
    robots: index && buildKind === 'release' ? undefined : { index: false },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: business.name,
      title,
      description,
      url,
      images: [{ url: card, ...cardSize, alt: business.name }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A summary, followed by as many names of services as fit. */
function describe(summary: string, services: Service[]): string {
  const names = services.map(({ title, nameInList = title }) => nameInList);
  const sentences = names.map((_, left) => {
    const named = left > 0 ? [...names.slice(0, -left), 'more'] : names;
    return `${summary}: ${new Intl.ListFormat('en-GB').format(named)}.`;
  });
  return sentences.find(({ length }) => length <= maxDescription)!;
}
