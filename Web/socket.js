// A socket to the server that the page comes from. Only the latest one counts.

let socket;

const disconnect = () => {
  socket?.close();
  socket = undefined;
};

// What comes at once is told at once, a line for each message: a game that has been going on is shown as it is now.
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
    // A page that comes from no server has none.
    send(kind, 0, "", 2);
  }
};

const transmit = (message) => socket?.readyState === 1 && socket.send(message);
