import { basename, relative, sep } from 'node:path';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { ExportRefusal } from './export-refusal';
import type { BuildFolders, ClassMap } from './next-build';

/** Where modules are bundled from. */
export type BundleProject = Pick<BuildFolders, 'projectDir' | 'rootDir'> & {
  classNames: Map<string, ClassMap>;
  /** The oldest browsers, in esbuild's notation. */
  targets: string[];
};

export type Bundles = {
  /** Contents of the script files, by name. */
  files: Map<string, Uint8Array>;
  /** The files of each module: its own first, then what it imports, at once or later. */
  filesOf: Map<string, string[]>;
};

/** Bundles modules, named by their paths in the project. What several of them import is shared. */
export async function bundleModules(project: BundleProject, modules: string[]): Promise<Bundles> {
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: project.projectDir,
      entryPoints: modules,
      outdir: 'out',
      write: false,
      metafile: true,
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: project.targets,
      entryNames: '[name]-[hash]',
      chunkNames: '[hash]',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'none',
      logLevel: 'silent',
      // Chromium then compiles while the file arrives, not function by function while the visitor waits.
      banner: { js: '//# allFunctionsCalledOnLoad' },
      plugins: [importsOf(project)],
    });
    const { outputs } = metafile;
    const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[entryPoint, withImports(path, outputs)] as const] : [],
    );
    return {
      files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
      filesOf: new Map(entries),
    };
  } catch (error) {
    throw new ExportRefusal(
      (error as BuildFailure).errors.map(
        ({ location, text }) => `${location?.file ?? 'a module'}: ${text}`,
      ),
    );
  }
}

/** Refuses what is Next's, and gives CSS modules the class names that the pages have. */
function importsOf({ rootDir, classNames }: BundleProject): Plugin {
  return {
    name: 'imports-of-modules',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^next(\/|$)/ }, ({ path }) => ({
        errors: [
          { text: `a module cannot import ${path}, since Next does not reach the browser.` },
        ],
      }));
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const file = relative(rootDir, path).replaceAll(sep, '/');
        const names = classNames.get(file);
        return names
          ? { contents: JSON.stringify(names), loader: 'json' }
          : { errors: [{ text: `no page has the styles of ${file}.` }] };
      });
    },
  };
}

/** A file and everything that it imports, itself first. */
function withImports(path: string, outputs: Record<string, { imports: { path: string }[] }>) {
  const found = new Set([path]);
  for (const file of found) {
    for (const imported of outputs[file]?.imports ?? []) found.add(imported.path);
  }
  return [...found].map((file) => basename(file));
}
