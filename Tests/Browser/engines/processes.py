"""The processes of a browser. Browsers start others and do not always end them, so each has a group of its own."""
import contextlib
import os
import pathlib
import signal
import subprocess
import tempfile
import time

# Enough for a browser on a busy machine.
SECONDS = 60

# Runs a command that ends when the tests do, even where these are killed.
BOUND = ["setpriv", "--pdeathsig", "TERM", "--"]


@contextlib.contextmanager
def group(*command: str, **rest):
    """Runs a command; at the end of the block it ends, with all that it has started."""
    process = subprocess.Popen([*BOUND, *command], start_new_session=True, **rest)
    try:
        yield process
    finally:
        for end in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, end)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)


@contextlib.contextmanager
def home():
    """An empty folder, and an environment in which it is the home: no one's settings or language count, and nothing remains."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield pathlib.Path(folder), os.environ | {
            "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_CACHE_HOME": folder, "XDG_DATA_HOME": folder,
            "LC_ALL": "C.UTF-8", "LANGUAGE": "en_US", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }


def until(condition, process: subprocess.Popen):
    """Waits until a condition holds, and gives its value. The process is the one that makes it hold."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        if value := condition():
            return value
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {process.args}, whose result is {process.poll()}")
