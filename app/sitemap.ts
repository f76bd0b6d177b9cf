import type { MetadataRoute } from 'next';
import { business, questions } from './site-content';
import { answered } from '../lib/content/questions';
import { indexableRoutes } from '../lib/site/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return indexableRoutes(answered(questions).length).map((route) => ({
    url: new URL(route, business.siteAddress).href,
  }));
}
