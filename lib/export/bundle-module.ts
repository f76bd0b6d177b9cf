import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { relative, sep } from 'node:path';
import { transform } from 'lightningcss';
import { build, type Plugin } from 'rolldown';

type Project = {
  projectDir: string;
  /** The base of the paths from which Next makes class names. */
  rootDir: string;
  /** The oldest browsers to support, such as `chrome >= 111`. */
  browsers: string[];
  /** The styles of each page that asks for the module. */
  styles: string[];
};

/** A file of the exported site, with its path there. */
export type SiteFile = { file: string; text: string };

/** Packages that only the build may use, like Node's own modules. */
const ofTheBuild = /^(next|zod|libphonenumber-js)(\/|$)/;

/**
 * Bundles a module, named by its path in the project. Returns its entry file first, then the files that it imports
 * dynamically. Modules share no files: a second copy of common code costs a visitor less than another request.
 */
export async function bundleModule(
  module: string,
  { projectDir, rootDir, browsers, styles }: Project,
): Promise<SiteFile[]> {
  const pathFrom = (folder: string, file: string) => relative(folder, file).replaceAll(sep, '/');
  const imports: Plugin = {
    name: 'imports',
    resolveId(source, importer) {
      if (!importer || !(isBuiltin(source) || ofTheBuild.test(source))) return;
      const from = pathFrom(projectDir, importer);
      this.error(`${from} imports ${source}, which only the build may use.`);
    },
    // Instead of a CSS module, scripts get its class names, made in the same way as Turbopack made those of the pages.
    async load(id) {
      if (!id.endsWith('.css')) return;
      const filename = `[project]/${pathFrom(rootDir, id)}`;
      const css = transform({ filename, code: await readFile(id), cssModules: true });
      // Sorted, since Lightning CSS returns them in a different order each time.
      const names = Object.keys(css.exports ?? {}).sort();
      const classes = names.map((name) => [name, css.exports![name]!.name]);
      const isOn = (page: string) => classes.some(([, name]) => page.includes(`.${name}`));
      if (!styles.map(plainClassNames).every(isOn)) {
        this.error(`a page lacks the styles of ${pathFrom(projectDir, id)}, or Next has changed.`);
      }
      return { code: JSON.stringify(Object.fromEntries(classes)), moduleType: 'json' };
    },
  };
  const name = '_next/static/[name]-[hash].js';
  const { output } = await build({
    cwd: projectDir,
    input: module,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      target: browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', '')),
      define: {
        'process.env.NODE_ENV': '"production"',
        // Saves the contact page 400 bytes: React leaves out what its developer tools, the loading indicator of
        // transitions, and Node would call.
        __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
        navigation: 'undefined',
        process: 'undefined',
        setImmediate: 'undefined',
      },
    },
    // Saves that page another 150 bytes.
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
  return output.flatMap((one) =>
    one.type === 'chunk' ? [{ file: one.fileName, text: one.code }] : [],
  );
}

/** Styles with class names as scripts have them. CSS escapes a hyphen and a digit that begin one: -5 is `-\35 `. */
function plainClassNames(styles: string): string {
  return styles.replace(/\\3(\d) /g, '$1');
}
