import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { islandFile } from './bundle-islands';
import { checkPage } from './check-page';
import { clientComponents } from './client-components';
import { mergeNeeds } from './content-security-policy';
import { exportedFiles } from './exported-files';
import { refuse } from './export-refusal';
import { finishPage } from './finish-page';
import { headersFile } from './headers-file';
import { islandName, prepareIslands, type Page } from './prepare-islands';
import { securityHeaders } from './security-headers';
import { stripPage } from './strip-page';

/** Where the starters look for script files, in the exported site. */
const scriptFolder = '_next/static';

/** Client components for the path of their page alone: nothing in them waits for a visitor. */
const completeWithoutScript = ['components/site-nav.tsx'];

/**
 * Turns the site that Next exported to `out` into documents without its client: strips every page,
 * bundles the islands with React alone, deletes what no page refers to, and writes `_headers`. Throws
 * an `ExportRefusal` before it has changed anything when it meets what it does not know.
 */
export async function exportLean(
  projectDir: string,
  distDir: string,
  out = join(projectDir, 'out'),
): Promise<void> {
  const {
    pages: files,
    payloads,
    assets,
    others,
    unknown,
  } = await exportedFiles(projectDir, distDir, out);
  refuse(unknown.map((file) => `${file}: it is no page, no public file and no route handler's.`));

  const components = await clientComponents(distDir);
  const pages: Page[] = [];
  for (const file of files) {
    pages.push({ file, ...stripPage(await readFile(join(out, file), 'utf8')) });
  }
  refuse(pages.flatMap((page) => problemsOf(page, projectDir, components)));

  const bundles = await prepareIslands(projectDir, distDir, pages);
  const finished = await Promise.all(
    pages.map((page) => finishPage(projectDir, page, bundles.loads)),
  );
  const documents = finished.map(({ html }) => html).join('\n');
  const isUsed = (file: string) => documents.includes(`/${file}`);
  const chunks = new Map(
    [...bundles.files].map(([file, code]) => [`${scriptFolder}/${file}`, code]),
  );
  const headers = headersFile(
    securityHeaders(mergeNeeds(finished.map(({ needs }) => needs)), [
      ...files,
      ...others,
      ...assets.filter(isUsed),
      ...chunks.keys(),
    ]),
  );

  const unused = assets.filter((file) => !isUsed(file));
  for (const file of [...payloads, ...unused]) await rm(join(out, file));
  await mkdir(join(out, scriptFolder), { recursive: true });
  for (const [file, code] of chunks) await writeFile(join(out, file), code);
  for (const { file, html } of finished) await writeFile(join(out, file), html);
  await writeFile(join(out, '_headers'), headers);
  await removeEmptyFolders(out);
}

function problemsOf(page: Page, projectDir: string, components: Map<string, string>): string[] {
  const names = page.islands.map(islandName);
  const missing = names
    .filter((name) => !existsSync(join(projectDir, islandFile(name))))
    .map((name) => `the island ${name} has no ${islandFile(name)}.`);
  const twice = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `the island ${name} stands on the page twice.`);
  const allowed = [...names.map(islandFile), ...completeWithoutScript];
  const asleep = page.clientModules
    .map((id) => components.get(id))
    .filter((path) => path !== undefined && !allowed.includes(path))
    .map((path) => `the client component ${path} is outside an island and would stay lifeless.`);
  const problems = [...page.problems, ...checkPage(page.document), ...missing, ...twice, ...asleep];
  return problems.map((problem) => `${page.file}: ${problem}`);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
