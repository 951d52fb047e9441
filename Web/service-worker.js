// Stores one version of the site in one cache, so the page opens offline. The build fills in VERSION and FILES. All
// names in FILES contain a hash of the content, including the page's own copy, so versions never mix.

const PREFIX = "tercet-";
const CACHE = "tercet-VERSION";
const PAGE = "page.html";
const FILES = "FILES".split(" ");
// The address that a start requests, and the key of the page in each cache.
const START = registration.scope;

// Stores all files or none. The page is last: a cache with the page is complete, and doesn't change.
const install = async () => {
  const cache = await caches.open(CACHE);
  if (await cache.match(START)) return;
  await cache.addAll(FILES);
  await cache.put(START, await cache.match(PAGE));
};

const activate = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
};

// Answers a start with the newest complete version, and makes that version's worker the active worker.
const keptPage = async () => {
  registration.waiting?.postMessage("activate");
  for (const name of (await caches.keys()).reverse().filter((name) => name.startsWith(PREFIX))) {
    const page = await (await caches.open(name)).match(START);
    if (page) return page;
  }
};

// Files are the same whatever their content encoding.
const keptFile = (request) => caches.match(request, { ignoreVary: true });

const isStart = ({ mode, url }) => mode === "navigate" && [START, `${START}index.html`].includes(url.split(/[?#]/)[0]);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(START)) return;
  const kept = isStart(request) ? keptPage() : keptFile(request);
  // Offline there is nothing else. Online, the game still loads in a browser that can't read its cache.
  event.respondWith(kept.catch(() => {}).then((answer) => answer ?? fetch(request)));
});
