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
