// Keeps the built client, so that it starts without the server. A new version waits until it is told to take over.

// The build writes the names of its files here.
const SHELL = { version: 'none', files: [] };

const CACHE = `shell-${SHELL.version}`;
const FACTS = 'facts';
/** What only the server can answer. */
const OF_SERVER = /^\/(api|ws|metrics|healthz)(\/|$)/;
/** Games, cards and rules: the same for everybody, and worth reading without the server. */
const OPEN_FACTS = /^\/api\/games(\/[^/]+\/(cards|rules))?$/;

self.addEventListener('install', (event) => event.waitUntil(install()));

/** A few at a time: the server answers an address only so often in a second, and the page asks, too. */
async function install() {
  const cache = await caches.open(CACHE);
  for (let from = 0; from < SHELL.files.length; from += 3) {
    await cache.addAll(SHELL.files.slice(from, from + 3));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== CACHE && name !== FACTS);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (OPEN_FACTS.test(pathname)) event.respondWith(newest(request));
  else if (OF_SERVER.test(pathname)) return;
  else if (request.mode === 'navigate' && !pathname.includes('.')) event.respondWith(kept('/', request));
  else if (SHELL.files.includes(pathname)) event.respondWith(kept(pathname, request));
});

/** From what was kept, or else from the server. */
async function kept(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

/** From the server, or else what it said last. */
async function newest(request) {
  const cache = await caches.open(FACTS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (gone) {
    const last = await cache.match(request);
    if (last === undefined) throw gone;
    return last;
  }
}

// A notification leads to its table, in the window that is there already if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const lead = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there === undefined ? self.clients.openWindow(path) : there.focus());
  };
  event.waitUntil(lead());
});
