// Puts what the Swift module asks for into the page, and tells it what happens there. It knows nothing of the game.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

// Nodes go over as numbers: the index in `nodes`. 0 is none.
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

// The number of the nearest node that the module knows, from this one outwards.
const nearest = (node) => {
  for (; node; node = node.parentNode) if (handles.has(node)) return handles.get(node);
  return 0;
};

// --- Texts: UTF-8, by address and length. A length of -1 is no text.
const text = (address, length) =>
  length < 0 ? null : decoder.decode(new Uint8Array(wasm.memory.buffer, address, length));

// Numbers, by address and count.
const doubles = (address, count) => new Float64Array(wasm.memory.buffer, address, count);

// Leaves a text in the module's transfer buffer, and gives its length.
const transfer = (value) => {
  const bytes = encoder.encode(value);
  const address = wasm.transferBuffer(bytes.length);
  new Uint8Array(wasm.memory.buffer, address, bytes.length).set(bytes);
  return bytes.length;
};

// --- Events
const modifiers = (event) =>
  event.ctrlKey || event.altKey || event.metaKey || event.getModifierState("AltGraph");

// A check box stands for its value, or for what `data-off` says.
const control = ({ type, checked, value, dataset }) => (type === "checkbox" && !checked ? (dataset.off ?? "0") : value);

// What the module wants to know of each type of event: a text, and a number.
const details = {
  click: (event) => ["", event.detail],
  keydown: (event) => [`${event.key}\n${event.code}`, (event.repeat ? 1 : 0) | (modifiers(event) ? 2 : 0) | (event.shiftKey ? 4 : 0)],
  change: (event) => [control(event.target), 0],
  input: (event) => [control(event.target), 0],
  visibilitychange: () => [document.visibilityState, 0],
  storage: (event) => [event.key ?? "", 0],
  lock: (event) => ["", event.detail],
  pointerdown: (event) => ["", event.button | (event.isPrimary ? 0 : 256)],
};

// The module answers one event at a time. What it does to the page may cause another (a focus that moves): that one
// waits until it is done. What comes before all of the module is there waits too, and counts from when it happened. Once
// the module has failed, its state cannot be trusted, so it is not asked again.
let state;
const early = [];

const run = (call) => {
  const former = state;
  state = "busy";
  try {
    const answer = call();
    state = former;
    return answer;
  } catch (error) {
    fail(error);
  }
};

const send = (kind, node, message = "", detail = 0, event = {}, now = performance.now()) => {
  if (state === "busy") queueMicrotask(() => send(kind, node, message, detail, event));
  if (state === "early") early.push([kind, node, message, detail, event, now]);
  if (state !== "ready") return 0;
  return run(() => {
    const { clientX = 0, clientY = 0, pointerId = 0, timeStamp = now } = event;
    const length = message ? transfer(message) : 0;
    return wasm.event(kind, node, clientX, clientY, pointerId, detail, length, timeStamp, now);
  });
};

// What can wait until the first card has been shown.
const whenIdle = window.requestIdleCallback ?? setTimeout;

// --- Failure: the page says so, and offers to load again, to begin without what is stored, and to copy a report.
const panel = document.getElementById("trouble");
const { save, aside } = panel.dataset;

// Reads, stores or, with `null`, removes a text; `null` where there is none, or where the browser refuses.
const kept = (key, value) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

// How many starts in a row have failed.
const failedStarts = (count) => Number(kept("tercet.starts", count));

// Puts aside what is stored, in the first place that is free, and loads the page again.
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
    // Of a file its text counts, which takes a moment to read.
    if (type === "change" && event.target.files) return readFile(event.target, kind);
    const [message, detail] = details[type]?.(event) ?? ["", event.button ?? 0];
    if (send(kind, nearest(event.target), message, detail, event)) event.preventDefault();
  });

const readFile = async (input, kind) => {
  const [file] = input.files;
  // What is larger than this is no text of ours.
  const content = file?.size > 2 ** 24 ? "" : await file?.text().catch(() => "");
  input.value = "";
  if (content !== undefined) send(kind, nearest(input), content);
};

// Tells whether a media query holds, now and whenever that changes.
const media = (query, kind) => {
  const list = matchMedia(query);
  list.addEventListener("change", () => send(kind, 0, "", list.matches ? 1 : 0));
  return list.matches ? 1 : 0;
};

// --- Motion: a frame is asked for, one at a time, and answered with the places of all that moves.
let isFrameDue = false;

const frames = () => {
  if (isFrameDue) return;
  isFrameDue = true;
  requestAnimationFrame((time) => {
    isFrameDue = false;
    if (state === "ready" || state === "early") run(() => wasm.frame(time));
  });
};

// For each element its node, and the six numbers of a matrix.
const place = (numbers) => {
  for (let i = 0; i < numbers.length; i += 7) nodes[numbers[i]].style.transform = `matrix(${numbers.subarray(i + 1, i + 7)})`;
};

// Tells of a change of an element's size, of a zoom by two fingers, and of the screen's pixel ratio, which has no event of
// its own.
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

// --- Storage: -1 is nothing, -2 a browser that refuses.
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

// --- What leaves the page

// Without a secure context browsers have no clipboard but this.
const copy = (content) => {
  const put = (event) => {
    event.clipboardData.setData("text/plain", content);
    event.preventDefault();
  };
  addEventListener("copy", put, { once: true });
  if (!document.execCommand("copy")) throw new Error("The browser does not copy.");
};

const outlets = {
  clipboard: (content) => (navigator.clipboard ? navigator.clipboard.writeText(content) : copy(content)),
  sheet: (url) => navigator.share({ url }),
  message: (text) => navigator.share({ text }),
  file: (content) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
    link.download = `${document.title}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
};

// Tells whether the text was taken: the browser or the person may refuse.
const deliver = async (outlet, content, kind) => {
  const taken = await (async () => outlets[outlet](content))().then(() => 1, () => 0);
  send(kind, 0, outlet, taken);
};

// --- Reports: a worker answers requests in their order. One that fails is started anew for the next request.
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
  // Without a request it is to be there when one comes.
  if (request === null) return void whenIdle(() => startReports(kind));
  try {
    startReports(kind);
    reports.postMessage(request);
  } catch {
    send(kind, 0, "", 2);
  }
};

// --- The lock: one page of the site holds it. States as the module knows them; a change is an event of the window.
const [unrequested, granted, denied, unsupported] = [0, 1, 2, 3];
const [wait, steal, release] = [0, 1, 2];
let waiting;
let giveBack;

const announceLock = (lock) => dispatchEvent(new CustomEvent("lock", { detail: lock }));

// Holds the lock until it is given back or stolen, and tells what becomes of it. A page may steal from itself.
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

// Asks for the lock while the module loads. A page that nobody sees waits until somebody does.
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
    // The value of a group is that of the button that is on.
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
