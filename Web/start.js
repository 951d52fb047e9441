// Loads the module in two halves (Tools/splitting.py): a first visit needs only the first of them to show its cards.

const MODULE = "tercet.wasm";
const REST = "rest.wasm";

// Compiles while it loads; from a server that does not know the type of a module, after it has loaded.
const instantiate = async (url, imports) => {
  const response = await fetch(url);
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

// The second start in a row that fails puts the save aside by itself; after a third one that would not help.
const start = (lock, isWhole) => {
  const failed = failedStarts();
  failedStarts(failed + 1);
  state = "busy";
  let hasStarted;
  try {
    hasStarted = wasm.start(performance.now(), lock, failed, isWhole);
  } catch (error) {
    if (failed === 1 && kept(save) !== null) startAfresh();
    // The next start asks for the second half before anything else.
    if (error instanceof TooEarly) location.reload();
    fail(error);
  }
  kept("tercet.starts", null);
  state = "early";
  if (!hasStarted) return false;
  document.body.dataset.loading = "rest";
  performance.mark("started");
  return true;
};

// Goes on with all of the module: hears of what has happened meanwhile, and loads what could wait.
const complete = () => {
  state = "ready";
  performance.mark("complete");
  run(() => wasm.complete(performance.now()));
  for (const event of early.splice(0)) send(...event);
  document.body.removeAttribute("data-loading");
  whenIdle(() => {
    // Browsers read a manifest when its element is inserted, not when an element becomes one.
    for (const link of document.querySelectorAll("link[data-later]"))
      link.replaceWith(Object.assign(link.cloneNode(), { rel: link.dataset.later }));
    keepOffline().catch(() => {});
  });
};

const loadGame = async () => {
  const [module, lock] = await Promise.all([instantiate(MODULE, { platform, placeholder }), firstLock(), restore()]);
  wasm = module;
  const hasStarted = start(lock, 0);
  await instantiate(REST, { primary: wasm });
  if (!hasStarted) start(lock, 1);
  complete();
};
