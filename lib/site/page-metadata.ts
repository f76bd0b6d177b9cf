import type { Metadata } from 'next';
import type { Business } from '../content/business';
import type { Content } from '../content/define-content';
import { maxDescription, type Pages } from '../content/pages';
import type { Service } from '../content/services';
import { cardPath, cardSize } from '../photos/social-card';
import { buildKind } from './build-kind';
import { sitePage } from './routes';

/**
 * Title, description and canonical link of a page, and the social card of the site. Search engines are asked
 * to skip some pages, and every page of a preview. A description that the owner leaves out names the services.
 */
export function pageMetadata(page: keyof Pages, content: Content): Metadata {
  const { business, pages, services } = content;
  const { route, summary, isListed } = sitePage(page);
  const { title, description = describe(summary, services) } = pages[page];
  const url = new URL(route, business.siteAddress).href;
  const card = new URL(cardPath, url).href;
  return {
    title: fullTitle(title, business),
    description,
    alternates: { canonical: url },
    robots: isListed(content) && buildKind === 'release' ? undefined : { index: false },
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

/** The title of a page in browser tabs and search results. */
export function fullTitle(title: string, { name }: Business): string {
  return `${title} | ${name}`;
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
