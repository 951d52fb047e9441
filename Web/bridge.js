// Carries out the Swift module's requests on the page, and reports the page's events to it. The bridge doesn't depend
// on the game.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

// Nodes are passed as numbers: the index in `nodes`. 0 means no node.
const nodes = [null];
const handles = new Map();
let wasm;

const handle = (node) => {
  let number = handles.get(node);
  if (!number) {
    number = nodes.push(node) - 1;
    handles.set(node, number);
  }
  return number;
};

// The number of this node, or of its nearest ancestor that has a number; 0 if there is none.
const nearest = (node) => {
  for (; node; node = node.parentNode) if (handles.has(node)) return handles.get(node);
  return 0;
};

// --- Texts: UTF-8, by address and length. A length of -1 means no text.
const text = (address, length) =>
  length < 0 ? null : decoder.decode(new Uint8Array(wasm.memory.buffer, address, length));

// Numbers, by address and count.
const doubles = (address, count) => new Float64Array(wasm.memory.buffer, address, count);

// Writes a text to the module's transfer buffer, and returns its length.
const transfer = (value) => {
  const bytes = encoder.encode(value);
  const address = wasm.transferBuffer(bytes.length);
  new Uint8Array(wasm.memory.buffer, address, bytes.length).set(bytes);
  return bytes.length;
};

// --- Events
const modifiers = (event) =>
  event.ctrlKey || event.altKey || event.metaKey || event.getModifierState("AltGraph");

// The value of a control. For a check box that is off it is `data-off`, or else "0".
const control = ({ type, checked, value, dataset }) => (type === "checkbox" && !checked ? (dataset.off ?? "0") : value);

// The details that the module needs for each type of event: a text, and a number.
const details = {
  click: (event) => ["", event.detail],
  keydown: (event) => [`${event.key}\n${event.code}`, (event.repeat ? 1 : 0) | (modifiers(event) ? 2 : 0) | (event.shiftKey ? 4 : 0) | (event.altKey && !event.ctrlKey && !event.metaKey ? 8 : 0)],
  change: (event) => [control(event.target), 0],
  input: (event) => [control(event.target), 0],
  visibilitychange: () => [document.visibilityState, 0],
  storage: (event) => [event.key ?? "", 0],
  lock: (event) => ["", event.detail],
  pointerdown: (event) => ["", event.button | (event.isPrimary ? 0 : 256)],
};

// The module handles one event at a time. Its changes to the page may cause another event (a focus that moves), which
// waits until the current event is done. Once the module has failed, its state can't be trusted, so it isn't called again.
let state;

const run = (call) => {
  const former = state;
  state = "busy";
  try {
    const answer = call();
    state = former;
    return answer;
  } catch (error) {
    if (error instanceof TooEarly) startWhole(0);
    fail(error);
  }
};

const send = (kind, node, message = "", detail = 0, event = {}) => {
  if (state === "busy") queueMicrotask(() => send(kind, node, message, detail, event));
  if (state !== "ready") return 0;
  return run(() => {
    const now = performance.now();
    const { clientX = 0, clientY = 0, pointerId = 0, timeStamp = now } = event;
    const length = message ? transfer(message) : 0;
    return wasm.event(kind, node, clientX, clientY, pointerId, detail, length, timeStamp, now);
  });
};

// Runs a task that can wait until the first card has been shown.
const whenIdle = window.requestIdleCallback ?? setTimeout;

// --- Failure: the page reports it, and offers to reload, to start without the save, and to copy a report.
const panel = document.getElementById("trouble");
const { save, aside } = panel.dataset;

// Reads, stores or, with `null`, removes a text. Returns `null` if there is no text, or if the browser refuses.
const kept = (key, value) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

// The number of starts in a row that have failed.
const failedStarts = (count) => Number(kept("tercet.starts", count));

// Puts the save aside, in the first free place, and reloads the page.
const startAfresh = () => {
  const text = kept(save);
  const slot = aside.split(" ").find((key) => [null, text].includes(kept(key)));
  if (text !== null && slot && kept(slot, text) === text) kept(save, null);
  failedStarts(2);
  location.reload();
};

const actions = {
  reload: () => location.reload(),
  afresh: startAfresh,
  report: (error, button) => {
    const report = [error.stack ?? error, navigator.userAgent, location.href, MODULE.slice(0, 40), kept(save)].join("\n");
    navigator.clipboard?.writeText(report).then(() => (button.dataset.done = ""));
  },
};

