// A second copy of the stored data. Browsers may write local storage to the disk up to a minute later; this copy, in a
// database, is written at once. If the browser was killed or lost power, the next start takes missing data from here.

const COUNT = "tercet.count";
const LEFT = "left";
// How long a start waits for the database, in milliseconds.
const LONGEST_WAIT = 3000;
let database;

const openDatabase = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("tercet");
    request.onupgradeneeded = () => request.result.createObjectStore("texts");
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = reject;
  });

const readAll = (texts) =>
  new Promise((resolve, reject) => {
    const [keys, values] = [texts.getAllKeys(), texts.getAll()];
    values.onsuccess = () => resolve(new Map(keys.result.map((key, index) => [key, values.result[index]])));
    values.onerror = reject;
  });

// Writes entries to the disk. If the database refuses them, they are still in local storage.
const write = (...entries) => {
  try {
    const transaction = database.transaction("texts", "readwrite", { durability: "strict" });
    for (const [key, value] of entries) transaction.objectStore("texts").put(value, key);
    transaction.commit?.();
  } catch {
    database = undefined;
  }
};

// Counts each write in both places, so a start can tell which of them is behind.
const mirror = (key, value) => {
  const count = Number(kept(COUNT)) + 1;
  kept(COUNT, count);
  if (database) write([key, value], [COUNT, count], [LEFT, document.hidden]);
};

// If local storage is empty but the page was closed normally, the user has cleared it, so it stays empty.
const isBehind = (count, texts) => texts.get(COUNT) > Number(count) && !(count === null && texts.get(LEFT));

const takeFromMirror = async () => {
  const opened = await openDatabase();
  const texts = await readAll(opened.transaction("texts").objectStore("texts"));
  const count = kept(COUNT);
  // A start that has waited too long continues with local storage.
  const isTaken = state !== "ready" && isBehind(count, texts);
  if (isTaken) {
    for (const [key, value] of texts) if (key !== LEFT) kept(key, value);
  } else if (texts.size && texts.get(COUNT) !== Number(count)) {
    // If not every write has reached the database, its texts must not be restored later.
    opened.transaction("texts", "readwrite").objectStore("texts").clear();
  }
  database = opened;
  return isTaken;
};

// Returns whether local storage was restored from here.
const restore = () => {
  addEventListener("pagehide", () => database && write([LEFT, true]));
  return Promise.race([takeFromMirror().catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
};
