import { routes } from '../lib/site/routes';

/** The pages that have a module; the others have no script. */
export const moduleRoutes: string[] = [routes.contact, routes.prices];
