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
} as const satisfies Record<keyof Pages | 'about', string>;

/**
 * The path of the contact card, which phones save, and of its folder in `app`. Not `/contact.vcf`: some hosts would send
 * that to programs which ask for `/contact` and accept anything.
 */
export const contactCard = '/contact-card.vcf';

/** Path of a page, e.g. `/prices`. */
export type Route = (typeof routes)[keyof typeof routes];

/** The links of header and footer, in order. The header has room for five; a sixth begins a second row. */
export function navigation(): { route: Route; label: string }[] {
  return [
    { route: routes.home, label: 'About' },
    { route: routes.contact, label: 'Contact' },
    { route: routes.services, label: 'Services' },
    { route: routes.faq, label: 'FAQ' },
    { route: routes.prices, label: 'Prices' },
  ];
}

/** Every page once: `/about` is the same page as `/`. */
export function pageRoutes(): Route[] {
  return Object.values(routes).filter((route) => route !== routes.about);
}

/** Pages for search engines; the FAQ only if it has questions. */
export function indexableRoutes(questionCount: number): Route[] {
  return pageRoutes().filter((route) => route !== routes.faq || questionCount > 0);
}
