'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Route } from '../lib/site/routes';

type ByRouteProps = { route: Route; there: ReactNode; elsewhere: ReactNode };

/** What a layout shows on one page, and on all others. A client component as `SiteNav` is. */
export function ByRoute({ route, there, elsewhere }: ByRouteProps) {
  return usePathname() === route ? there : elsewhere;
}
