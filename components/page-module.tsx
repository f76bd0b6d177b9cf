'use client';

import { useEffect } from 'react';

const files = {
  'contact-form': 'components/contact-form/contact-form-script.tsx',
  estimator: 'components/estimator/estimator-script.tsx',
  'web-vitals': 'components/report-web-vitals.ts',
};

type ModuleName = keyof typeof files;

/**
 * The modules that `next dev` imports; not the metrics, which would measure the development server. In a build, the
 * export bundles them instead, with the class names of the finished pages. Exported, so that `next dev` reloads the
 * whole page when one of them is saved.
 */
export const startInDevelopment: Partial<Record<ModuleName, () => Promise<unknown>>> =
  process.env.NODE_ENV === 'development'
    ? {
        'contact-form': () => import('./contact-form/contact-form-script'),
        estimator: () => import('./estimator/estimator-script'),
      }
    : {};

/** Adds a script to a page: the export replaces the `<meta>` with a `<script type="module">`. */
export function PageModule({ name }: { name: ModuleName }) {
  useEffect(() => void startInDevelopment[name]?.(), [name]);
  return <meta name="page-module" content={files[name]} />;
}
