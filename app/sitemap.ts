import type { MetadataRoute } from 'next';
import * as content from './site-content';
import { everyPage } from '../lib/site/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return everyPage()
    .filter(({ isListed }) => isListed(content))
    .map(({ route }) => ({ url: new URL(route, content.business.siteAddress).href }));
}
