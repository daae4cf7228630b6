/**
 * The service worker: pages that were visited and the verification of certificates work offline. It
 * handles only requests for pages and files of this site. The build defines the two constants and
 * bundles this file as `/sw.js`.
 */
declare const VERSION: string;
declare const FILES: { always: string[]; unlessSaving: string[] };

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface Worker extends EventTarget {
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}

// TypeScript knows either pages or workers in a project, and this one has pages.
const worker = globalThis as unknown as Worker;

/** The addresses that are cached before anybody visits them. */
const precached = FILES;

/** The caches: files precached by the build, visited pages, and files with a hash in their name. */
const names = { build: `site-build-${VERSION}`, pages: 'site-pages-1', files: 'site-files-1' };

/** The maximum number of entries of a cache; the oldest are deleted first. */
const maxEntries = { pages: 40, files: 120 };

worker.addEventListener('install', (event) => {
  const saveData = worker.navigator.connection?.saveData === true;
  const files = saveData ? precached.always : [...precached.always, ...precached.unlessSaving];
  (event as WorkerEvent).waitUntil(
    caches
      .open(names.build)
      .then((cache) => cache.addAll(files))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys
            .filter((key) => key.startsWith('site-') && !Object.values(names).includes(key))
            .map((key) => caches.delete(key)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate')
    (event as FetchEvent).respondWith(respondWithPage(request, pathname));
  else if (pathname.startsWith('/_astro/') || precached.always.includes(pathname))
    (event as FetchEvent).respondWith(respondWithFile(request));
});

/** A page from the network; offline, its latest cached version, or otherwise the offline page. */
async function respondWithPage(request: Request, pathname: string): Promise<Response> {
  try {
    const response = await fetch(request);
    // Stored without its query, which may contain a visitor’s search.
    if (response.ok && !response.redirected) await store('pages', pathname, response.clone());
    return response;
  } catch {
    const inLanguage = `/${pathname.split('/')[1]}/offline`;
    const offline = precached.always.includes(inLanguage) ? inLanguage : '/offline';
    const cached =
      (await find(names.pages, pathname)) ??
      (await find(names.build, pathname)) ??
      (await find(names.build, offline));
    return cached ?? Response.error();
  }
}

/** Returns a file whose content never changes from the cache, or fetches and caches it. */
async function respondWithFile(request: Request): Promise<Response> {
  const cached = (await find(names.files, request)) ?? (await find(names.build, request));
  if (cached) return cached;
  const response = await fetch(request);
  // None of these files is a page: HTML would come from a network that asks for a login, or from a
  // host with another site.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.ok && !isPage) await store('files', request, response.clone());
  return response;
}

async function find(cache: string, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(request);
}

async function store(
  name: 'pages' | 'files',
  request: Request | string,
  response: Response,
): Promise<void> {
  try {
    const cache = await caches.open(names[name]);
    // Moved to the end, so that the least recently used entries are deleted first.
    await cache.delete(request);
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - maxEntries[name])).map((key) => cache.delete(key)),
    );
  } catch {
    // Full or blocked storage must not prevent the page from being shown.
  }
}

export {};
