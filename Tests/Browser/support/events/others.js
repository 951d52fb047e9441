// What else may happen: keys, changes of controls, dialogs, and what the browser tells; and how often what happens.

// --- Keys
const KEYS = [
  ..."dncrp?zmtswhl1234", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Escape", "Shift",
  ..."qй5€ß😀DC", "Enter", " ", "Tab", "F5", "Dead", "Process", "Unidentified", "PageDown", "", "\n", "x".repeat(999),
];
// Keys whose place on the keyboard counts.
const PLACES = { Shift: ["ShiftLeft", "ShiftRight"], й: ["KeyD", "KeyR", "Key"] };
const key = () => {
  const typed = pick(KEYS);
  if (typed === "n" && random() < 0.8) return;
  const code = pick(PLACES[typed] ?? [typed]);
  const held = (share) => random() < share;
  return send(document.activeElement ?? document.body, new KeyboardEvent("keydown", {
    bubbles: true, cancelable: true, composed: true, key: typed, code, repeat: held(0.1), shiftKey: held(0.1),
    ctrlKey: held(0.05), altKey: held(0.05), metaKey: held(0.05) }));
};

// --- Controls: any of their values, and values that they do not have.
const ODD = ["", "nonsense", "-1", "1e9", "NaN", "2", "en", "🂡".repeat(500), "\0", "c\n1"];
const tell = async (control) => {
  for (const type of ["input", "change"]) await send(control, new Event(type, { bubbles: true }));
};
const alter = async (control) => {
  if (control.type === "checkbox") return click(control);
  if (control.type === "file") {
    const files = new DataTransfer();
    files.items.add(new File([pick(ODD), "tercet games 1\n"].slice(below(2)), "games.txt"));
    control.files = files.files;
  } else if (random() < 0.15) {
    Object.defineProperty(control, "value", { value: pick(ODD), configurable: true, writable: true });
    await tell(control);
    return delete control.value;
  } else {
    control.value = control.options ? pick([...control.options])?.value : below(500) * 1000;
  }
  await tell(control);
};
const change = () => {
  const controls = within("input, select").filter((control) => control.type === "file" || isSeen(control));
  return controls.length ? alter(pick(controls)) : tell(pick([document, document.body, byId("table")]));
};

// --- Dialogs, focus and surroundings
const DIALOGS = ["settings", "help", "review", "statistics"];
const turnDialog = async () => {
  const dialog = document.querySelector("dialog[open]");
  if (!dialog) return activate(byId(pick(DIALOGS)));
  const close = byId(dialog.id.replace("dialog", "close"));
  if (random() < 0.5) return click(close);
  // As Escape does.
  if (await send(dialog, new Event("cancel", { cancelable: true }))) dialog.close();
};
const focus = () => {
  const element = pick([...within("button, input, select, [tabindex]").filter(isSeen), document.body]);
  return random() < 0.8 ? element.focus() : send(element, new FocusEvent("focusin", { bubbles: true }));
};
const show = (state) => {
  for (const [name, value] of [["visibilityState", state], ["hidden", state === "hidden"]])
    Object.defineProperty(document, name, { value, configurable: true });
  return send(document, new Event("visibilitychange", { bubbles: true }));
};
const STORED = ["tercet.game", "tercet.games", "tercet.tab", "tercet.settings", "tercet.count", "other", "", null];
const SURROUNDINGS = [
  () => show("hidden"),
  () => show("visible"),
  () => send(window, new StorageEvent("storage", { key: pick(STORED), newValue: pick(ODD) })),
  () => send(pick([window, visualViewport]), new Event("resize")),
  () => (document.documentElement.style.fontSize = pick(["", "", "80%", "150%", "200%"])),
  () => send(byId("table"), new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: below(300) })),
  () => send(pick([byId("table"), ...cards()]), new Event("touchmove", { bubbles: true, cancelable: true })),
  () => scrollTo(0, below(500)),
];
const wait = () => (ahead += random() < 0.1 ? below(20000) : below(1500));

// What may happen next, and how often.
const ACTIONS = [
  [chooseCard, 14], [playSet, 12], [pressButton, 6], [stray, 24], [gesture, 2], [key, 18], [change, 8], [turnDialog, 8],
  [focus, 6], [() => pick(SURROUNDINGS)(), 4], [wait, 6], [resume, 4],
].flatMap(([action, share]) => Array(share).fill(action));

// Lets at least so many events happen, and gives what has come of all so far.
const run = async (newSeed, least) => {
  seed = newSeed;
  for (const end = counts.events + least; counts.events < end && !document.body.hasAttribute("data-loading"); note())
    await pick(ACTIONS)();
  if (document.hidden) await show("visible");
  return counts;
};

// What is there at first did not happen.
note();
counts.games = 0;
return { run, recent };
