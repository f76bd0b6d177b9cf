/** Installs Debian's packages of the engines that are missing, and names those that stay missing. */
import { spawnSync } from 'node:child_process';

import { engines, missingFiles } from './engines';

const isMissing = (engine: (typeof engines)[number]) => missingFiles(engine).length > 0;
const packages = engines.filter(isMissing).flatMap((engine) => engine.packages);

if (packages.length > 0 && process.platform === 'linux' && process.getuid?.() === 0) {
  aptGet('update');
  aptGet('install', '--yes', ...packages);
}

for (const engine of engines.filter(isMissing)) {
  console.error(
    `${engine.name} is not tried: there is no ${missingFiles(engine).join(', no ')}. On Debian, install ${engine.packages.join(' and ')}.`,
  );
  if (process.env.CI) process.exitCode = 1;
}

function aptGet(...args: string[]) {
  console.log(`> apt-get ${args.join(' ')}`);
  spawnSync('apt-get', args, { stdio: 'inherit' });
}
