import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService } from '../lib/site/build-kind';

/** Serves a copy of an exported preview on a free port, its form posting to another address. */
export async function serveSite(exported: string, formService: string, formId = 'preview') {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(exported, folder, { recursive: true });
  for (const file of ['contact.html', '_headers']) {
    const text = await readFile(join(folder, file), 'utf8');
    const changed = text.replaceAll(standInService, formService);
    await writeFile(join(folder, file), changed.replaceAll('/f/preview', `/f/${formId}`));
  }
  const server = await startPreviewServer({ folder, port: 0 });
  return {
    url: server.url,
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
