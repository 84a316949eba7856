// Keeps the pages, so that they open at once and without a network, too. Files under /assets/ never change; all else is
// asked for anew first. Tables, records and whatever else lies under /api/ are never kept.
const kept = 'tidetable-1';

const assetsOf = (text) => [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);

// The page and what it loads at once; what else was kept for an older page goes.
async function keep(answer) {
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return;
  const text = await answer.clone().text();
  const cache = await caches.open(kept);
  const before = await cache.match('/');
  if (before && (await before.text()) === text) return;
  const assets = assetsOf(text);
  await cache.addAll([...assets, '/logo.svg', '/manifest.webmanifest']);
  await cache.put('/', answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !assets.includes(pathname)) await cache.delete(request);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetch('/').then(keep));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromAssets(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(kept)).put(request, answer.clone());
  return answer;
}

// Every page is the same document, so one is kept for all of them.
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (lost) {
    const found = await caches.match('/');
    if (found) return found;
    throw lost;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromAssets(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.startsWith('/q/')) {
    event.respondWith(page(event));
  }
});
