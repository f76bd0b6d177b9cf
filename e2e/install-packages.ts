import { spawnSync } from 'node:child_process';

/** Installs Debian packages, and tells whether it could. Only root can. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  run('apt-get', 'update');
  return run('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}

/** Runs a command with its output in the terminal, and tells whether it succeeded. */
export function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
