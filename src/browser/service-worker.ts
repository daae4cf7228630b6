/**
 * The service worker: what a visitor has seen, and the verification of certificates, open without a
 * connection. Only pages and files of this site pass through it; what is asked of others it leaves alone.
 * The build sets the two constants and writes this file, without its types, to `/sw.js`.
 */
declare const VERSION: string;
declare const FILES: { always: string[]; unlessSaving: string[] };

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Worker extends EventTarget {
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}

const worker = globalThis as unknown as Worker;

/** What the build names, new with each build; pages that were visited; files whose name changes with their content. */
const names = { build: `ifsf-build-${VERSION}`, pages: 'ifsf-pages-1', files: 'ifsf-files-1' };

/** How many entries a cache keeps; the oldest go first. */
const most = { pages: 40, files: 120 };

worker.addEventListener('install', (event) => {
  const saving = worker.navigator.connection?.saveData === true;
  const files = saving ? FILES.always : [...FILES.always, ...FILES.unlessSaving];
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
        Promise.all(keys.filter((key) => key.startsWith('ifsf-') && !Object.values(names).includes(key)).map((key) => caches.delete(key))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') (event as FetchEvent).respondWith(answerPage(request, pathname));
  else if (pathname.startsWith('/_astro/') || FILES.always.includes(pathname)) (event as FetchEvent).respondWith(answerFile(request));
});

/** A page from the network; without one, as it was seen last; else the page that says that there is no connection. */
async function answerPage(request: Request, pathname: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    // Kept without its query, which may hold what a visitor searched for.
    if (answer.ok && !answer.redirected) await keep('pages', pathname, answer.clone());
    return answer;
  } catch {
    const offline = /^\/hi(\/|$)/.test(pathname) ? '/hi/offline' : '/offline';
    const seen = (await find(names.pages, pathname)) ?? (await find(names.build, pathname)) ?? (await find(names.build, offline));
    return seen ?? Response.error();
  }
}

/** A file that never changes under its name: kept once it has come. */
async function answerFile(request: Request): Promise<Response> {
  const known = (await find(names.files, request)) ?? (await find(names.build, request));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep('files', request, answer.clone());
  return answer;
}

async function find(cache: string, request: Request | string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(request);
}

async function keep(name: 'pages' | 'files', request: Request | string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(names[name]);
    // Put at the end again, so that what was seen last stays longest.
    await cache.delete(request);
    await cache.put(request, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map((key) => cache.delete(key)));
  } catch {
    // A full or blocked store must not cost the visitor the page.
  }
}

export {};
