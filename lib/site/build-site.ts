import { spawnSync } from 'node:child_process';
import { exportFolders, type BuildKind } from './build-kind';

/**
 * Builds the site, with Next's progress in the terminal, and returns the folder that it was exported
 * to; undefined when there is no site, in which case the terminal says why.
 */
export function buildSite(kind: BuildKind, env: Record<string, string> = {}): string | undefined {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, SITE_BUILD: kind },
  });
  return status === 0 ? exportFolders[kind] : undefined;
}
