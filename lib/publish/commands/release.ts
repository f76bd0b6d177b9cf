/** Builds the site that may be published into `out/`, or says all that stands in the way. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

// What an earlier preview left must not be taken for the release that was refused.
rmSync('out', { recursive: true, force: true });

const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, SITE_BUILD: 'release' },
});

if (status === 0) console.log('The site is ready: publish what is in the folder out.\n');
process.exitCode = status ?? 1;
