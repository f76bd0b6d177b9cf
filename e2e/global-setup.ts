import { startFormService } from '../lib/preview/form-service';
import { buildExampleSite } from './build-example-site';
import { serveSite } from './serve-site';

/**
 * Serves the example site and the stand-in form service for the whole run; the workers, which start later,
 * inherit the environment.
 */
export default async function globalSetup() {
  const formService = await startFormService({ port: 0 });
  const site = await serveSite(await buildExampleSite(), formService.url);
  Object.assign(process.env, {
    SITE_URL: site.url,
    SITE_FOLDER: site.folder,
    STAND_IN_SERVICE: formService.url,
  });
  return async () => {
    await site.close();
    await formService.close();
  };
}
