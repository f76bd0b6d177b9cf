/** Builds the site that may be published into `out`, or says all that stands in the way. */
import { renameSync, rmSync } from 'node:fs';
import { buildSite } from '../../site/build-site';

const built = buildSite('release');

if (built === undefined) {
  console.error('There is no new release; the folder out was left as it was.\n');
  process.exitCode = 1;
} else {
  rmSync('out', { recursive: true, force: true });
  renameSync(built, 'out');
  console.log('The site is ready: publish what is in the folder out.\n');
}
