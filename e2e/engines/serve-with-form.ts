import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPreviewServer } from '../../lib/preview/preview-server';

/** Serves a copy of the exported preview on a free port, with another id for its form. */
export async function serveWithForm(folder: string, formId: string) {
  const copy = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(folder, copy, { recursive: true });
  const page = join(copy, 'contact.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replaceAll('/f/preview', `/f/${formId}`));
  const server = await startPreviewServer({ folder: copy, port: 0 });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(copy, { recursive: true });
    },
  };
}
