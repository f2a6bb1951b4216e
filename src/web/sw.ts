/**
 * The service worker: keeps the whole page in the browser, so that it opens without a network. It never touches what
 * the server says: only the page's own files.
 */

/** Filled in when the page is built: every file of it, and a name that changes with any of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface MessageEventLike extends ExtendableEventLike {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
/** As much of a service worker's own scope as is used here. */
interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', act: (event: ExtendableEventLike) => void): void;
  addEventListener(kind: 'fetch', act: (event: FetchEventLike) => void): void;
  addEventListener(kind: 'message', act: (event: MessageEventLike) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = self as unknown as WorkerScope;

const PREFIX = 'grimalkin-';
const CACHE = `${PREFIX}${__VERSION__}`;
/** Editions of the rules are kept from version to version: their names change with what is in them. */
const EDITIONS = `${PREFIX}editions`;
const EDITION = /^\/assets\/editions\/[\w-]+\.[0-9a-f]+\.js$/;
const PAGE = '/index.html';
/** How long a network that says nothing is waited for, in milliseconds. */
const NETWORK_TIMEOUT_MS = 4000;

const files = new Set(__FILES__);

scope.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    const wanted = await Promise.all([...files].map(async (file) => ((await copied(file, cache)) ? [] : [file])));
    // Past the browser's own memory: a file whose name does not change may have changed.
    await cache.addAll(wanted.flat().map((file) => new Request(file, { cache: 'reload' })));
  };
  event.waitUntil(keep());
});

/** Takes a file over from an older version, if that has it. Those in /assets are named after what is in them. */
async function copied(file: string, cache: Cache): Promise<boolean> {
  const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (kept !== undefined) await cache.put(file, kept);
  return kept !== undefined;
}

scope.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== EDITIONS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  // The reader wants the newer page now.
  if (data === 'take-over') void scope.skipWaiting();
  // A page asks whether it is itself of this version: whether this is a file of it.
  else if (typeof data === 'string') ports[0]?.postMessage(files.has(data));
  // A game is played by these rules, and a later page may need them without a network. Without one now, the next time.
  else if (isKeepRequest(data))
    event.waitUntil(
      edition(new Request(data.keep))
        .then(keepImports)
        .catch(() => {}),
    );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.has(pathname)) event.respondWith(file(pathname, request));
  else if (EDITION.test(pathname)) event.respondWith(edition(request));
});

/** The page from the network; the kept one where there is none, or where it is too slow. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (kept === undefined) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), NETWORK_TIMEOUT_MS));
  const fetched = fetch(request).then((response) => (response.status >= 500 ? kept : response));
  return Promise.race([fetched, late]).catch(() => kept);
}

async function file(pathname: string, request: Request): Promise<Response> {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}

const isKeepRequest = (data: unknown): data is { readonly keep: string } =>
  typeof data === 'object' && data !== null && 'keep' in data && EDITION.test(String(data.keep));

/** What a module imports is kept with it: it lies beside it. */
async function keepImports(module: Response): Promise<void> {
  const text = await module.text();
  for (const [, file] of text.matchAll(/from"\.\/([\w.-]+\.js)"/g))
    await edition(new Request(`/assets/editions/${file}`));
}

/** An edition of the rules, kept once it was needed: whoever has played by it can do so offline. */
async function edition(request: Request): Promise<Response> {
  const cache = await caches.open(EDITIONS);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
