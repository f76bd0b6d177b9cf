import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleModule, type Script } from './bundle-module';
import { refuse } from './export-refusal';
import { filesOfNext } from './files-of-next';
import { finishPage } from './finish-page';
import { type NextBuild, readClassNames, readClientComponents } from './next-build';
import { publicClashes } from './public-clashes';
import { redirectPage, type Redirect } from './redirect-page';
import { headersFile, type HeaderRules } from './security-headers';
import { stripPage, type Page } from './strip-page';

export type ExportOptions = {
  /** Client components whose HTML works without JavaScript, as paths in the project. */
  completeWithoutScript?: string[];
  /** Names of `<meta>` elements whose content is an address that modules may send to. */
  sendTo?: string[];
  /** Pages to add at old addresses, which send visitors to the new ones. */
  redirects?: Redirect[];
  /** Response headers for the project's own files. */
  headers?: HeaderRules;
  /** Address of a stand-in for the form service, which forms may post to besides `https:` addresses. */
  standIn?: string;
};

/**
 * Removes Next's client from an exported site: strips every page, bundles the modules that pages ask for,
 * deletes files that no page refers to, and writes `_headers`. If it finds anything unexpected, it throws an
 * `ExportRefusal` before changing any file.
 */
export async function exportDocuments(
  build: NextBuild,
  { completeWithoutScript = [], sendTo, redirects = [], headers, standIn }: ExportOptions = {},
): Promise<void> {
  const { projectDir, outDir } = build;
  const files = await filesOfNext(build);
  const problems = await checkClientComponents(build, completeWithoutScript);
  const written = [...files.pages, ...files.pages.flatMap(copyInFolder), ...files.routes];
  const clashes = publicClashes(files.inPublic, [
    ...written,
    ...redirects.map(({ file }) => file),
    '_headers',
  ]);
  problems.push(
    ...clashes.map((file) => `public/${file}: the site has a file of its own there. Rename it.`),
  );
  const pages: Page[] = [];
  for (const file of files.pages) {
    const stripped = stripPage(file, await readFile(join(outDir, file), 'utf8'), standIn);
    pages.push(stripped.page);
    problems.push(...stripped.problems.map((problem) => `${file}: ${problem}`));
  }
  refuse(problems);

  const project = {
    projectDir,
    classNames: await readClassNames(build),
    targets: await browserTargets(projectDir),
  };
  const bundles = new Map<string, Script[]>();
  for (const module of new Set(pages.flatMap(({ modules }) => modules))) {
    bundles.set(module, await bundleModule(module, project));
  }
  const finish = (page: Page) => finishPage(page, project, bundles, sendTo);
  const finished = pages.map(finish);
  const copies = finished.flatMap((page) =>
    copyInFolder(page.file).map((file) => ({ ...page, file })),
  );
  const moved = redirects.map(redirectPage).map(finish);
  const headersText = headersFile([...finished, ...copies], headers);

  const unused = files.others.filter(
    (file) => !finished.some(({ html }) => html.includes(`/${file}`)),
  );
  for (const file of unused) await rm(join(outDir, file));
  // The deepest folders first. `rmdir` removes only what is empty, and rejects for anything else.
  for (const entry of (await readdir(outDir, { recursive: true })).sort().reverse()) {
    await rmdir(join(outDir, entry)).catch(() => {});
  }
  const write = async (file: string, text: string, flag = 'w') => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text, { flag });
  };
  for (const { fileName, code } of [...bundles.values()].flat()) await write(fileName, code);
  for (const { file, html } of finished) await write(file, html);
  // The flag `wx` makes writing fail if the file exists.
  for (const { file, html } of [...copies, ...moved]) await write(file, html, 'wx');
  await write('_headers', headersText);
}

/** Next's own client components that work without JavaScript: its wrappers and `next/link`. */
const completeInNext =
  /\bnext\/dist\/(esm\/)?(client\/(components\/|app-dir\/link\.js)|lib\/(framework|metadata)\/)/;

/** A problem for each client component that would need Next's client, which no page will have. */
async function checkClientComponents(
  build: NextBuild,
  completeWithoutScript: string[],
): Promise<string[]> {
  const components = await readClientComponents(build);
  // Every page has at least Next's own.
  if (components.length === 0)
    return ["Next's manifests name no client component, so Next has changed."];
  return components
    .filter(({ file }) => !completeInNext.test(file) && !completeWithoutScript.includes(file))
    .map(({ page, file }) => `app${page}: nothing would start the client component ${file}.`);
}

/**
 * A second copy of `prices.html` as `prices/index.html`. Without it, some hosts, such as GitHub Pages, answer
 * `/prices/` with 404: https://github.com/slorber/trailing-slash-guide
 */
function copyInFolder(file: string): string[] {
  return /(^|\/)(404|index)\.html$/.test(file) ? [] : [file.replace(/\.html$/, '/index.html')];
}

/** What Next supports by default. */
const nextDefaults = ['chrome >= 111', 'edge >= 111', 'firefox >= 111', 'safari >= 16.4'];

/** The project's `browserslist` as bundlers write it: `chrome >= 111` as `chrome111`. */
async function browserTargets(projectDir: string): Promise<string[]> {
  const packageJson = await readFile(join(projectDir, 'package.json'), 'utf8').catch(() => '{}');
  const { browserslist = nextDefaults }: { browserslist?: string[] } = JSON.parse(packageJson);
  return browserslist.map((query) => query.replace(' >= ', ''));
}
