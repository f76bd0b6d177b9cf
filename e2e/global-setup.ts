import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormService } from '../lib/preview/form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService } from '../lib/site/build-kind';
import { writeContent } from '../lib/testing/example-project';
import { writtenFull } from '../lib/testing/full-content';
import { oddContent } from '../lib/testing/odd-content';
import { priceLists } from '../lib/testing/price-lists';
import { buildExampleSite } from './build-example-site';

/**
 * For the whole run, serves a copy of the example site whose form posts to a stand-in of its own, the
 * example with every fact, the same with the longest price list and with one without regular work, and a site
 * of the oddest content. The workers, which start later, inherit the environment.
 */
export default async function globalSetup() {
  const formService = await startFormService({ port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'example-'));
  await cp(await buildExampleSite(), folder, { recursive: true });
  for (const name of ['contact.html', '_headers']) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(standInService, formService.url));
  }
  const fullFolder = await buildExampleSite((copy) => writeContent(copy, writtenFull));
  const { business, reviews } = writtenFull;
  const buildList = (list: string) =>
    buildExampleSite((copy) => writeContent(copy, { ...priceLists[list]!, business, reviews }));
  const longestFolder = await buildList('every 4, 8 and 12 weeks, three surcharges, 12 homes');
  const extrasFolder = await buildList('no regular work: driveways and gutters');
  const oddFolder = await buildExampleSite(async (copy) => {
    await cp('lib/photos/logo.svg', join(copy, 'content/photos/logo.svg'));
    await writeContent(copy, oddContent);
  });
  const serve = (site: string) => startPreviewServer({ folder: site, port: 0 });
  const folders = [folder, fullFolder, longestFolder, extrasFolder, oddFolder];
  const servers = await Promise.all(folders.map(serve));
  const [site, fullSite, longestSite, extrasSite, oddSite] = servers.map(({ url }) => url);
  Object.assign(process.env, {
    SITE_URL: site,
    SITE_FOLDER: folder,
    FULL_SITE_URL: fullSite,
    FULL_SITE_FOLDER: fullFolder,
    LONGEST_SITE_URL: longestSite,
    LONGEST_SITE_FOLDER: longestFolder,
    EXTRAS_SITE_URL: extrasSite,
    EXTRAS_SITE_FOLDER: extrasFolder,
    ODD_SITE_URL: oddSite,
    STAND_IN_SERVICE: formService.url,
  });
  return async () => {
    for (const { close } of [...servers, formService]) await close();
    await rm(folder, { recursive: true });
  };
}
