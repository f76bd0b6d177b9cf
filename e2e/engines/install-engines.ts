/** Installs missing engines from Debian packages if it can, and reports those that are still missing. */
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
    `${engine.name} is skipped: ${missingFiles(engine).join(' and ')} not found. On Debian, install ${engine.packages.join(' and ')}.`,
  );
  if (process.env.CI) process.exitCode = 1;
}

function aptGet(...args: string[]) {
  console.log(`> apt-get ${args.join(' ')}`);
  spawnSync('apt-get', args, { stdio: 'inherit' });
}
