"""HAProxy as docs/deploying.md configures it, on ports of this machine."""
import asyncio
import contextlib
import pathlib
import re
import subprocess

from processes import ROOT, Ended, Process, free_port

DOCUMENT = ROOT / "docs/deploying.md"
# The parts of the documented configuration that depend on the machine.
CERTIFICATE = "/etc/haproxy/tercet.pem"
SERVERS = re.compile(r"^( +server )\w+ 10\.0\.0\.\d+:8080\n", re.MULTILINE)


def documented() -> str:
    """The configuration in the document, word for word."""
    return re.search(r"^```haproxy\n(.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)[1]


def replaced(text: str, old: str, new: str) -> str:
    """Replaces a text that has to occur exactly once."""
    if text.count(old) != 1:
        raise ValueError(f"{old!r} is {text.count(old)} times in the configuration")
    return text.replace(old, new)


class HAProxy(Process):
    """A proxy in front of the nodes on some ports, over TLS, with its own certificate."""

    def __init__(self, nodes: list[int], folder: pathlib.Path):
        self.port, self.plain_port = free_port(), free_port()
        self.authority = str(folder / "authority.pem")
        self._make_certificate(folder)
        (folder / "haproxy.cfg").write_text(self._adapted(documented(), nodes, folder))
        super().__init__("haproxy", ["/usr/sbin/haproxy", "-db", "-f", folder / "haproxy.cfg"], folder)

    def _adapted(self, text: str, nodes: list[int], folder: pathlib.Path) -> str:
        text = replaced(text, CERTIFICATE, f"{folder}/tercet.pem")
        text = replaced(text, "maxconn 40000", "maxconn 4000")
        text = replaced(text, "bind :443", f"bind 127.0.0.1:{self.port}")
        text = replaced(text, "bind :80", f"bind 127.0.0.1:{self.plain_port}")
        places = list(SERVERS.finditer(text))
        servers = "".join(f"{places[0][1]}n{port} 127.0.0.1:{port}\n" for port in nodes)
        return text[:places[0].start()] + servers + text[places[-1].end():]

    def _make_certificate(self, folder: pathlib.Path) -> None:
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
                        "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout",
                        folder / "key.pem", "-out", self.authority], check=True, capture_output=True)
        (folder / "tercet.pem").write_text(pathlib.Path(self.authority).read_text() + (folder / "key.pem").read_text())

    @property
    def url(self) -> str:
        return f"wss://localhost:{self.port}/together"

    async def start(self, until: str = "", limit: float = 30) -> str:
        """Starts it, and returns once it accepts connections."""
        await self.launch()
        end = asyncio.get_running_loop().time() + limit
        while True:
            self.check()
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return ""
            if asyncio.get_running_loop().time() > end:
                raise Ended(f"{self.command} takes no connection")
            await asyncio.sleep(0.02)

    def check_configuration(self) -> None:
        """Checks that HAProxy accepts its configuration without errors or warnings."""
        checked = subprocess.run([*self.command[self.command.index("/usr/sbin/haproxy"):], "-c", "-q"], cwd=self.folder,
                                 capture_output=True, text=True)
        if checked.returncode or "WARNING" in checked.stderr:
            raise Ended(checked.stderr)
