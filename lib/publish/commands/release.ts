/** Builds the site to publish into `out`, or leaves `out` alone and says why not. */
import { renameSync, rmSync } from 'node:fs';
import { buildSite } from '../../site/build-site';

const built = buildSite('release');

if (built === undefined) {
  console.error('There is no new release. The folder out is as it was before.\n');
  process.exitCode = 1;
} else {
  rmSync('out', { recursive: true, force: true });
  renameSync(built, 'out');
  console.log('The site is ready. Publish everything in the folder out.\n');
}
