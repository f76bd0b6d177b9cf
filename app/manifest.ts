import type { MetadataRoute } from 'next';
import { business } from '../content/business';
import { logoPath } from '../lib/photos/logo';

export const dynamic = 'force-static';

const logo = logoPath(business);

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0d3f49',
    icons: [
      ...(logo.endsWith('.svg') ? [{ src: logo, sizes: 'any', type: 'image/svg+xml' }] : []),
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
