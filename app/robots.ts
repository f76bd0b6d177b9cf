import type { MetadataRoute } from 'next';
import { business } from './site-content';
import { buildKind } from '../lib/site/build-kind';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  if (buildKind === 'preview') return { rules: { userAgent: '*' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', business.siteAddress).href,
  };
}
