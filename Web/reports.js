// Runs the reports module in a worker, so its work never blocks the page. Requests and answers are texts. The worker
// posts a number and a text: 0 when it is ready, 1 with an answer, 2 when it has failed.

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const [ready, answered, failed] = [0, 1, 2];

let wasm;

// What the module said last: an answer, or the language whose words it needs.
let said;

const platform = {
  answer: (address, length) => (said = decoder.decode(new Uint8Array(wasm.memory.buffer, address, length))),
};

// Compiles while loading. If the server doesn't send the type of a module, compiles after loading.
const instantiate = async () => {
  // A server that doesn't answer counts as a server without the file. Older browsers have their own time limit.
  const response = await fetch("reports.wasm", { signal: AbortSignal.timeout?.(60_000) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  if (WebAssembly.instantiateStreaming && response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.instantiateStreaming(response, { platform });
  return WebAssembly.instantiate(await response.arrayBuffer(), { platform });
};

const start = async () => {
  const { instance } = await instantiate();
  wasm = instance.exports;
  wasm.start();
  postMessage([ready, ""]);
};

const fail = () => postMessage([failed, ""]);

// Calls a function of the module with a text.
const give = (name, text) => {
  const bytes = encoder.encode(text);
  const address = wasm.transferBuffer(bytes.length);
  new Uint8Array(wasm.memory.buffer, address, bytes.length).set(bytes);
  return wasm[name](bytes.length);
};

// The module answers once it has the words of the request's language.
const answer = async (request) => {
  if (!give("answer", request)) {
    give("words", await allWords(said));
    if (!give("answer", request)) throw new Error(`There are no words in ${said}.`);
  }
  postMessage([answered, said]);
};

// One after the other, the start first.
let last = start().then(() => true, fail);

onmessage = ({ data }) => {
  last = last.then((isStarted) => isStarted && answer(data).then(() => true, fail));
};
