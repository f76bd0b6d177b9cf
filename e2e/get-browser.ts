/** Installs Chromium for the tests if there is none; with `engines`, every engine that is missing. */
import { spawnSync } from 'node:child_process';
import { engineNames, engines, isInstalled } from './engines/engines';

const wanted = process.argv[2] === 'engines' ? engineNames : (['Chromium'] as const);
const missing = () => wanted.filter((name) => !isInstalled(name));
const isRoot = process.getuid?.() === 0;

if (missing().includes('Chromium')) {
  // Fresh servers and containers lack the system's libraries too.
  const withLibraries = isRoot && process.platform === 'linux' ? ' --with-deps' : '';
  run(`playwright install chromium${withLibraries}`);
}
if (isRoot && missing().length > 0) {
  const packages = missing().flatMap((name) => engines[name].packages);
  run('apt-get update');
  run(`apt-get install --yes --no-install-recommends ${packages.join(' ')}`);
}
for (const name of missing()) {
  const packages = engines[name].packages.join(' and ');
  console.error(`${name} is not tried: it is not installed. On Debian, install ${packages}.`);
  if (name === 'Chromium') console.error('Elsewhere, run "npx playwright install chromium".');
  if (name === 'Chromium' || process.env.CI) process.exitCode = 1;
}

/** Runs a command with its output in the terminal; npm finds Playwright's. */
function run(command: string) {
  console.log(`> ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
