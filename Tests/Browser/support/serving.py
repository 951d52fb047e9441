"""The project's own server, running for as long as a test needs it."""
import contextlib
import os
import pathlib
import random
import re
import socket
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
SITE = pathlib.Path(os.environ.get("TESTED_SITE", ROOT / "dist"))
# The server, which is also the command line.
PROGRAM = ROOT / "Server/.build/debug/tercet"


def free_port() -> int:
    """A free port outside the system's range for connections, so no connection takes it while the server is down."""
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")


class Server:
    """Serves a folder at its own address, where it can go down and come back."""

    def __init__(self, folder: pathlib.Path = SITE):
        self.folder, self.port = folder, free_port()
        # The file for rooms, which outlasts the server.
        self.rooms = tempfile.TemporaryDirectory(prefix="tercet-")
        self.start()

    def start(self) -> None:
        command = [PROGRAM, "serve", "--port", str(self.port), "--site", self.folder,
                   "--database", f"{self.rooms.name}/rooms.sqlite"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.site = re.search(r"http://\S+/", self.process.stdout.readline())[0]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """Ends it immediately, like a power failure."""
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def serving(folder: pathlib.Path = SITE):
    """The address of a site (by default the built site), which is served until the end of the block."""
    server = Server(folder)
    try:
        yield server.site
    finally:
        server.stop()
