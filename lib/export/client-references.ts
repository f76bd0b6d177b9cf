import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { runInNewContext } from 'node:vm';

/**
 * The modules of the client components that a page's flight data names, by id; undefined if the data has
 * an unknown format. React writes rows: an id and a value up to the end of the line, or an id, `T`, a
 * length in bytes and a text of that length.
 */
export function readClientReferences(flightData: string): string[] | undefined {
  const data = Buffer.from(flightData);
  const references: string[] = [];
  for (let start = 0; start < data.length;) {
    const head = /^[0-9a-f]*:(?:T([0-9a-f]+),)?/.exec(data.toString('latin1', start, start + 40));
    if (!head) return undefined;
    const [{ length }, textLength] = head;
    const content = start + length;
    if (textLength !== undefined) {
      start = content + parseInt(textLength, 16);
      continue;
    }
    const end = data.indexOf('\n', content);
    if (end < 0) return undefined;
    const row = data.toString('utf8', content, end);
    if (row.startsWith('I')) references.push(String(JSON.parse(row.slice(1))[0]));
    start = end + 1;
  }
  return references;
}

type Manifests = Record<string, { clientModules: Record<string, { id: number | string }> }>;

/** Paths of client components in the project, by module id. */
export async function readClientModules(folders: {
  projectDir: string;
  rootDir: string;
  distDir: string;
}): Promise<Map<string, string>> {
  const { projectDir, rootDir, distDir } = folders;
  const folder = join(distDir, 'server/app');
  const found = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('_client-reference-manifest.js')) continue;
    const scope: { __RSC_MANIFEST: Manifests } = { __RSC_MANIFEST: {} };
    runInNewContext(await readFile(join(folder, file), 'utf8'), scope);
    for (const { clientModules } of Object.values(scope.__RSC_MANIFEST)) {
      for (const [path, { id }] of Object.entries(clientModules)) {
        const source = join(rootDir, path.replace('[project]/', ''));
        found.set(String(id), relative(projectDir, source).replaceAll(sep, '/'));
      }
    }
  }
  return found;
}

/** Next's client components that work without JavaScript: its own wrappers, links, images, GET forms. */
const completeInNext =
  /\bnext\/dist\/(esm\/)?(client\/(components\/|app-dir\/(link|form)\.js|image-component\.js)|lib\/(framework|metadata)\/)/;

/** Names the client components of a page that need the script of Next's client, which it will not have. */
export function checkClientComponents(
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
