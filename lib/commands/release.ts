/** Builds the site to publish into `out`, or leaves `out` alone and says why not. */
import { buildSite } from './build-site';
import { makeRelease } from './make-release';

try {
  const messages = await makeRelease(() => buildSite('release'));
  for (const sentence of messages) console.log(sentence);
} catch (error) {
  console.error((error as Error).message);
  console.error('There is no new release. The folder out is as it was before.\n');
  process.exitCode = 1;
}
