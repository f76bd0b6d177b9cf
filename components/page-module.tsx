'use client';

import { useEffect } from 'react';

const files = {
  'contact-form': 'components/contact-form/contact-form-script.tsx',
  estimator: 'components/estimator/estimator-script.tsx',
  'web-vitals': 'components/report-web-vitals.ts',
};

type ModuleName = keyof typeof files;

/**
 * The modules that `next dev` starts, without the metrics, which would measure the development server. A build
 * leaves them to the export: compiled by Next, they would name classes of styles that no page has. Exported, so
 * that `next dev` reloads the page when one of them is saved.
 */
export const startInDevelopment: Partial<Record<ModuleName, () => Promise<unknown>>> =
  process.env.NODE_ENV === 'development'
    ? {
        'contact-form': () => import('./contact-form/contact-form-script'),
        estimator: () => import('./estimator/estimator-script'),
      }
    : {};

/** Gives a page a module. The export replaces the `<meta>` with a `<script type="module">`. */
export function PageModule({ name }: { name: ModuleName }) {
  useEffect(() => void startInDevelopment[name]?.(), [name]);
  return <meta name="page-module" content={files[name]} />;
}
