"""Builds programs of the package in Server."""
import pathlib

from progress import Step

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Each module is compiled as a whole and once, without debug information: that takes a quarter less processor time. SwiftPM
# finds tests through the index, so there is one.
FLAGS = ["--toolset", str(ROOT / "Tools/native.toolset.json"), "-debug-info-format", "none"]


def build(step: Step, configuration: str, *products: str) -> None:
    """Builds products in a configuration, `debug` or `release`."""
    for product in products:
        step.run("swift", "build", "--package-path", str(ROOT / "Server"), *FLAGS, "-c", configuration, "--product", product)
        program = ROOT / "Server/.build" / configuration / product
        # SwiftPM leaves a program that is up to date as it is; make goes by its date.
        program.touch()
