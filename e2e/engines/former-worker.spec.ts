import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startFileServer } from '../../lib/commands/file-server';
import { expect, test } from './test';

const oldTitle = 'The former site';

/** Keeps the home page, and never asks for it again. */
const cacheFirst = `addEventListener('install', (event) => {
  event.waitUntil(caches.open('pages').then((cache) => cache.add('/')));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((page) => page ?? fetch(event.request)));
});`;

for (const file of ['service-worker.js', 'sw.js']) {
  test(`a visitor of a former site with the service worker /${file} sees the new site at the second visit`, async ({
    engine,
    siteFolder,
  }, testInfo) => {
    const folder = testInfo.outputPath('former');
    await mkdir(folder, { recursive: true });
    const home = `<!DOCTYPE html><title>${oldTitle}</title><script>navigator.serviceWorker.register('/${file}')</script>`;
    await writeFile(path.join(folder, 'index.html'), home);
    await writeFile(path.join(folder, file), cacheFirst);

    const visitor = await engine.visit();
    const expectPage = (expression: string, expected: unknown) =>
      expect.poll(() => visitor.evaluate(expression).catch(String)).toEqual(expected);
    const former = await startFileServer({ folder, port: 0 });
    await visitor.open(former.url);
    await expectPage('Boolean(navigator.serviceWorker.controller)', true);
    await former.close();
    await visitor.open(former.url);
    expect(await visitor.evaluate('document.title')).toBe(oldTitle);

    const server = await startFileServer({
      folder: siteFolder,
      port: Number(new URL(former.url).port),
    });
    expect(server.url).toBe(former.url);
    await visitor.open(server.url);
    await expectPage('navigator.serviceWorker.getRegistrations().then((all) => all.length)', 0);
    await visitor.open(server.url);
    expect(await visitor.evaluate('document.title')).not.toBe(oldTitle);
    await expectPage('caches.keys()', []);
    await visitor.leave();
    await server.close();
  });
}
