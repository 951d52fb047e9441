// Loads the module in two halves (Tools/splitting.py): a first visit needs only the first of them to show its cards.

const MODULE = "tercet.wasm";
const REST = "rest.wasm";

// Compiles while it loads; from a server that does not know the type of a module, after it has loaded.
const instantiate = async (request, imports) => {
  const response = await request;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const isTyped = WebAssembly.instantiateStreaming && response.headers.get("Content-Type") === "application/wasm";
  const { instance } = await (isTyped
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports));
  return instance.exports;
};

// Stands in for each function of the second half until that is there.
class TooEarly extends Error {}
const placeholder = new Proxy({}, {
  get: (_, number) => () => {
    throw new TooEarly(`Function ${number} of the second half was called before it was there.`);
  },
});

// Returns when it started; nothing where it needs all of the module. The second start in a row that fails puts the save
// aside by itself; after a third one that would not help.
const start = (lock, isWhole) => {
  const failed = failedStarts();
  failedStarts(failed + 1);
  state = "busy";
  const now = performance.now();
  let hasStarted;
  try {
    hasStarted = wasm.start(now, lock, failed, isWhole);
  } catch (error) {
    if (failed === 1 && kept(save) !== null) startAfresh();
    // The next start waits for the second half, unless it cannot know of this one.
    if (error instanceof TooEarly && failedStarts() > failed) location.reload();
    fail(error);
  }
  // A start that needs all of the module has done nothing yet, nor failed.
  kept("tercet.starts", hasStarted ? null : failed);
  state = "early";
  if (!hasStarted) return;
  document.body.dataset.loading = "rest";
  performance.mark("started");
  return now;
};

// Goes on with all of the module: handles the events that waited, and loads what could wait.
const complete = (startedAt) => {
  // A frame may have failed in the meantime.
  if (state !== "early") return;
  state = "ready";
  performance.mark("complete");
  run(() => wasm.complete(startedAt));
  for (const event of early.splice(0)) send(...event);
  document.body.removeAttribute("data-loading");
  whenIdle(() => {
    // Browsers read a manifest when its element is inserted, not when an element becomes one.
    for (const link of document.querySelectorAll("link[data-later]"))
      link.replaceWith(Object.assign(link.cloneNode(), { rel: link.dataset.later }));
    keepOffline().catch(() => {});
  });
};

// Whether this looks like a start that needs both halves. The module decides that; here it only saves a wait.
const needsRest = () => kept(save) !== null || !navigator.language.startsWith(document.documentElement.lang);

// The theme of the last visit shows before the module has read which one is chosen. An address may name another one.
const showTheme = () => {
  const { dataset } = document.documentElement;
  const theme = kept("tercet.theme");
  if (theme) dataset.theme = theme;
  addEventListener("pagehide", () => location.search || kept("tercet.theme", dataset.theme ?? null));
};

// A page that nobody sees paints nothing.
const LONGEST_PAINT = 200;
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_PAINT);
  });

// A first visit needs neither the second half nor what is stored to show its cards, and would show them later if it took
// care of these before.
const loadGame = async () => {
  showTheme();
  const [rest, stored] = needsRest() ? [fetch(REST), restore()] : [];
  const [module, lock] = await Promise.all([instantiate(fetch(MODULE), { platform, placeholder }), firstLock(), stored]);
  wasm = module;
  const startedAt = start(lock, 0);
  const second = rest ?? fetch(REST);
  if (startedAt !== undefined) await painted();
  const [isRestored] = await Promise.all([stored ?? restore(), instantiate(second, { primary: wasm })]);
  // A deal has been shown, and nothing stored, that is not the game that the last visit has left in the second copy only.
  if (isRestored && startedAt !== undefined) return location.reload();
  complete(startedAt ?? start(lock, 1));
};
