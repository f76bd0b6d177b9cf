import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { browserTargets } from './browser-targets';

/** An island of a page as its inline script needs it. */
export interface WatchedIsland {
  name: string;
  /** Script files to load. */
  files: string[];
  /** Its early script, an absolute path; nothing when there is no such file. */
  early: string;
}

/** The script that stands in a page with islands. */
export function islandScript(islands: WatchedIsland[]): Promise<string> {
  const lines = [`import { watchIsland } from './island-starter';`];
  islands.forEach(({ name, files, early }, index) => {
    const values = [`document.querySelector('[data-island=${name}]')!`, JSON.stringify(files)];
    if (existsSync(early)) {
      lines.unshift(`import { early as early${index} } from ${JSON.stringify(early)};`);
      values.push(`early${index}`);
    }
    lines.push(`watchIsland(${values});`);
  });
  return inlineScript(lines.join('\n'));
}

/** The script that loads the metrics of a page. */
export function metricsScript(files: string[]): Promise<string> {
  return inlineScript(
    `import { loadAfterPage } from './metrics-starter'; loadAfterPage(${JSON.stringify(files)});`,
  );
}

async function inlineScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets,
    // The project's own settings would add "use strict" to every page.
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
