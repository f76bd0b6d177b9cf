import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleModules } from './bundle-modules';
import { checkPage } from './check-page';
import { exportedFiles } from './exported-files';
import { refuse } from './export-refusal';
import { finishPage, scriptFolder, type FinishedPage, type Page } from './finish-page';
import { type BuildFolders, readClassNames, readClientModules } from './next-build';
import { redirectPage, type Redirect } from './redirect-page';
import { headersFile, type HeaderRules } from './security-headers';
import { stripPage } from './strip-page';

/** A build and the site that it exported. */
export type Export = BuildFolders & {
  /** The folder of the site, as an absolute path. */
  outDir: string;
  /** Its files, as paths in the folder. */
  files: string[];
};

export type ExportOptions = {
  /** Client components whose HTML works without JavaScript, as paths in the project. */
  completeWithoutScript?: string[];
  /** Names of `<meta>` elements whose content is an address that modules send to. */
  sendTo?: string[];
  /** Files to add, each a page that sends visitors on. */
  redirects?: Redirect[];
  /** Headers of the project's own files. */
  headers?: HeaderRules;
};

/**
 * Removes Next's client from an exported site: strips every page, bundles the modules that pages ask for,
 * deletes files that no page refers to, and writes `_headers`. If it finds anything unexpected, it throws an
 * `ExportRefusal` before changing any file.
 */
export async function exportDocuments(site: Export, options: ExportOptions = {}): Promise<void> {
  const { projectDir, distDir, outDir } = site;
  const { completeWithoutScript = [], sendTo = [], redirects = [] } = options;
  const { unknown, ...files } = exportedFiles(site.files, site);
  refuse(
    unknown.map(
      (file) => `${file}: it is not a page, a public file or the output of a route handler.`,
    ),
  );

  const clientModules = await readClientModules(site);
  const pages: Page[] = [];
  const problems: string[] = [];
  for (const file of files.pages) {
    const { references, ...page } = stripPage(await readFile(join(outDir, file), 'utf8'));
    pages.push({ file, ...page });
    const met = [
      ...page.problems,
      ...checkPage(page.$),
      ...page.modules
        .filter((module) => !existsSync(join(projectDir, module)))
        .map((module) => `there is no file for its module ${module}.`),
      ...checkClientComponents(references, clientModules, completeWithoutScript),
    ];
    problems.push(...met.map((problem) => `${file}: ${problem}`));
  }
  refuse(problems);

  const classNames = await readClassNames(distDir);
  const project = { ...site, classNames, targets: await browserTargets(projectDir) };
  const modules = new Set(pages.flatMap((page) => page.modules));
  const bundles = await bundleModules(project, [...modules]);
  const sources = { ...project, bundles, sendTo };
  const finished = pages.map((page) => finishPage(page, sources));
  const copies = finished.flatMap(copyInFolder);
  const headers = headersFile([...finished, ...copies], options.headers);
  const moved = redirects.map((redirect) => finishPage(redirectPage(redirect), sources));

  const unused = files.assets.filter(
    (file) => !finished.some(({ html }) => html.includes(`/${file}`)),
  );
  for (const file of [...files.payloads, ...unused]) await rm(join(outDir, file));
  await mkdir(join(outDir, scriptFolder), { recursive: true });
  for (const { fileName, code } of [...bundles.values()].flat()) {
    await writeFile(join(outDir, scriptFolder, fileName), code);
  }
  for (const { file, html } of finished) await writeFile(join(outDir, file), html);
  for (const { file, html } of [...copies, ...moved]) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    // Not in place of a file of the site.
    await writeFile(join(outDir, file), html, { flag: 'wx' });
  }
  await writeFile(join(outDir, '_headers'), headers);
  await removeEmptyFolders(outDir);
}

/** Next's client components that work without JavaScript: its own wrappers, and links. */
const completeInNext =
  /\bnext\/dist\/(esm\/)?(client\/(components\/|app-dir\/link\.js)|lib\/(framework|metadata)\/)/;

/** Names the client components of a page that need the script of Next's client, which it will not have. */
function checkClientComponents(
  references: string[],
  modules: Map<string, string>,
  completeWithoutScript: string[],
): string[] {
  return references.flatMap((id) => {
    const file = modules.get(id);
    if (file === undefined) return [`none of Next's manifests has the module ${id}.`];
    const isComplete = completeInNext.test(file) || completeWithoutScript.includes(file);
    return isComplete ? [] : [`nothing would start the client component ${file}.`];
  });
}

/**
 * Without a second copy of `prices.html` as `prices/index.html`, some hosts, such as GitHub Pages, have no page at
 * `/prices/`: https://github.com/slorber/trailing-slash-guide
 */
function copyInFolder(page: FinishedPage): FinishedPage[] {
  const file = page.file.replace(/\.html$/, '/index.html');
  return /(^|\/)(404|index)\.html$/.test(page.file) ? [] : [{ ...page, file }];
}

/** Next's own default. */
const nextDefaults = ['chrome >= 111', 'edge >= 111', 'firefox >= 111', 'safari >= 16.4'];

/** The oldest browsers of the project's `browserslist`, without spaces: `chrome111`. */
async function browserTargets(projectDir: string): Promise<string[]> {
  const packageJson = await readFile(join(projectDir, 'package.json'), 'utf8').catch(() => '{}');
  const { browserslist = nextDefaults }: { browserslist?: string[] } = JSON.parse(packageJson);
  return browserslist.map((query) => query.replace(' >= ', ''));
}

/** Some hosts would answer `/prices` with an empty folder `prices` instead of `prices.html`. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
