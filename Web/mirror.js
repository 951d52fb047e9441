// A second copy of the stored data. Browsers may write local storage to the disk up to a minute later; this copy, in a
// database, is written at once. If the browser was killed or lost power, the next start takes missing data from here.

const COUNT = "tercet.count";
const LEFT = "left";
// How long the texts in the database may take to count, in milliseconds.
const LONGEST_WAIT = 3000;
let database;
// The texts that were stored before the database was open.
const early = new Map();

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
  else early.set(key, value);
};

// If local storage is empty but the page was closed normally, the user has cleared it, so it stays empty.
const isBehind = (count, texts) => texts.get(COUNT) > Number(count) && !(count === null && texts.get(LEFT));

const takeFromMirror = async (count, isLate) => {
  const opened = await openDatabase();
  const texts = await readAll(opened.transaction("texts").objectStore("texts"));
  if (!isLate() && isBehind(count, texts)) {
    // If the game has started already, it has only a new deal, which must not be stored over these texts.
    state = undefined;
    for (const [key, value] of texts) if (key !== LEFT) kept(key, value);
    return true;
  }
  // If not every write has reached the database, its texts must not be restored later.
  if (texts.size && texts.get(COUNT) !== Number(count)) opened.transaction("texts", "readwrite").objectStore("texts").clear();
  database = opened;
  if (early.size) write(...early, [COUNT, Number(kept(COUNT))], [LEFT, document.hidden]);
  return false;
};

// Returns whether local storage was restored from here. It has to be as the last visit left it, or this number of writes
// has been read before.
const restore = (count = kept(COUNT)) => {
  let isLate = false;
  const late = new Promise((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(false);
    }, LONGEST_WAIT);
  });
  addEventListener("pagehide", () => database && write([LEFT, true]));
  return Promise.race([takeFromMirror(count, () => isLate).catch(() => false), late]);
};
