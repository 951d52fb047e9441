// Loads the module in two halves (Tools/splitting.py): a first visit needs only the first half to play.

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

// Loads again and waits for both halves. The next start must know of the failure, so the count has to be stored.
const startWhole = (failed) => failedStarts(failed + 1) > failed && location.reload();

// Returns whether the module started; otherwise it needs both halves. The second failed start in a row puts the save aside
// automatically; after a third, that wouldn't help.
const start = (lock, words, isWhole) => {
  const failed = failedStarts();
  failedStarts(failed + 1);
  state = "busy";
  const now = performance.now();
  let hasStarted;
  try {
    hasStarted = wasm.start(now, lock, failed, isWhole, transfer(words));
  } catch (error) {
    if (failed === 1 && kept(save) !== null) startAfresh();
    if (error instanceof TooEarly) startWhole(failed);
    fail(error);
  }
  // A start that needs both halves has done nothing yet, so it hasn't failed either.
  kept("tercet.starts", hasStarted ? null : failed);
  state = hasStarted ? "ready" : undefined;
  if (hasStarted) {
    document.body.dataset.loading = "rest";
    performance.mark("started");
  }
  return hasStarted;
};

// Completes the start with both halves and all words, and loads the files that could wait.
const complete = (words) => {
  // The game may have failed in between.
  if (state !== "ready") return;
  performance.mark("complete");
  run(() => wasm.complete(performance.now(), transfer(words)));
  document.body.removeAttribute("data-loading");
  whenIdle(() => {
    // Browsers read a manifest when its element is inserted, not when an existing element changes.
    for (const link of document.querySelectorAll("link[data-later]"))
      link.replaceWith(Object.assign(link.cloneNode(), { rel: link.dataset.later }));
    keepOffline().catch(() => {});
  });
};

// Whether this looks like a start that needs both halves. The module decides; a guess here only avoids a wait.
const needsRest = () => kept(save) !== null || /[?&](players=2|game=(?!set\b)|seed=[^&]*~[^&]*[I-Zt])/.test(location.search);

// Shows the theme of the last visit before the module has read the selected theme, and remembers the theme and the language
// for the next visit. The address may name others.
const root = document.documentElement;
const remember = () => {
  const theme = kept("tercet.theme");
  if (theme) root.dataset.theme = theme;
  addEventListener("pagehide", () => {
    if (!location.search.includes("theme=")) kept("tercet.theme", root.dataset.theme ?? null);
    if (!location.search.includes("lang=")) kept("tercet.language", root.lang);
  });
};

// The language that the page probably needs. The module decides, and may ask for another.
const language = () => {
  const wanted = [new URLSearchParams(location.search).get("lang"), kept("tercet.language"), ...navigator.languages, "en"];
  const codes = wanted.map((tag) => tag?.split("-")[0]);
  return codes.find((code) => Object.hasOwn(languages, code)) ?? Object.keys(languages)[0];
};

// A hidden page doesn't paint.
const LONGEST_PAINT = 200;
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_PAINT);
  });

// The game goes on without its second half, so that may come when there is a network again.
const LONGEST_PAUSE = 30000;
const persistent = async (file) => {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const response = await fetch(file).catch(() => {});
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

// The game may have removed the link to a deal from the address.
const loadAgain = (href) => {
  history.replaceState(null, "", href);
  location.reload();
};

// On what looks like a first visit the game starts without asking the database. If that has a game after all, the page
// loads again.
const loadGame = async () => {
  remember();
  const [{ href }, count] = [location, kept(COUNT)];
  const [first, later] = languages[language()];
  const [early, earlyWords, stored] = needsRest() ? [fetch(REST), fetch(later), restore()] : [];
  const loading = [instantiate(fetch(MODULE), { platform, placeholder }), textOf(fetch(first)), firstLock(), stored];
  const [module, words, lock] = await Promise.all(loading);
  wasm = module;
  const isPlaying = start(lock, words, 0);
  const rest = isPlaying ? persistent(REST) : (early ?? fetch(REST));
  const restOfWords = textOf(isPlaying ? persistent(later) : (earlyWords ?? fetch(later)));
  if (isPlaying) await painted();
  const restored = stored ?? restore(count);
  if (isPlaying) restored.then((isRestored) => isRestored && loadAgain(href));
  const [others] = await Promise.all([restOfWords, instantiate(rest, { primary: wasm }), isPlaying || restored]);
  if (!isPlaying) start(lock, words + others, 1);
  complete(isPlaying ? others : "");
};
