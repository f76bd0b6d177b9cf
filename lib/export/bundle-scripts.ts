import { createRequire } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { browserTargets } from './browser-targets';
import type { ClassMap } from './class-names';
import { ExportRefusal } from './export-refusal';
import type { Island } from './find-islands';
import { scriptBeside } from './script-beside';

/** Where scripts are bundled from. */
export interface BundleProject {
  projectDir: string;
  /** What paths in Next's output begin at. */
  rootDir: string;
  classNames: Map<string, ClassMap>;
}

export interface Bundles {
  /** Contents of the script files, by name. */
  files: Map<string, Uint8Array>;
  /** The files to load for each entry: its own first, then shared ones. */
  loads: Map<string, string[]>;
}

/** Where an island's component is imported from. */
type Component = Pick<Island, 'name' | 'file' | 'exportName'>;

/**
 * Bundles islands, which share one copy of React, and the project's other scripts by name. What answers
 * before an island is bundled apart from it, so that neither waits for a file which only the other needs.
 */
export async function bundleScripts(
  project: BundleProject,
  islands: Component[],
  scripts: Map<string, string>,
): Promise<Bundles> {
  const firsts = islands.flatMap(({ name, file }) => {
    const script = scriptBeside(file, 'first');
    return script ? [[name, firstOf(name, script)] as const] : [];
  });
  const others = [
    ...islands.map((island) => [island.name, hydrationOf(island)] as const),
    ...[...scripts].map(([name, file]) => [name, `import ${JSON.stringify(file)};`] as const),
  ];
  const [before, after] = await Promise.all([
    bundle(project, new Map(firsts), '[name].first-[hash]'),
    bundle(project, new Map(others), '[name]-[hash]'),
  ]);
  return {
    files: new Map([...before.files, ...after.files]),
    loads: new Map(
      [...after.loads].map(([name, files]) => [
        name,
        [...(before.loads.get(name) ?? []), ...files],
      ]),
    ),
  };
}

async function bundle(
  project: BundleProject,
  entries: Map<string, string>,
  entryNames: string,
): Promise<Bundles> {
  const { outputFiles = [], metafile } = await run(project, entries, {
    platform: 'browser',
    format: 'esm',
    splitting: true,
    target: await browserTargets(project.projectDir),
    entryNames,
    chunkNames: '[hash]',
    metafile: true,
    // Chromium then compiles while the file arrives, not function by function while the visitor waits.
    banner: { js: '//# allFunctionsCalledOnLoad' },
  });
  const outputs = metafile?.outputs ?? {};
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    loads: new Map(
      Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
        entryPoint ? [[entryPoint.replace('entry:', ''), withImports(path, outputs)] as const] : [],
      ),
    ),
  };
}

/** Renders an island to HTML from the same code and class names as its bundle. */
export async function islandRenderer(
  project: BundleProject,
  island: Component,
): Promise<(props: object) => string> {
  const { outputFiles = [] } = await run(project, new Map([[island.name, renderingOf(island)]]), {
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    minify: false,
  });
  const bundle = runInThisContext(`(function (module, require) {${outputFiles[0]?.text}\n})`);
  const module = { exports: {} as { render: (props: object) => string } };
  bundle(module, createRequire(join(project.projectDir, 'package.json')));
  return module.exports.render;
}

/** What answers a visitor until React does. */
function firstOf(name: string, script: string): string {
  return `
    import { first } from ${JSON.stringify(script)};
    const marker = document.querySelector('[data-island=${name}]');
    first(marker, JSON.parse(marker.dataset.props));`;
}

/** Takes over in the task that loaded it: React by itself would wait for another. */
function hydrationOf({ name, file, exportName }: Component): string {
  return `
    import { flushSync } from 'react-dom';
    import { hydrateRoot } from 'react-dom/client';
    import { ${exportName} as Island } from ${JSON.stringify(file)};
    const marker = document.querySelector('[data-island=${name}]');
    const root = marker.querySelector('[data-root]');
    flushSync(() => hydrateRoot(root, <Island {...JSON.parse(marker.dataset.props)} />));`;
}

function renderingOf({ file, exportName }: Component): string {
  return `
    import { renderToString } from 'react-dom/server';
    import { ${exportName} as Island } from ${JSON.stringify(file)};
    export const render = (props) => renderToString(<Island {...props} />);`;
}

async function run(project: BundleProject, entries: Map<string, string>, options: BuildOptions) {
  try {
    return await build({
      absWorkingDir: project.projectDir,
      outdir: 'out',
      write: false,
      bundle: true,
      minify: true,
      legalComments: 'none',
      logLevel: 'silent',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      entryPoints: [...entries.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
      plugins: [virtualEntries(project, entries), withoutNext, classNamesOf(project)],
      ...options,
    });
  } catch (error) {
    throw new ExportRefusal(
      (error as BuildFailure).errors.map(
        ({ location, text }) => `${location?.file ?? 'island'}: ${text}`,
      ),
    );
  }
}

function virtualEntries({ projectDir }: BundleProject, entries: Map<string, string>): Plugin {
  return {
    name: 'virtual-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.replace('entry:', ''),
        namespace: 'entry',
      }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: entries.get(path),
        loader: 'tsx',
        resolveDir: projectDir,
      }));
    },
  };
}

const withoutNext: Plugin = {
  name: 'without-next',
  setup({ onResolve }) {
    onResolve({ filter: /^next(\/|$)/ }, ({ path }) => ({
      errors: [{ text: `an island cannot import ${path}, since Next does not reach the browser.` }],
    }));
  },
};

function classNamesOf({ rootDir, classNames }: BundleProject): Plugin {
  return {
    name: 'class-names',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const file = relative(rootDir, path).replaceAll(sep, '/');
        const names = classNames.get(file);
        return names
          ? { contents: JSON.stringify(names), loader: 'json' }
          : { errors: [{ text: `Next's output has no class names for ${file}.` }] };
      });
    },
  };
}

/** A file and everything that it imports, itself first. */
function withImports(
  path: string,
  outputs: Record<string, { imports: { path: string; kind: string }[] }>,
): string[] {
  const found = new Set([path]);
  for (const file of found) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found].map((file) => basename(file));
}
