// A socket to the page's server. Only the latest socket counts.

let socket;

const disconnect = () => {
  socket?.close();
  socket = undefined;
};

// Messages that arrive together are reported together, one per line, so a game in progress appears in its current
// state.
const connect = (path, kind) => {
  disconnect();
  try {
    const url = new URL(path, location);
    url.protocol = url.protocol.replace("http", "ws");
    const mine = (socket = new WebSocket(url));
    const tell = (detail, message) => socket === mine && send(kind, 0, message, detail);
    const received = [];
    mine.onopen = () => tell(0);
    mine.onmessage = ({ data }) => received.push(data) > 1 || setTimeout(() => tell(1, received.splice(0).join("\n")));
    mine.onclose = () => tell(2);
  } catch {
    // A page without a server can't open a socket.
    send(kind, 0, "", 2);
  }
};

const transmit = (message) => socket?.readyState === 1 && socket.send(message);
