import { routes } from '../lib/site/routes';

/** The pages with an island, which are there for an answer. */
export const islandRoutes: string[] = [routes.contact, routes.prices];
