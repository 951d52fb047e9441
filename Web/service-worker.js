// Keeps one version of the site in one cache, so that the page opens without a network. The build fills in VERSION and
// FILES: all names in FILES hold a hash of their content, the page's own copy among them, so that versions never mix.

const PREFIX = "tercet-";
const CACHE = "tercet-VERSION";
const PAGE = "page.html";
const FILES = "FILES".split(" ");
// The address that a start asks for, and the key of the page in each cache.
const START = registration.scope;

// All files or none. The page comes last: a cache that has it is whole, and stays as it is.
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

// A start gets the newest version that is whole, and makes the worker of that version the one that answers from now on.
const keptPage = async () => {
  registration.waiting?.postMessage("activate");
  for (const name of (await caches.keys()).reverse().filter((name) => name.startsWith(PREFIX))) {
    const page = await (await caches.open(name)).match(START);
    if (page) return page;
  }
};

// Files are the same in whatever coding they came.
const keptFile = (request) => caches.match(request, { ignoreVary: true });

const isStart = ({ mode, url }) => mode === "navigate" && [START, `${START}index.html`].includes(url.split(/[?#]/)[0]);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(START)) return;
  const kept = isStart(request) ? keptPage() : keptFile(request);
  // Without a network there is nothing else; with one, a browser that cannot read what it keeps has the game all the same.
  event.respondWith(kept.catch(() => {}).then((answer) => answer ?? fetch(request)));
});
