/** Installs missing engines from Debian packages if it can, and names those that are still missing. */
import { installPackages } from '../install-packages';
import { engines, missingFiles } from './engines';

const missing = () => engines.filter((engine) => missingFiles(engine).length > 0);

const packages = missing().flatMap((engine) => engine.packages);
if (packages.length > 0) installPackages(...packages);

for (const engine of missing()) {
  console.error(
    `${engine.name} is not tried: ${missingFiles(engine).join(' and ')} not found. On Debian, install ${engine.packages.join(' and ')}.`,
  );
  if (process.env.CI) process.exitCode = 1;
}
