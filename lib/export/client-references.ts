import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** A client component as flight data refers to it. */
export interface ClientReference {
  moduleId: string;
  exportName: string;
  /** How many elements in the flight data are of this component. */
  uses: number;
}

/**
 * The client components that a page's flight data names; undefined if the data has an unknown format.
 * React writes rows: an id and a value up to the end of the line, or an id, `T`, a length in bytes and
 * a text of that length.
 */
export function readClientReferences(flightData: string): ClientReference[] | undefined {
  const data = Buffer.from(flightData);
  const references: ClientReference[] = [];
  for (let start = 0; start < data.length;) {
    const head = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(data.toString('latin1', start, start + 40));
    if (!head) return undefined;
    const [{ length }, id, textLength] = head;
    const content = start + length;
    if (textLength !== undefined) {
      start = content + parseInt(textLength, 16);
      continue;
    }
    const end = data.indexOf('\n', content);
    if (end < 0) return undefined;
    const row = data.toString('utf8', content, end);
    if (row.startsWith('I')) {
      const [moduleId, , exportName] = JSON.parse(row.slice(1)) as unknown[];
      const uses = flightData.split(`"$L${id}"`).length - 1;
      references.push({ moduleId: String(moduleId), exportName: String(exportName), uses });
    }
    start = end + 1;
  }
  return references;
}

type Manifests = Record<string, { clientModules: Record<string, { id: number | string }> }>;

/** Paths of client modules from Turbopack's root, by module id. */
export async function readClientModules(distDir: string): Promise<Map<string, string>> {
  const folder = join(distDir, 'server/app');
  const found = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('_client-reference-manifest.js')) continue;
    const scope: { __RSC_MANIFEST: Manifests } = { __RSC_MANIFEST: {} };
    runInNewContext(await readFile(join(folder, file), 'utf8'), scope);
    for (const { clientModules } of Object.values(scope.__RSC_MANIFEST)) {
      for (const [path, { id }] of Object.entries(clientModules)) {
        found.set(String(id), path.replace('[project]/', ''));
      }
    }
  }
  return found;
}
