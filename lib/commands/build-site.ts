import { spawnSync } from 'node:child_process';
import { exportFolders, type BuildKind } from '../site/build-kind';

/**
 * Builds the site and returns the folder of the export; undefined if the build failed. Next's output
 * goes to the terminal.
 */
export function buildSite(kind: BuildKind, env: Record<string, string> = {}): string | undefined {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, SITE_BUILD: kind },
  });
  return status === 0 ? exportFolders[kind] : undefined;
}
