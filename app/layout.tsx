// Before the components, so that their styles win over its layer.
import './global.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Notices } from '../components/notices';
import { PageModule } from '../components/page-module';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader } from '../components/site-header';
import visuallyHidden from '../components/styles/visually-hidden.module.css';
import { business } from './site-content';
import { anchors, mainLink } from '../lib/site/links';
import type { AccentColour } from '../lib/content/accent-colour';
import { iconPath, logoPath } from '../lib/photos/logo';
import styles from './layout.module.css';

/** Shared by all pages; each adds its own title, description and canonical link. */
export const metadata: Metadata = {
  icons: {
    icon: [logoPath(business), { url: iconPath('icon-32.png'), sizes: '32x32' }],
    apple: iconPath('apple-touch-icon.png'),
  },
  // Text as large as in the phone's settings; where the module for performance metrics sends them.
  other: { 'text-scale': 'scale', 'web-vitals-endpoint': business.metricsEndpoint ?? [] },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfdfd' },
    { media: '(prefers-color-scheme: dark)', color: '#071d25' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      {business.accentColour && <AccentStyle accent={business.accentColour} />}
      <body>
        <a className={`${styles.skip} ${visuallyHidden.unlessFocused}`} href={mainLink()}>
          Skip to main content
        </a>
        <SiteHeader business={business} />
        <main id={anchors.main} tabIndex={-1}>
          <Notices business={business} />
          {children}
        </main>
        <SiteFooter business={business} />
        {business.metricsEndpoint && <PageModule name="web-vitals" />}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </body>
    </html>
  );
}

/** Lets browsers prerender a page when its link is hovered over or touched. */
const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Replaces the accent of the tokens with the owner's colour: rules outside layers win over rules in a layer. With
 * an edge of this mixture, a button of any colour stands out from every background of both schemes, at 1.5:1 or more.
 */
function AccentStyle({ accent: { fill, ink } }: { accent: AccentColour }) {
  return (
    <head>
      <style>
        {`:root{--color-accent:${fill};--color-on-accent:${ink};--color-accent-edge:color-mix(in srgb,${fill},${ink} 30%)}`}
      </style>
    </head>
  );
}
