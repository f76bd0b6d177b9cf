/** Installs Chromium if there is none, and the Debian packages named as arguments. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium';

const isRoot = process.getuid?.() === 0;
const lacksChromium = () => !existsSync(chromiumPath());
const lacks = (name: string) => spawnSync('dpkg-query', ['--show', name]).status !== 0;

if (lacksChromium()) {
  // Fresh servers and containers lack the system's libraries too.
  const withLibraries = isRoot && process.platform === 'linux' ? ' --with-deps' : '';
  run(`playwright install chromium${withLibraries}`);
}
const others = lacksChromium() ? ['chromium', 'chromium-headless-shell'] : [];
const packages = [...others, ...process.argv.slice(2)];
if (isRoot && packages.some(lacks)) {
  run('apt-get update');
  run(`apt-get install --yes --no-install-recommends ${packages.join(' ')}`);
}
const missing = packages.filter(lacks).join(' ');
if (missing) console.error(`Some packages are missing. On Debian, install ${missing}.`);
if (lacksChromium()) console.error('On other systems, run "npx playwright install chromium".');
if (lacksChromium() || (missing && process.env.CI)) process.exitCode = 1;

/** Runs a command and shows its output. npm has put Playwright's command on the path. */
function run(command: string) {
  console.log(`> ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
