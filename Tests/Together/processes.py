"""Programs that end with this process, including the server."""
import asyncio
import contextlib
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import ssl

ROOT = pathlib.Path(__file__).resolve().parents[2]


def program() -> pathlib.Path:
    """The server: the build for tests, or $TERCET."""
    return pathlib.Path(os.environ.get("TERCET") or ROOT / "Server/.build/debug/tercet").resolve()


def free_port() -> int:
    """A free port outside the system's range for connections. Otherwise a client that retries while a server is down
    could be assigned the server's own port, and connect to itself."""
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")


@contextlib.contextmanager
def silent_port():
    """A port that refuses connections for the time of the block, and that no other program can take."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


class Ended(RuntimeError):
    """A program has ended that should still be running."""


class Process:
    """A program that runs in a folder and writes its output to a file there. It dies if this process dies."""

    def __init__(self, name: str, command: list, folder: pathlib.Path, user: str | None = None, preload: str = ""):
        identity = [f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user and os.geteuid() == 0 else []
        self.command = [shutil.which("setpriv"), "--pdeathsig", "KILL", *identity, *map(str, command)]
        self.folder, self.log = folder, folder / f"{name}.log"
        self.environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": str(folder)}
        if preload:
            self.environment["LD_PRELOAD"] = preload
        self.process: asyncio.subprocess.Process | None = None

    async def launch(self) -> int:
        """Launches it, and returns where its output begins in the file."""
        with open(self.log, "ab") as log:
            offset = log.tell()
            self.process = await asyncio.create_subprocess_exec(
                *self.command, cwd=self.folder, env=self.environment, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log)
            return offset

    async def start(self, until: str, limit: float = 30) -> str:
        """Starts it, and returns the line that it prints when it is ready."""
        offset = await self.launch()
        end = asyncio.get_running_loop().time() + limit
        while True:
            ended = not self.is_running
            with open(self.log, "rb") as log:
                log.seek(offset)
                text = log.read().decode(errors="replace")
            line = next((line for line in text.splitlines(keepends=True) if until in line and line.endswith("\n")), None)
            if line:
                return line
            if ended or asyncio.get_running_loop().time() > end:
                raise Ended(f"{self.command} said {text!r}")
            await asyncio.sleep(0.01)

    @property
    def is_running(self) -> bool:
        return bool(self.process) and self.process.returncode is None

    def check(self) -> None:
        """Checks that it is running."""
        if not self.is_running:
            raise Ended(f"{self.log.name} ended by itself: {self.log.read_text(errors='replace')[-2000:]}")

    async def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Sends it a signal, and waits until it has ended."""
        if self.is_running:
            self.process.send_signal(number)
            await self.process.wait()

    @property
    def memory(self) -> int:
        """Its resident memory, in bytes."""
        pages = pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


# All robots share one address.
MANY_FROM_ONE_ADDRESS = ("--sockets-per-address", "100000", "--rooms-per-hour", "100000")


class Node(Process):
    """A `tercet serve` that keeps its port when it is restarted. It serves a page with a place for previews of links."""

    def __init__(self, name: str, database: str, folder: pathlib.Path, *options: str, preload: str = ""):
        site = folder / "site"
        site.mkdir(exist_ok=True)
        (site / "index.html").write_text('<meta property="og:title" content="">')
        self.port, self.metrics = free_port(), free_port()
        command = [program(), "serve", "--port", self.port, "--metrics", self.metrics, "--site", site, "--database", database,
                   *options]
        super().__init__(name, command, folder, preload=preload)

    async def start(self, until: str = "http://", limit: float = 30) -> str:
        return await super().start(until, limit)

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/together"

    async def numbers(self) -> dict[str, int]:
        """The numbers in its metrics."""
        text = await fetch(self.metrics, "/metrics")
        return {name: int(value) for name, value in re.findall(r"^(tercet_\S+) (-?\d+)$", text, re.MULTILINE)}


async def fetch(port: int, path: str, authority: str | None = None) -> str:
    """The response of a server on this machine to a GET, head and body; with the certificate of an authority, over TLS."""
    secure = ssl.create_default_context(cafile=authority) if authority else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=secure)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    try:
        return (await asyncio.wait_for(reader.read(), 10)).decode()
    finally:
        writer.close()
