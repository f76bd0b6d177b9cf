import type { Pages } from '../content/pages';

/**
 * Every page of the site, for navigation, sitemap, canonical links and browser tests. Call no function at the top of
 * this file: bundlers keep its result in every script, used or not.
 */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  faq: '/faq',
  prices: '/prices',
} as const satisfies Record<keyof Pages | 'home', string>;

/** Names at the top of the published site, besides its pages and what is in `public`; no old address may be one. */
export function siteFiles(): string[] {
  return '404 _headers _next cards contact.vcf icons photos robots.txt sitemap.xml'.split(' ');
}

/** Path of a page, e.g. `/prices`. */
export type Route = (typeof routes)[keyof typeof routes];

/** The links of header and footer, in order. */
export const navigation: { route: Route; label: string }[] = [
  { route: '/about', label: 'About' },
  { route: '/contact', label: 'Contact' },
  { route: '/services', label: 'Services' },
  { route: '/faq', label: 'FAQ' },
  { route: '/prices', label: 'Prices' },
];

/** Every page once: About is the home page. */
export function pageRoutes(): Route[] {
  return Object.values(routes).filter((route) => route !== routes.about);
}

/** Pages for search engines: the FAQ only if it has questions. */
export function indexableRoutes(questionCount: number): Route[] {
  return pageRoutes().filter((route) => route !== routes.faq || questionCount > 0);
}
