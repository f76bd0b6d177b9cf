import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildSampleSite } from './build-sample-site';
import { changes, setup } from './site';

/** Builds the project's site, and links to it from the run's folder, by the site's name. */
setup('build', async ({ site }, { project }) => {
  const folder = await buildSampleSite(changes[site]);
  await mkdir(project.outputDir, { recursive: true });
  await symlink(folder, path.join(project.outputDir, site), 'junction');
});
