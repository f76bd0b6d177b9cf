/** Builds the site to publish into `out`, or leaves `out` alone and says why not. */
import { exportFolders } from '../../site/build-kind';
import { buildSite } from '../../site/build-site';
import { replaceFolder, restoreFolder } from '../replace-folder';

try {
  restoreFolder('out', exportFolders.release);
  const built = buildSite('release');
  if (built === undefined) throw new Error('The site could not be built.');
  replaceFolder('out', built);
  console.log('The site is ready. Publish everything in the folder out.\n');
} catch (error) {
  console.error((error as Error).message);
  console.error('There is no new release. The folder out is as it was before.\n');
  process.exitCode = 1;
}
