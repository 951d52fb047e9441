// What random events need: chance, a clock, how an event is sent, and what there is to send it to. A pointer's event goes to
// what lies at its place, and the others to what is in view, so that they are such as the browser may send.

const byId = (id) => document.getElementById(id);
const all = (what, root = document) => [...root.querySelectorAll(what)];

// --- Chance (Mulberry32), of the page too.
let seed = 0;
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};
const below = (count) => Math.floor(random() * count);
const pick = (list) => list[below(list.length)];
crypto.getRandomValues = (numbers) => numbers.fill(below(2 ** 32));

// --- A clock that the storm puts forward, so that claims run out and matches leave among a few hundred events.
let ahead = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + ahead;
const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
Object.defineProperty(Event.prototype, "timeStamp", { get() { return get.call(this) + ahead; } });
const frame = requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => frame((time) => call(time + ahead));

// Nothing is saved to a file, which would lie about afterwards.
HTMLAnchorElement.prototype.click = () => {};

// --- Sending, and what came of it.
const counts = { events: 0, games: 0, over: 0, sets: 0, dialogs: 0 };
const recent = [];
const seen = { found: 0, id: "", dialog: null, phase: "" };

// After each event comes what it has put off until the page is done with it, as after one of the browser's.
const send = async (target, event) => {
  counts.events++;
  const detail = String(event.key ?? event.pointerId ?? "").slice(0, 20);
  recent.push(`${event.type} ${detail} ${target.id || target.ariaLabel || target.nodeName}`);
  if (recent.length > 60) recent.shift();
  const isAccepted = target.dispatchEvent(event);
  for (let turn = 0; turn < 3; turn++) await null;
  return isAccepted;
};

const note = () => {
  const found = +byId("sets-found").textContent;
  const id = byId("deal-id").textContent;
  const dialog = document.querySelector("dialog[open]");
  const { phase } = document.body.dataset;
  if (found > seen.found && id === seen.id) counts.sets += found - seen.found;
  if (id !== seen.id) counts.games++;
  if (dialog && dialog !== seen.dialog) counts.dialogs++;
  if (phase === "over" && seen.phase !== phase) counts.over++;
  Object.assign(seen, { found, id, dialog, phase });
};

// --- What is there: everything within the dialog that is open, else everything beside dialogs.
const isSeen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
const ground = () => document.querySelector("dialog[open]") ?? document;
const within = (what) => all(what, ground()).filter((element) => ground() !== document || !element.closest("dialog"));
const cards = () => (document.querySelector("dialog[open]") ? [] : all("#table .card"));
// What leaves the page, and what opens a window of the browser's, is not pressed.
const buttons = () => within("button[id]:not(#update)").filter((button) => isSeen(button) && !button.closest("#trouble"));
const at = (x, y) => document.elementFromPoint(x, y) ?? document.body;
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width * (0.3 + 0.4 * random()), y + height * (0.3 + 0.4 * random())];
};
