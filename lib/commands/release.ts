/** Builds a release into `out`. If the build fails, leaves `out` unchanged and prints why. */
import { buildSite } from './build-site';
import { makeRelease } from './make-release';

try {
  const messages = await makeRelease(() => buildSite('release'));
  for (const sentence of messages) console.log(sentence);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
