"""The databases of a trial: started, killed, and read afterwards."""
import asyncio
import contextlib
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

from processes import Ended, Process, free_port

# A room's events in order: number, seat (counted from 0), request and body; None for a missing seat or request.
Row = tuple[int, int | None, int | None, str]
QUERY = "SELECT room.code, event.seq, event.seat, event.request, event.body FROM {0}event AS event " \
        "JOIN {0}room AS room ON room.id = event.room ORDER BY event.room, event.seq"


# Fails unless 20 flushes of a file in memory, which otherwise take no time, take 20 ms.
EXPECT_SLOW = """
import os, time
file, begin = os.memfd_create("probe"), time.monotonic()
for _ in range(10): os.fsync(file); os.fdatasync(file)
assert time.monotonic() - begin >= 0.02
"""


def slow_flushes(folder: pathlib.Path) -> str:
    """Compiles the library that makes each flush a millisecond slower, tests it, and returns its path."""
    source, library = pathlib.Path(__file__).with_name("slow_flushes.c"), folder / "slow_flushes.so"
    # The Swift toolchain's clang.
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    library.chmod(0o755)
    subprocess.run([sys.executable, "-c", EXPECT_SLOW], check=True, env={"LD_PRELOAD": str(library)})
    return str(library)


def grouped(rows) -> dict[str, list[Row]]:
    rooms: dict[str, list[Row]] = {}
    for code, *row in rows:
        rooms.setdefault(code, []).append(tuple(row))
    return rooms


class SQLite:
    """A file that one server has open."""

    def __init__(self, folder: pathlib.Path):
        self.path = folder / "rooms.sqlite"
        self.address = str(self.path)

    def events(self) -> dict[str, list[Row]]:
        """The events of all rooms. Don't call it while a server is starting: it would find the file locked."""
        with contextlib.closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=30)) as connection:
            return grouped(connection.execute(QUERY.format("")))

    def back_up(self, path: pathlib.Path) -> None:
        """Copies the file as described in docs/deploying.md, while a server has it open."""
        with contextlib.closing(sqlite3.connect(self.path, timeout=30)) as connection:
            connection.execute("VACUUM INTO ?", [str(path)])

    def size(self) -> int:
        """The size of the tables in bytes, without the contents of the write-ahead log."""
        with contextlib.closing(sqlite3.connect(self.path, timeout=30)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return self.path.stat().st_size


class PostgreSQL:
    """A server from Debian's package in a separate folder, on a free port of this machine."""

    def __init__(self, folder: pathlib.Path, preload: str = ""):
        versions = sorted(pathlib.Path("/usr/lib/postgresql").iterdir(), key=lambda path: int(path.name))
        self.programs, self.folder, self.port = versions[-1] / "bin", folder / "postgres", free_port()
        self.folder.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            folder.chmod(0o711)
        self.server = self._program("postgres", "-D", "data", preload=preload)
        self.address = f"postgres://postgres@127.0.0.1:{self.port}/postgres"

    def _program(self, name: str, *arguments, preload: str = "") -> Process:
        return Process(name, [self.programs / name, *arguments], self.folder, "postgres", preload)

    async def create(self) -> None:
        """Creates the database files, and starts the database."""
        await self._program("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C",
                            "--no-sync", "--wal-segsize=1").start("Success.")
        with open(self.folder / "data/postgresql.conf", "a") as file:
            file.write(f"\nlisten_addresses = '127.0.0.1'\nport = {self.port}\n"
                       f"unix_socket_directories = '{self.folder}'\nshared_buffers = '32MB'\n"
                       "min_wal_size = '2MB'\nmax_wal_size = '64MB'\n")
        await self.start()

    async def start(self) -> None:
        """Starts the database. A killed server's memory can still be in use for a moment."""
        for attempt in range(100):
            try:
                await self.server.start("ready to accept connections")
                return
            except Ended:
                if attempt == 99:
                    raise
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """Kills all its processes at once, the first process first, so that it can't start others."""
        pid = self.server.process.pid
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for process in [pid, *map(int, children)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        await self.server.process.wait()

    def ask(self, query: str) -> list[list[str]]:
        """The rows of an answer, as texts."""
        command = [self.programs / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-X", "-q", "-v",
                   "ON_ERROR_STOP=1", "-c", f"COPY ({query}) TO STDOUT"]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return [line.split("\t") for line in output.splitlines()]

    def events(self) -> dict[str, list[Row]]:
        """The events of all rooms."""
        number = lambda text: None if text == r"\N" else int(text)
        return grouped((code, int(seq), number(seat), number(request), body)
                       for code, seq, seat, request, body in self.ask(QUERY.format("tercet.")))

    def size(self) -> int:
        """The size of the tables and their indexes in bytes."""
        return sum(int(self.ask(f"SELECT pg_total_relation_size('tercet.{table}')")[0][0]) for table in ("room", "event"))

    def commit_time(self) -> float:
        """The mean duration of 32 commits, in seconds."""
        insert = "INSERT INTO public.probe VALUES (1);"
        script = f"CREATE TABLE public.probe (n integer);{insert * 30}DROP TABLE public.probe;"
        command = [self.programs / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-X", "-q"]
        begin = time.monotonic()
        subprocess.run(command, check=True, input=script.replace(";", ";\n"), text=True)
        return (time.monotonic() - begin) / 32
