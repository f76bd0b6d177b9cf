import { createRequire } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { browserTargets } from './browser-targets';
import type { ClassMap } from './class-names';
import { ExportRefusal } from './export-refusal';

export interface IslandProject {
  projectDir: string;
  classNames: Map<string, ClassMap>;
}

export interface Bundles {
  /** Contents of the script files, by name. */
  files: Map<string, Uint8Array>;
  /** For each entry the files to load: its own first, then what it shares with others. */
  loads: Map<string, string[]>;
}

/** Name of the entry that reports performance metrics. */
export const metricsEntry = 'web-vitals';

/** Path of an island's component in the project. */
export function islandFile(name: string): string {
  return `components/${name}/${name}.tsx`;
}

/** Bundles each named island with React alone, which they share. */
export function bundleIslands(project: IslandProject, names: string[]): Promise<Bundles> {
  return bundle(project, new Map(names.map((name) => [name, hydrationOf(name)])));
}

/** Bundles the report of performance metrics, apart from React. */
export function bundleMetrics(project: IslandProject): Promise<Bundles> {
  return bundle(project, new Map([[metricsEntry, metricsSource]]));
}

async function bundle(project: IslandProject, entries: Map<string, string>): Promise<Bundles> {
  const { outputFiles = [], metafile } = await run(project, entries, {
    platform: 'browser',
    format: 'esm',
    splitting: true,
    target: browserTargets,
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    metafile: true,
  });
  const outputs = metafile?.outputs ?? {};
  const loads = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace('entry:', ''), withImports(path, outputs)] as const] : [],
  );
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    loads: new Map(loads),
  };
}

/** Renders an island to HTML with the code and the class names of its bundle. */
export async function islandRenderer(
  project: IslandProject,
  name: string,
): Promise<(props: object) => string> {
  const { outputFiles = [] } = await run(project, new Map([[name, renderingOf(name)]]), {
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

function hydrationOf(name: string): string {
  return `
    import { hydrateRoot } from 'react-dom/client';
    import { ${exportName(name)} as Island } from './${islandFile(name)}';
    for (const marker of document.querySelectorAll('[data-island="${name}"]')) {
      hydrateRoot(marker, <Island {...JSON.parse(marker.dataset.props)} />);
    }`;
}

function renderingOf(name: string): string {
  return `
    import { renderToString } from 'react-dom/server';
    import { ${exportName(name)} as Island } from './${islandFile(name)}';
    export const render = (props) => renderToString(<Island {...props} />);`;
}

const metricsSource = `
  import { reportWebVitals } from './lib/site/report-web-vitals';
  reportWebVitals(document.querySelector('meta[name="web-vitals-endpoint"]').content);`;

/** `contact-form` is the component `ContactForm`. */
function exportName(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

async function run(project: IslandProject, entries: Map<string, string>, options: BuildOptions) {
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

function virtualEntries({ projectDir }: IslandProject, entries: Map<string, string>): Plugin {
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

function classNamesOf({ projectDir, classNames }: IslandProject): Plugin {
  return {
    name: 'class-names',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const file = relative(projectDir, path).replaceAll(sep, '/');
        const names = classNames.get(file);
        return names
          ? { contents: JSON.stringify(names), loader: 'json' }
          : { errors: [{ text: `Next's output has no class names for ${file}.` }] };
      });
    },
  };
}

/** A file with everything that it imports, itself first. */
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
