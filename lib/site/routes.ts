/** Every page of the site: header, footer, sitemap, canonical links and browser tests read this list. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  faq: '/faq',
  prices: '/prices',
} as const;

/** Path of a page, e.g. `/prices`. */
export type Route = (typeof routes)[keyof typeof routes];

/** The navigation bar, in its order. */
export const navigation: { route: Route; label: string }[] = [
  { route: routes.about, label: 'About' },
  { route: routes.contact, label: 'Contact' },
  { route: routes.services, label: 'Services' },
  { route: routes.faq, label: 'FAQ' },
  { route: routes.prices, label: 'Prices' },
];

/** Pages for search engines: one address for the About page, and no FAQ page without questions. */
export function indexableRoutes(questionCount: number): Route[] {
  return Object.values(routes).filter(
    (route) => route !== routes.about && (route !== routes.faq || questionCount > 0),
  );
}
