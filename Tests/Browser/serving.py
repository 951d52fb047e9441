"""The project's own server, for as long as something needs it."""
import contextlib
import pathlib
import random
import re
import socket
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = ROOT / "dist"
# The server, which is the command line too.
PROGRAM = ROOT / "Server/.build/debug/tercet"


def free_port() -> int:
    """A free port below those that the system gives to connections, so that none takes it while the server is away."""
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")


class Server:
    """Serves a folder at an address of its own, where it can go away and come back."""

    def __init__(self, folder: pathlib.Path = SITE):
        self.folder, self.port = folder, free_port()
        # Where it keeps rooms, which outlast it.
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
        """Ends it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def serving(folder: pathlib.Path = SITE):
    """The address of a site, the built one by default, served until the end of the block."""
    server = Server(folder)
    try:
        yield server.site
    finally:
        server.stop()
