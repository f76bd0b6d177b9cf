import type { MetadataRoute } from 'next';
import { business } from '../content/business';
import { siteBuild } from '../lib/site/site-build';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  if (siteBuild === 'preview') return { rules: { userAgent: '*' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', business.siteAddress).href,
  };
}
