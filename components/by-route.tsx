'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Route } from '../lib/site/routes';

type ByRouteProps = { route: Route; there: ReactNode; elsewhere: ReactNode };

/** For a layout: shows `there` on one page, `elsewhere` on all others. A client component, like `SiteNav`. */
export function ByRoute({ route, there, elsewhere }: ByRouteProps) {
  return usePathname() === route ? there : elsewhere;
}
