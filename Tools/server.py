"""Builds programs of the package in Server."""
import pathlib

from progress import Step

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Server"
# Each module is compiled as a whole and once, without debug information: that takes a quarter less processor time. SwiftPM
# finds tests through the index, so there is one.
FLAGS = ["--toolset", str(ROOT / "Tools/native.toolset.json"), "-debug-info-format", "none"]
# The server to play with needs neither an index nor tests, and no optimization.
PLAY = PACKAGE / ".build/play"
PLAY_FLAGS = ["--scratch-path", str(PLAY), "-c", "release", "-debug-info-format", "none", "-Xswiftc", "-Onone",
              "-Xswiftc", "-no-emit-module-separately-wmo"]


def build(step: Step, configuration: str, *products: str) -> None:
    """Builds products in a configuration, `debug` or `release`."""
    for product in products:
        step.run("swift", "build", "--package-path", str(PACKAGE), *FLAGS, "-c", configuration, "--product", product)
        # SwiftPM doesn't touch a program that is up to date, but make compares dates.
        (PACKAGE / ".build" / configuration / product).touch()


def build_for_play(step: Step) -> None:
    """Builds the server to play with, as fast as possible."""
    step.run("swift", "build", "--package-path", str(PACKAGE), *PLAY_FLAGS, "--product", "serve")
