import { build } from 'esbuild';

/** What the inline script needs to know about an island. */
interface WatchedIsland {
  name: string;
  /** Script files to load. */
  files: string[];
  /** Absolute path of its early script. */
  early?: string;
}

/** The inline script of a page with islands. */
export function islandScript(islands: WatchedIsland[], targets: string[]): Promise<string> {
  const imports = [`import { watchIsland } from './watch-island';`];
  const calls = islands.map(({ name, files, early }, index) => {
    const values = [`document.querySelector('[data-island=${name}]')!`, JSON.stringify(files)];
    if (early) {
      imports.push(`import { early as early${index} } from ${JSON.stringify(early)};`);
      values.push(`early${index}`);
    }
    return `watchIsland(${values});`;
  });
  return inlineScript([...imports, ...calls].join('\n'), targets);
}

/** The inline script that loads files after the page. */
export function afterLoadScript(files: string[], targets: string[]): Promise<string> {
  return inlineScript(
    `import { loadAfterPage } from './load-after-page'; loadAfterPage(${JSON.stringify(files)});`,
    targets,
  );
}

async function inlineScript(source: string, target: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    // The project's tsconfig would add "use strict" to every page.
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