const fail = (error) => {
  state = "failed";
  document.body.dataset.loading = "failed";
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  panel.hidden = false;
  for (const button of panel.querySelectorAll("button"))
    button.onclick = () => actions[button.dataset.action](error, button);
  throw error;
};

const listen = (node, type, kind) =>
  node.addEventListener(type, (event) => {
    // For a file its text counts, and reading it takes a moment.
    if (type === "change" && event.target.files) return readFile(event.target, kind);
    const [message, detail] = details[type]?.(event) ?? ["", event.button ?? 0];
    if (send(kind, nearest(event.target), message, detail, event)) event.preventDefault();
  });

const readFile = async (input, kind) => {
  const [file] = input.files;
  // A file larger than this can't be an export of the game.
  const content = file?.size > 2 ** 24 ? "" : await file?.text().catch(() => "");
  input.value = "";
  if (content !== undefined) send(kind, nearest(input), content);
};

// Returns whether a media query holds, and reports whenever that changes.
const media = (query, kind) => {
  const list = matchMedia(query);
  list.addEventListener("change", () => send(kind, 0, "", list.matches ? 1 : 0));
  return list.matches ? 1 : 0;
};

// --- Motion: requests one frame at a time. The module answers with the places of everything that moves.
let isFrameDue = false;

const frames = () => {
  if (isFrameDue) return;
  isFrameDue = true;
  requestAnimationFrame((time) => {
    isFrameDue = false;
    if (state === "ready") run(() => wasm.frame(time));
  });
};

// Each element takes its node and the six numbers of a matrix.
const place = (numbers) => {
  for (let i = 0; i < numbers.length; i += 7) nodes[numbers[i]].style.transform = `matrix(${numbers.subarray(i + 1, i + 7)})`;
};

// Reports changes of an element's size, zooming with two fingers, and changes of the screen's pixel ratio, which
// doesn't have its own event.
const observe = (node, kind) => {
  const tell = () => send(kind, handle(node));
  new ResizeObserver(tell).observe(node);
  window.visualViewport?.addEventListener("resize", tell);
  const watch = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => (tell(), watch()), {
      once: true,
    });
  watch();
};

// --- Storage: -1 means that the key isn't stored, -2 that the browser refuses.
const load = (key) => {
  try {
    const value = localStorage.getItem(key);
    return value === null ? -1 : transfer(value);
  } catch {
    return -2;
  }
};

const store = (key, value) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    mirror(key, value);
    return 1;
  } catch {
    return 0;
  }
};

// --- Elements
const find = (id) => {
  const known = { document, window, root: document.documentElement, body: document.body };
  const node = known[id] ?? document.getElementById(id);
  if (!node) throw new Error(`The page lacks #${id}.`);
  return handle(node);
};

// Moves a node without losing its focus or its running animations, as far as the browser can.
const insert = (node, parent, next) => {
  if (node.parentNode === parent && node.nextSibling === next) return;
  const focused = node.contains(document.activeElement) && document.activeElement;
  if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
  if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
};

// --- Output from the page

// Reports whether the text was accepted: the browser or the player may refuse.
const deliver = async (outlet, content, kind) => {
  const taken = await (async () => outlets[outlet](content))().then(() => 1, () => 0);
  send(kind, 0, outlet, taken);
};

// --- Reports: a worker answers requests in order. If it fails, the next request restarts it.
let reports;

const startReports = (kind) => {
  if (reports) return;
  const worker = (reports = new Worker("reports.js"));
  const tell = (detail, answer) => {
    if (detail === 2 && reports === worker) reports = worker.terminate();
    send(kind, 0, answer, detail);
  };
  worker.onmessage = ({ data }) => tell(...data);
  worker.onerror = () => tell(2, "");
};

const ask = (request, kind) => {
  // Without a request, starts the worker so that it is ready for the first request.
  if (request === null) return void whenIdle(() => startReports(kind));
  try {
    startReports(kind);
    reports.postMessage(request);
  } catch {
    send(kind, 0, "", 2);
  }
};

// --- The lock: one page of the site holds it. The module uses the same numbers for states; a change is an event of the
// window.
const [unrequested, granted, denied, unsupported] = [0, 1, 2, 3];
const [wait, steal, release] = [0, 1, 2];
let waiting;
let giveBack;

