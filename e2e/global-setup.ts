import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormService } from '../lib/preview/form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService } from '../lib/site/build-kind';
import { writeExampleContent } from '../lib/testing/example-project';
import { buildExampleSite } from './build-example-site';

/**
 * Serves a copy of the example site, whose form posts to a stand-in of its own, for the whole run, and
 * writes the content that it was built from; the workers, which start later, inherit the environment.
 */
export default async function globalSetup() {
  const formService = await startFormService({ port: 0 });
  const project = await mkdtemp(join(tmpdir(), 'example-'));
  await writeExampleContent(project);
  const folder = join(project, 'site');
  await cp(await buildExampleSite(), folder, { recursive: true });
  for (const name of ['contact.html', '_headers']) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(standInService, formService.url));
  }
  const site = await startPreviewServer({ folder, port: 0 });
  Object.assign(process.env, {
    SITE_URL: site.url,
    SITE_FOLDER: folder,
    EXAMPLE_PROJECT: project,
    STAND_IN_SERVICE: formService.url,
  });
  return async () => {
    await site.close();
    await formService.close();
    await rm(project, { recursive: true });
  };
}
