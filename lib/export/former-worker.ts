/** Where former sites of a domain often had a service worker. This site has none, and never registers these. */
export const workerFiles = ['service-worker.js', 'sw.js'];

/**
 * A service worker that replaces that of a former site, which might show visitors its copies of the old pages for ever.
 * It removes these copies and itself, and loads the pages that are open again.
 */
export const formerWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;
