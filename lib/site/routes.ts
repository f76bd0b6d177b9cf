import type { Content } from '../content/define-content';
import type { Pages } from '../content/pages';

/** The paths of pages. Call no function at the top of this file: bundlers keep its result in every script, used or not. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  faq: '/faq',
  prices: '/prices',
} as const satisfies Record<keyof Pages | 'about', string>;

/** Path of a page, e.g. `/prices`. */
export type Route = (typeof routes)[keyof typeof routes];

type SitePage = {
  /** Its name in the header, which has room for five: a sixth begins a second row. Without one, link to it elsewhere. */
  label?: string;
  /** How its description for search results begins, unless the owner wrote one. Some homes may have no price. */
  summary: string;
  /** Whether search engines may list it. Left out, they may. */
  isListed?: (content: Content) => boolean;
};

/** Every page once: `/about` is the same page as `/`. Owners write the titles. */
const sitePages: Record<keyof Pages, SitePage> = {
  home: { label: 'About', summary: 'What we clean, with a price or a quote for your home' },
  contact: { label: 'Contact', summary: 'Call, email or message us about any of these' },
  services: { label: 'Services', summary: 'How we do each job, with a price or a quote' },
  faq: {
    label: 'FAQ',
    summary: 'Your questions about what we do',
    isListed: ({ questions }) => questions.some(({ answer }) => answer.length > 0),
  },
  prices: { label: 'Prices', summary: 'A price or a quote for your home and any extras' },
};

/** What the site knows of a page, apart from its owner's words. */
export function sitePage(name: keyof Pages) {
  return { isListed: () => true, ...sitePages[name], name, route: routes[name] };
}

/** Every page, in the order of the header. */
export function everyPage() {
  return (Object.keys(sitePages) as (keyof Pages)[]).map(sitePage);
}

/** The pages that the header links to. */
export function navigation() {
  return everyPage().filter(({ label }) => label);
}

/** The path of every page. */
export function pageRoutes(): Route[] {
  return everyPage().map(({ route }) => route);
}

/**
 * The path of the contact card, which phones save, and of its folder in `app`. Not `/contact.vcf`: some hosts would send
 * that to programs which ask for `/contact` and accept anything.
 */
export const contactCard = '/contact-card.vcf';
