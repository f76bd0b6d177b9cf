import { relative, sep } from 'node:path';
import { build, type BuildOptions, type OutputChunk, type Plugin } from 'rolldown';
import { refuse } from './export-refusal';
import type { BuildFolders, ClassMap } from './next-build';

/** Where modules are bundled from. */
export type BundleProject = Pick<BuildFolders, 'projectDir' | 'rootDir'> & {
  classNames: Map<string, ClassMap>;
  /** The oldest browsers, such as `chrome111`. */
  targets: string[];
};

/** A script file. */
export type Script = Pick<OutputChunk, 'fileName' | 'code'>;

/**
 * Bundles modules, named by their paths in the project. Returns the files of each: its own first, then what it
 * imports later. Modules share no files: a second copy of their common code costs a visitor less than another request.
 */
export async function bundleModules(
  project: BundleProject,
  modules: string[],
): Promise<Map<string, Script[]>> {
  const problems: string[] = [];
  const bundles = await Promise.all(
    modules.map(async (module) => [module, await bundle(module, project, problems)] as const),
  );
  refuse(problems);
  return new Map(bundles);
}

async function bundle(
  module: string,
  { projectDir, rootDir, classNames, targets }: BundleProject,
  problems: string[],
): Promise<Script[]> {
  const imports: Plugin = {
    name: 'imports',
    resolveId(source, importer) {
      if (!importer || !/^next(\/|$)/.test(source)) return null;
      const file = relative(projectDir, importer).replaceAll(sep, '/');
      problems.push(
        `${file}: a module cannot import ${source}, since Next does not reach the browser.`,
      );
      return { id: source, external: true };
    },
    // CSS modules have the class names that Next gave them.
    load(id) {
      if (!id.endsWith('.css')) return null;
      const file = relative(rootDir, id).replaceAll(sep, '/');
      const names = classNames.get(file);
      if (classNames.size === 0) {
        problems.push("Next's source maps have no class names, so Next has changed.");
      } else if (!names) problems.push(`${module}: no page has the styles of ${file}.`);
      return { code: JSON.stringify(names ?? {}), moduleType: 'json' };
    },
  };
  const name = '[name]-[hash].js';
  const options: BuildOptions = {
    cwd: projectDir,
    input: module,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    transform: { target: targets, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [imports],
    output: {
      entryFileNames: name,
      chunkFileNames: name,
      hashCharacters: 'base36',
      minify: true,
      comments: false,
      // Chromium then compiles while the file arrives, not function by function while the visitor waits.
      postBanner: '//# allFunctionsCalledOnLoad',
    },
  };
  try {
    const { output } = await build(options);
    return output.filter((one) => one.type === 'chunk');
  } catch (error) {
    problems.push(`${module}: ${(error as Error).message}`);
    return [];
  }
}
