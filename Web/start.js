// Loads the module in two halves (Tools/splitting.py): a first visit needs only the first half to show its cards.

const MODULE = "tercet.wasm";
const REST = "rest.wasm";

// Compiles while loading. If the server doesn't send the type of a module, compiles after loading.
const instantiate = async (request, imports) => {
  const response = await request;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const isTyped = WebAssembly.instantiateStreaming && response.headers.get("Content-Type") === "application/wasm";
  const { instance } = await (isTyped
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports));
  return instance.exports;
};

// Replaces each function of the second half until that half has loaded.
class TooEarly extends Error {}
const placeholder = new Proxy({}, {
  get: (_, number) => () => {
    throw new TooEarly(`Function ${number} of the second half was called before it was there.`);
  },
});

// Returns when the module started, or nothing if it needs both halves. The second failed start in a row puts the save
// aside automatically; after a third, that wouldn't help.
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
    // The next start waits for the second half. It must know of this failure, so the count has to be stored.
    if (error instanceof TooEarly && failedStarts() > failed) location.reload();
    fail(error);
  }
  // A start that needs both halves has done nothing yet, so it hasn't failed either.
  kept("tercet.starts", hasStarted ? null : failed);
  state = "early";
  if (!hasStarted) return;
  document.body.dataset.loading = "rest";
  performance.mark("started");
  return now;
};

// Completes the start with both halves: handles the events that waited, and loads the files that could wait.
const complete = (startedAt) => {
  // A frame may have failed in between.
  if (state !== "early") return;
  state = "ready";
  performance.mark("complete");
  run(() => wasm.complete(startedAt));
  for (const event of early.splice(0)) send(...event);
  document.body.removeAttribute("data-loading");
  whenIdle(() => {
    // Browsers read a manifest when its element is inserted, not when an existing element changes.
    for (const link of document.querySelectorAll("link[data-later]"))
      link.replaceWith(Object.assign(link.cloneNode(), { rel: link.dataset.later }));
    keepOffline().catch(() => {});
  });
};

// Whether this looks like a start that needs both halves. The module decides; a guess here only avoids a wait.
const needsRest = () => kept(save) !== null || !navigator.language.startsWith(document.documentElement.lang);

// Shows the theme of the last visit before the module has read the selected theme. The address may name another theme.
const showTheme = () => {
  const { dataset } = document.documentElement;
  const theme = kept("tercet.theme");
  if (theme) dataset.theme = theme;
  addEventListener("pagehide", () => location.search.includes("theme=") || kept("tercet.theme", dataset.theme ?? null));
};

// A hidden page doesn't paint.
const LONGEST_PAINT = 200;
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_PAINT);
  });

// On a first visit, showing the cards needs neither the second half nor the stored data. Loading these first would show
// the cards later.
const loadGame = async () => {
  showTheme();
  const [rest, stored] = needsRest() ? [fetch(REST), restore()] : [];
  const [module, lock] = await Promise.all([instantiate(fetch(MODULE), { platform, placeholder }), firstLock(), stored]);
  wasm = module;
  const startedAt = start(lock, 0);
  const second = rest ?? fetch(REST);
  if (startedAt !== undefined) await painted();
  const [isRestored] = await Promise.all([stored ?? restore(), instantiate(second, { primary: wasm })]);
  // The page has shown a deal and stored nothing, but the last visit's game was only in the second copy.
  if (isRestored && startedAt !== undefined) return location.reload();
  complete(startedAt ?? start(lock, 1));
};
