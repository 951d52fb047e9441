// What hands do: they press, play, and make gestures. Many actions aim at cards and sets, so that games progress.

// --- Pointers and clicks
const POINTERS = [1, 2, 3, 7, 0, -1, 2 ** 31 - 1];
const options = (x, y) => ({ bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y });
const pointer = async (type, x, y, id = 1, button = 0, target = at(x, y)) => {
  if (target.closest("input[type=file], #update, label")) return;
  await send(target, new PointerEvent(type, {
    ...options(x, y), pointerId: id, isPrimary: id === 1, button, pointerType: pick(["touch", "mouse", "pen"]) }));
};
const click = async (target, detail = 0, [x, y] = [0, 0]) => {
  if (!target.closest("input[type=file], #update, label:has([type=file])"))
    await send(target, new MouseEvent("click", { ...options(x, y), detail }));
};
// Where something lies above it, that is pressed; what is still on its way into view is pressed all the same.
const press = async (element) => {
  const [x, y] = middle(element);
  const target = () => ([document.body, document.documentElement].includes(at(x, y)) ? element : at(x, y));
  await pointer("pointerdown", x, y, 1, 0, target());
  if (random() < 0.3) await pointer("pointermove", x + below(12), y, 1, 0, target());
  await pointer("pointerup", x, y, 1, 0, target());
  if (random() < 0.9) await click(target(), 1, [x, y]);
};
const activate = (element) => (random() < 0.5 ? press(element) : click(element));

// --- Playing
// Two letters of each word, which tell its values apart in every language and in all grammatical forms.
const features = (card) => card.ariaLabel.split(" ").map((word) => word.slice(0, 2));
const findSet = () => {
  const known = cards().filter((card) => card.dataset.state !== "match").map((card) => [card, features(card)]);
  const isSet = (...three) => [0, 1, 2, 3].every((n) => new Set(three.map(([, values]) => values[n])).size !== 2);
  for (const [i, a] of known.entries())
    for (const [j, b] of known.slice(i + 1).entries())
      for (const c of known.slice(i + j + 2)) if (isSet(a, b, c)) return [a, b, c].map(([card]) => card);
};
const activateAll = async (elements) => {
  for (const element of elements) if (element.isConnected) await activate(element);
};
const playSet = async () => {
  const claims = all("#claim-1, #claim-2").filter((claim) => isSeen(claim) && !claim.disabled);
  const set = findSet();
  if (!set) return activateAll(all("#deal, #deal-1, #deal-2").filter(isSeen));
  if (claims.length) await press(pick(claims));
  await activateAll(set.filter((card) => card.dataset.state !== "selected"));
};
const RARE = ["new-game", "clear-yes", "pause", "back", "cheat", "shuffle"];
const pressButton = () => {
  const button = pick(buttons());
  return button && (!RARE.includes(button.id) || random() < 0.15) && activate(button);
};
const chooseCard = () => cards().length && activate(pick(cards()));
const resume = () => {
  if (document.body.dataset.phase === "playing" || document.querySelector("dialog[open]")) return;
  return activateAll(all("#resume, #play-here, #new-game").filter(isSeen).slice(0, 1));
};

// --- Strays and gestures
const stray = () => {
  const type = pick(["pointerdown", "pointermove", "pointermove", "pointerup", "pointercancel"]);
  const place = random() < 0.6 && cards().length ? middle(pick(cards())) : [below(innerWidth), below(innerHeight)];
  return pointer(type, ...place, pick(POINTERS), pick([0, 0, 0, 1, 2]));
};
// Each finger goes so far across and down.
const drag = async (ways) => {
  const [left, top] = cards().length ? middle(pick(cards())) : [below(innerWidth), below(innerHeight)];
  const each = async (type, share) => {
    for (const [index, [x, y]] of ways.entries())
      await pointer(type, left + 60 * index + x * share, top + y * share, index + 1);
  };
  await each("pointerdown", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await each("pointermove", share);
  await each(random() < 0.9 ? "pointerup" : "pointercancel", 1);
};
const gesture = () => drag(pick([[[0, 150]], [[5, 80]], [[0, 60], [0, -60]], [[50, 0], [-50, 0]], [[0, 90], [0, 90]]]));
