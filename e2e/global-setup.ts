import { serveExampleSite } from './serve-example-site';

/** Serves the site for the whole run; the workers, which start later, inherit the environment. */
export default async function globalSetup() {
  const { url, folder, formServiceUrl, close } = await serveExampleSite();
  Object.assign(process.env, {
    SITE_URL: url,
    SITE_FOLDER: folder,
    STAND_IN_SERVICE: formServiceUrl,
  });
  return close;
}
