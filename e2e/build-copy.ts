import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { exportFolders } from '../lib/site/build-kind';

/**
 * Builds a preview in a copy of this project, which must lie within it, where imports find the installed
 * packages. Returns the folder of the export; throws what Next said if the build failed.
 */
export function buildCopy(copy: string, env: Record<string, string> = {}): string {
  const next = path.join(import.meta.dirname, '../node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_BUILD: 'preview',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The copy could not be built:\n${stdout}${stderr}`);
  return path.join(copy, exportFolders.preview);
}
