'use client';

import { useEffect } from 'react';

const files = {
  'contact-form': 'components/contact-form/contact-form.ts',
  estimator: 'components/estimator/estimator.ts',
  'web-vitals': 'lib/site/report-web-vitals.ts',
};

type ModuleName = keyof typeof files;

/**
 * What `next dev` starts: all but the metrics, which would be those of a development server. In a build
 * Next must not compile them, since it would name classes whose styles no page has. Exported because
 * `next dev` then reloads the page when one of them is saved.
 */
export const startInDevelopment: Partial<Record<ModuleName, () => Promise<unknown>>> =
  process.env.NODE_ENV === 'development'
    ? {
        'contact-form': () => import('./contact-form/contact-form'),
        estimator: () => import('./estimator/estimator'),
      }
    : {};

/** Gives a page a module. The export replaces the `<meta>` with a `<script type="module">`. */
export function PageModule({ name }: { name: ModuleName }) {
  useEffect(() => void startInDevelopment[name]?.(), [name]);
  return <meta name="page-module" content={files[name]} />;
}