const announceLock = (lock) => dispatchEvent(new CustomEvent("lock", { detail: lock }));

// Holds the lock until it is released or stolen, and reports changes. A page may steal the lock from itself.
let latest;

const hold = (options, tell = announceLock) => {
  const request = (latest = {});
  navigator.locks
    .request("tercet", options, (lock) => {
      tell(lock ? granted : denied);
      waiting = undefined;
      if (lock) return new Promise((resolve) => (giveBack = resolve));
    })
    .catch(() => request !== latest || options.signal?.aborted || announceLock(denied));
};

const requestLock = async (request) => {
  waiting?.abort();
  if (request === release) return giveBack?.();
  if (request === steal) return hold({ steal: true });
  const { signal } = (waiting = new AbortController());
  if ((await navigator.locks.query()).held.length) announceLock(denied);
  if (!signal.aborted) hold({ signal });
};

// Requests the lock while the module loads. A hidden page waits until it is visible.
const firstLock = () => {
  if (!navigator.locks) return unsupported;
  if (document.visibilityState === "hidden") return unrequested;
  return new Promise((resolve) => hold({ ifAvailable: true }, resolve));
};

let timer;

const platform = {
  find: (...id) => find(text(...id)),
  create: (...tag) => handle(document.createElement(text(...tag))),
  insert: (node, parent, next) => insert(nodes[node], nodes[parent], nodes[next]),
  call: (node, ...method) => nodes[node][text(...method)](),
  attribute: (node, name, nameLength, ...value) => {
    const content = text(...value);
    if (content === null) nodes[node].removeAttribute(text(name, nameLength));
    else nodes[node].setAttribute(text(name, nameLength), content);
  },
  text: (node, ...content) => (nodes[node].textContent = text(...content)),
  markup: (node, ...content) => (nodes[node].innerHTML = text(...content)),
  adopt: (node, former) => nodes[node].replaceChildren(...nodes[former].childNodes),
  style: (node, name, nameLength, ...value) =>
    nodes[node].style.setProperty(text(name, nameLength), text(...value)),
  value: (node, ...content) => {
    const [element, value] = [nodes[node], text(...content)];
    // The value of a group is the value of its checked button.
    if (element.elements) for (const one of element.elements) one.checked = value === one.value;
    else if (element.type === "checkbox") element.checked = value === element.value;
    else element.value = value;
  },
  place: (...numbers) => place(doubles(...numbers)),
  play: (...numbers) => play(doubles(...numbers)),
  vibrate: (...pattern) => navigator.userActivation?.hasBeenActive === false || navigator.vibrate?.(doubles(...pattern)),
  frames,
  media: (query, length, kind) => media(text(query, length), kind),
  listen: (node, type, length, kind) => listen(nodes[node], text(type, length), kind),
  observe: (node, kind) => observe(nodes[node], kind),
  frame: (node, address) => {
    const { x, y, width, height } = nodes[node].getBoundingClientRect();
    doubles(address, 4).set([x, y, width, height]);
  },
  focused: () => handles.get(document.activeElement) ?? 0,
  read: (...path) => {
    const value = text(...path).split(".").reduce((object, name) => object?.[name], window);
    return transfer(String(value ?? ""));
  },
  load: (...key) => load(text(...key)),
  store: (key, keyLength, ...value) => store(text(key, keyLength), text(...value)),
  wake: (milliseconds, kind) => {
    clearTimeout(timer);
    if (milliseconds >= 0) timer = setTimeout(() => send(kind, 0), milliseconds);
  },
  date: () => Date.now() - new Date().getTimezoneOffset() * 60000,
  deliver: (outlet, outletLength, address, length, kind) =>
    void deliver(text(outlet, outletLength), text(address, length), kind),
  lock: (request) => void requestLock(request),
  update,
  words: (language, length, kind) => void allWords(text(language, length)).then((words) => send(kind, 0, words), () => {}),
  ask: (address, length, kind) => ask(text(address, length), kind),
  entropy: () => {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    return (high & 0xffff) * 2 ** 32 + low;
  },
  address: (...address) => history.replaceState(null, "", location.origin + text(...address)),
  connect: (path, length, kind) => connect(text(path, length), kind),
  transmit: (...message) => void transmit(text(...message)),
  disconnect,
};

loadGame().catch(fail);
