import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildExampleSite } from './build-example-site';
import { changes, setup } from './site';

/** Leaves the site of the project in a folder of its name. */
setup('build', async ({ site }, { project }) => {
  const folder = await buildExampleSite(changes[site]);
  await mkdir(project.outputDir, { recursive: true });
  await symlink(folder, path.join(project.outputDir, site), 'junction');
});
