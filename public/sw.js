// Replaces the service worker of a former site, which might show visitors its copies of the old pages for ever: removes
// these copies and itself, and loads the pages that are open again. This site has no service worker, and never
// registers this one.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
