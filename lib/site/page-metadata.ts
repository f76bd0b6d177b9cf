import type { Metadata } from 'next';
import type { Business } from '../content/business';
import { type Route, routes } from './routes';
import { buildKind } from './build-kind';

type PageWords = { title: string; description: string };

/**
 * Title, description, canonical link and social card of a page. Search engines are asked to skip pages
 * with `index: false`, and every page of a preview.
 */
export function pageMetadata(
  business: Business,
  route: Route,
  { title, description }: PageWords,
  { index = true } = {},
): Metadata {
  const fullTitle = `${title} | ${business.name}`;
  const url = new URL(route, business.siteAddress).href;
  const card = new URL(`/cards${route === routes.home ? routes.about : route}.jpg`, url).href;
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
      images: [{ url: card, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
