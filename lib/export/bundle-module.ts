import { relative, sep } from 'node:path';
import { build, type BundleError, type OutputChunk, type Plugin } from 'rolldown';
import { refuse } from './export-refusal';
import type { ClassNames } from './next-build';

/** What bundling the modules and trimming the styles of a project requires. */
export type Project = {
  /** Absolute path. */
  projectDir: string;
  classNames: ClassNames;
  /** The oldest browsers to support, such as `chrome111`. */
  targets: string[];
};

/** A script file: its path in the exported site, and its content. */
export type Script = Pick<OutputChunk, 'fileName' | 'code'>;

/**
 * Bundles a module, named by its path in the project. Returns its entry file first, then those that it imports
 * dynamically. Modules share no files: a second copy of common code costs a visitor less than another request.
 */
export async function bundleModule(
  module: string,
  { projectDir, classNames, targets }: Project,
): Promise<Script[]> {
  const pathOf = (file: string) => relative(projectDir, file).replaceAll(sep, '/');
  const imports: Plugin = {
    name: 'imports',
    resolveId(source, importer) {
      if (!importer || !/^next(\/|$)/.test(source)) return;
      this.error(`${pathOf(importer)} imports ${source}, and Next does not reach the browser.`);
    },
    // In place of a CSS module, scripts get its class names, as the pages have them.
    load(id) {
      if (!id.endsWith('.css')) return;
      const names = classNames.get(id);
      if (!names) this.error(`no page has the styles of ${pathOf(id)}, or Next has changed.`);
      return { code: JSON.stringify(names), moduleType: 'json' };
    },
  };
  const name = '_next/static/[name]-[hash].js';
  try {
    const { output } = await build({
      cwd: projectDir,
      input: module,
      write: false,
      platform: 'browser',
      logLevel: 'silent',
      transform: { target: targets, define: { 'process.env.NODE_ENV': '"production"' } },
      // Saves the contact page 150 bytes.
      optimization: { inlineConst: true },
      plugins: [imports],
      output: {
        entryFileNames: name,
        chunkFileNames: name,
        hashCharacters: 'base36',
        minify: true,
        comments: false,
        // Chromium then compiles while the file arrives: https://v8.dev/blog/explicit-compile-hints
        postBanner: '//# allFunctionsCalledOnLoad',
      },
    });
    return output.filter((one) => one.type === 'chunk');
  } catch (error) {
    const { errors = [] } = error as BundleError;
    refuse(errors.map(({ message }) => `${module}: ${message}`));
    throw error;
  }
}
