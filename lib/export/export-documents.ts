import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserTargets } from './browser-targets';
import { checkPage } from './check-page';
import { readClassNames } from './class-names';
import { readClientModules } from './client-references';
import { exportedFiles } from './exported-files';
import { refuse } from './export-refusal';
import { findIslands } from './find-islands';
import { finishPage } from './finish-page';
import { headersFile } from './headers-file';
import { prepareScripts, type Page } from './prepare-scripts';
import { securityHeaders, type HeaderOptions } from './security-headers';
import { stripPage } from './strip-page';

/** The folders of a build, as absolute paths. */
export interface ExportFolders {
  projectDir: string;
  /** What paths in Next's output are relative to: the project, or the monorepo that contains it. */
  rootDir: string;
  /** Next's own folder, `.next`. */
  distDir: string;
  /** The exported site. */
  outDir: string;
}

export interface ExportOptions extends HeaderOptions {
  /** Client components whose HTML works without JavaScript, as paths in the project. */
  completeWithoutScript?: string[];
  /**
   * Scripts to load after the page, as paths in the project, by the name of the `<meta>` that requests
   * them. The content of that `<meta>` is the address that the script may send to.
   */
  afterLoad?: Record<string, string>;
}

/** Folder of script files in the exported site, known to the inline scripts. */
const scriptFolder = '_next/static';

/**
 * Removes Next's client from an exported site: strips every page, bundles the islands with React, deletes
 * files that no page refers to, and writes `_headers`. If it finds anything unexpected, it throws an
 * `ExportRefusal` before changing any file.
 */
export async function exportDocuments(
  folders: ExportFolders,
  options: ExportOptions = {},
): Promise<void> {
  const { projectDir, distDir, outDir } = folders;
  const { afterLoad = {}, completeWithoutScript = [] } = options;
  const { unknown, ...files } = await exportedFiles(projectDir, distDir, outDir);
  refuse(
    unknown.map(
      (file) => `${file}: it is not a page, a public file or the output of a route handler.`,
    ),
  );

  const modules = await readClientModules(distDir);
  const pages: Page[] = [];
  const problems: string[] = [];
  for (const file of files.pages) {
    const stripped = stripPage(await readFile(join(outDir, file), 'utf8'));
    const { document, markers, references } = stripped;
    const found = findIslands(markers, references, modules, { ...folders, completeWithoutScript });
    pages.push({ file, document, islands: found.islands });
    const met = [...stripped.problems, ...checkPage(document), ...found.problems];
    problems.push(...met.map((problem) => `${file}: ${problem}`));
  }
  refuse(problems);

  const project = { ...folders, classNames: await readClassNames(distDir) };
  const bundles = await prepareScripts(project, pages, afterLoad);
  const targets = await browserTargets(projectDir);
  const sources = { ...bundles, ...project, targets, afterLoad };
  const finished = await Promise.all(pages.map((page) => finishPage(page, sources)));
  const documents = finished.map(({ html }) => html).join('\n');
  const isUsed = (file: string) => documents.includes(`/${file}`);
  const published = [
    ...files.pages,
    ...files.others,
    ...files.assets.filter(isUsed),
    ...[...bundles.files.keys()].map((file) => `${scriptFolder}/${file}`),
  ];
  const headers = headersFile(securityHeaders(finished, published, options));

  const unused = files.assets.filter((file) => !isUsed(file));
  for (const file of [...files.payloads, ...unused]) await rm(join(outDir, file));
  await mkdir(join(outDir, scriptFolder), { recursive: true });
  for (const [file, code] of bundles.files) await writeFile(join(outDir, scriptFolder, file), code);
  for (const { file, html } of finished) await writeFile(join(outDir, file), html);
  await writeFile(join(outDir, '_headers'), headers);
  await removeEmptyFolders(outDir);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
