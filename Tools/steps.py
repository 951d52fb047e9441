"""Runs steps in parallel. A step runs commands; those that test write reports in JUnit's format, which are counted."""
import contextlib
import os
import pathlib
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".build/reports"

# Lines that only report progress: a test that goes well, or a build that continues.
PROGRESS = re.compile(r"(remark: Incremental compilation|warning: ignoring '-enable-batch-mode')|\S (Test|Suite) (?!run with).* (started|passed)|\[\d+/\d+\]|bringing up nodes|Building for |\s*$")

# Lines that explain a failure: from Swift's compiler and tests, from a crashed program, and from pytest.
TROUBLE = re.compile(r"\berror: |recorded an issue|\bfailed after|Fatal error|unexpected signal|^(FAILED|ERROR) |^E {3}")

# The step that runs in this thread, the processor time that its commands have taken, and the reports of its tests.
here = threading.local()


class Step(NamedTuple):
    """A step: its name, its action, the steps that it depends on, and whether it yields the processors to other steps."""
    name: str
    act: Callable[[], None]
    after: tuple[str, ...] = ()
    yields: bool = False


class Failure(Exception):
    """A failed command: the command, how it ended, and its whole output."""

    def __init__(self, what: str, output: str):
        super().__init__(what)
        self.output = output


def show(line: str) -> None:
    """Prints a line after its step's name, since other steps may print at the same time."""
    print(f"{here.step:>7} | {line}\n", end="", flush=True)


def run(*command: str) -> str:
    """Runs a command, shows its output except for mere progress, and returns all of it. Raises if the command fails."""
    process = subprocess.Popen(["nice", *command] if here.yields else command, cwd=ROOT, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if not PROGRESS.match(line):
            show(line.rstrip())
    _, status, use = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    here.processor_seconds += use.ru_utime + use.ru_stime
    if process.returncode:
        show(f"failed: {' '.join(command)}; its last lines, with all that was left out above:")
        for line in lines[-20:]:
            show(line.rstrip())
        raise Failure(f"{' '.join(command)} ended with {process.returncode}", "".join(lines))
    return "".join(lines)


def run_tests(*command: str, report: str) -> None:
    """Runs a command whose tests write a report into the file that this option of the command names."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    path = REPORTS / f"{here.step}-{len(here.reports) + 1}.xml"
    path.unlink(missing_ok=True)
    here.reports.append(path)
    run(*command, report, str(path))


def end(process: subprocess.Popen) -> None:
    """Kills all processes in a session. Tests run in a separate process group and would run forever, and the program
    that symbolizes stack traces outlives the test program."""
    for pid in (int(name) for name in os.listdir("/proc") if name.isdigit()):
        with contextlib.suppress(ProcessLookupError):
            if os.getsid(pid) == process.pid:
                os.kill(pid, signal.SIGKILL)


def counts(reports: list[pathlib.Path]) -> tuple[int, int]:
    """The numbers of passed and failed tests in reports. A command that has crashed may not have written its report."""
    suites = [suite for path in reports if path.exists() for suite in ElementTree.parse(path).iter("testsuite")]
    sum_of = lambda *names: sum(int(suite.get(name, 0)) for suite in suites for name in names)
    failed = sum_of("failures", "errors")
    return sum_of("tests") - sum_of("skipped") - failed, failed


def lines_of_interest(output: str) -> list[str]:
    """The lines of a failed command's output that explain the failure, at most 12, and its last 3 lines."""
    lines = [line.rstrip() for line in output.splitlines() if line.strip()]
    return [line[:300] for line in [line for line in lines[:-3] if TROUBLE.search(line)][-12:] + lines[-3:]]


class Runner:
    """Runs steps four at a time, so that two processors are busy while others wait. After a failure, no more steps
    begin."""

    def __init__(self):
        self.failures: list[str] = []

    def perform(self, step: Step, needed: list[Future]) -> tuple[int, int]:
        """Runs a step once the steps that it depends on are done, and returns the numbers of passed and failed
        tests."""
        for future in needed:
            future.result()
        if self.failures:
            return 0, 0
        here.step, here.yields, here.processor_seconds, here.reports = step.name, step.yields, 0.0, []
        start = time.monotonic()
        show("begins")
        try:
            step.act()
            passed, failed = counts(here.reports)
            if here.reports and not passed:
                raise Failure("no test ran", "")
        except Failure as failure:
            passed, failed = counts(here.reports)
            failed = max(failed, 1)
            self.failures.append("\n".join([f"{step.name} failed: {failure}", *lines_of_interest(failure.output)]))
        took = f"{time.monotonic() - start:.0f} s, {here.processor_seconds:.0f} s of the processors"
        show(f"{'failed' if failed else 'done'} in {took}")
        return passed, failed

    def run(self, steps: list[Step]) -> tuple[int, int]:
        """Runs steps, repeats at the end which failed and why, and returns the total numbers of passed and failed
        tests."""
        futures = {}
        with ThreadPoolExecutor(4) as pool:
            for step in steps:
                needed = [futures[name] for name in step.after if name in futures]
                futures[step.name] = pool.submit(self.perform, step, needed)
        results = [future.result() for future in futures.values()]
        for failure in self.failures:
            print(failure, flush=True)
        return sum(passed for passed, _ in results), sum(failed for _, failed in results)
