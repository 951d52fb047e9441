"""Shows the steps of a build: a line for each that ends, with its time, and in a terminal a line with how far the running
steps are."""
import contextlib
import os
import re
import subprocess
import sys
import threading
import time

# SwiftPM counts its tasks so.
COUNT = re.compile(r"\[(\d+)/(\d+)\]")


class Failed(Exception):
    """A command failed."""

    def __init__(self, command: tuple[str, ...], output: str):
        super().__init__(f"{output}\nFailed: {' '.join(command)}")


class Step:
    """A running step, and how far it is."""

    def __init__(self, progress: "Progress", name: str):
        self.progress, self.name, self.state = progress, name, ""

    def show(self, state: str) -> None:
        """Shows how far the step is."""
        self.state = state
        self.progress.draw()

    def run(self, *command: str, title: str = "") -> str:
        """Runs a command and returns its output, following SwiftPM's count of tasks.

        Raises `Failed` with the output if the command fails or prints a warning.
        """
        self.show(title)
        process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        lines = []
        for line in process.stdout:
            lines.append(line)
            if match := COUNT.match(line):
                self.show(f"{title} {match[1]} of {match[2]}")
        output = "".join(lines)
        if process.wait():
            raise Failed(command, output)
        return output


class Progress:
    """The steps of a build, which may run in parallel."""

    def __init__(self):
        self.lock, self.start, self.running = threading.Lock(), time.monotonic(), []

    @contextlib.contextmanager
    def step(self, name: str, done: str):
        """Runs the block as a step, and prints a line with its time when it ends without an error."""
        step, start = Step(self, name), time.monotonic()
        self.running.append(step)
        try:
            yield step
        finally:
            self.running.remove(step)
        with self.lock:
            self.clear()
            print(f"{done} in {time.monotonic() - start:.0f} s", flush=True)

    def draw(self) -> None:
        """Draws the line of the running steps, as far as the terminal is wide."""
        if not sys.stdout.isatty():
            return
        with self.lock:
            parts = [f"{step.name}: {step.state}" for step in list(self.running) if step.state]
            line = f"{time.monotonic() - self.start:.0f} s  " + "  ·  ".join(parts)
            self.clear()
            print(line[:os.get_terminal_size().columns - 1], end="", flush=True)

    def clear(self) -> None:
        if sys.stdout.isatty():
            print("\r\033[K", end="")


@contextlib.contextmanager
def stopping():
    """Ends the program with the output of a command that fails in the block."""
    try:
        yield
    except Failed as failure:
        sys.exit(str(failure))
