'use client';

import type { ComponentProps } from 'react';
import { usePathname } from 'next/navigation';
import { navigation, routes } from '../lib/site/routes';

/**
 * Links to the main pages, with the current page marked. A client component only because that is how Next
 * tells a layout's child which page is being rendered; the export ships no script for it.
 */
export function SiteNav(props: ComponentProps<'nav'>) {
  const pathname = usePathname();
  const current = pathname === routes.about ? routes.home : pathname;
  return (
    <nav {...props}>
      <ul>
        {navigation().map(({ route, label }) => (
          <li key={route}>
            <a href={route} aria-current={route === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
