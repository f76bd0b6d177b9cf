'use client';

import { useEffect } from 'react';

const files = {
  'contact-form': 'components/contact-form/contact-form.ts',
  estimator: 'components/estimator/estimator.ts',
  'web-vitals': 'lib/site/report-web-vitals.ts',
};

/**
 * What `next dev` starts; the export bundles the files instead. Next must not compile them for it: it
 * would name classes whose styles no page has. Exported only because a save then reloads the page.
 */
export const startInDevelopment =
  process.env.NODE_ENV === 'development'
    ? {
        'contact-form': () => import('./contact-form/contact-form'),
        estimator: () => import('./estimator/estimator'),
        'web-vitals': () => import('../lib/site/report-web-vitals'),
      }
    : undefined;

/** Gives a page a module. The export replaces the `<meta>` by a `<script type="module">`. */
export function PageModule({ name }: { name: keyof typeof files }) {
  useEffect(() => void startInDevelopment?.[name](), [name]);
  return <meta name="page-module" content={files[name]} />;
}
