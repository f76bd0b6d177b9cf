import { join } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from './browser-targets';

/** A file of this folder as a classic script for a page, with its declared constants filled in. */
export async function inlineScript(
  file: 'island-starter.ts' | 'metrics-starter.ts',
  constants: Record<string, unknown>,
): Promise<string> {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets,
    // The project's own settings would add "use strict" to every page.
    tsconfigRaw: {},
    define: Object.fromEntries(values),
  });
  return (outputFiles[0]?.text ?? '').trim();
}
