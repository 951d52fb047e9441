// Runs the reports module in a worker, so its work never blocks the page. Requests and answers are texts. The worker
// posts a number and a text: 0 when it is ready, 1 with an answer, 2 when it has failed.

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const [ready, answered, failed] = [0, 1, 2];

let wasm;

const platform = {
  answer: (address, length) =>
    postMessage([answered, decoder.decode(new Uint8Array(wasm.memory.buffer, address, length))]),
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

// Whether the module has started.
const started = start().then(() => true, fail);

onmessage = async ({ data }) => {
  if (!(await started)) return;
  try {
    const bytes = encoder.encode(data);
    const address = wasm.transferBuffer(bytes.length);
    new Uint8Array(wasm.memory.buffer, address, bytes.length).set(bytes);
    wasm.answer(bytes.length);
  } catch {
    fail();
  }
};
