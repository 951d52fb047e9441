"""Splits a WebAssembly module in two: the code a first visit needs to play, and everything else.

The first half holds the functions that the page's first calls can reach in the call graph, without passing through the
functions listed in `Tools/after-first-card.txt`. Those, and the functions that only they reach, form the second half,
which adds its functions to the first half's table. A call that is too early fails; `TercetApp.isFirstVisit` and the
bridge prevent such calls.
"""
import collections
import pathlib
import re
import sys

from commands import FEATURES, printed

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"
# The functions that the page calls before the second half has loaded.
ROOTS = {"start", "event", "frame", "transferBuffer"}
LATER = pathlib.Path(__file__).with_name("after-first-card.txt")


class CallGraph:
    """The calls between a module's functions, which have to have names."""

    def __init__(self, module: pathlib.Path):
        graph = printed("wasm-opt", *FEATURES, str(module), "--print-call-graph", "-o", "/dev/null")
        self.callees = collections.defaultdict(set)
        for caller, callee in re.findall(r'^  "(.*?)" -> "(.*?)"; // call$', graph, re.MULTILINE):
            self.callees[caller].add(callee)
        kinds = dict(re.findall(r'^  "(.*?)" \[style="(.*?)"', graph, re.MULTILINE))
        # Functions in the table may be called from anywhere.
        self.indirect = {name for name, style in kinds.items() if "rounded" in style}
        self.functions = functions(module)
        plain = "\n".join(name.replace("\\20", " ") for name in self.functions)
        short, full = (printed("swift", "demangle", *options, text=plain).rstrip("\n").split("\n")
                       for options in (["-simplified"], []))
        # Only the full names have the modules, and the types that a generic function is specialized for.
        self.readable = {name: f"{one}\n{two}" for name, one, two in zip(self.functions, short, full, strict=True)}

    def reached(self, later: set[str]) -> set[str]:
        """The functions that the first calls can reach without passing through these functions."""
        seen, open_ends = set(later), [*ROOTS, *(self.indirect - later)]
        while open_ends:
            name = open_ends.pop()
            if name not in seen:
                seen.add(name)
                open_ends += self.callees[name]
        return seen - later


def functions(module: pathlib.Path) -> list[str]:
    """The names of a module's functions in order, imported functions first."""
    names = printed("wasm-opt", *FEATURES, str(module), "--print-function-map", "-o", "/dev/null")
    return re.findall(r"^\d+:(.*)$", names, re.MULTILINE)


def pattern(line: str) -> str:
    """A pattern for the readable names that a line of the list stands for."""
    # A module: its own functions, extensions of its types, and the functions specialized for them, but not those with such
    # a parameter.
    if (SOURCES / line.removesuffix(".")).is_dir():
        return rf"(?:^|\bof |\bin |:|<(?:serialized, )?){re.escape(line)}"
    return rf"(?<![\w.]){re.escape(line)}"


def listed(graph: CallGraph) -> set[str]:
    """The functions whose readable names contain a line of the list, at the beginning of a word."""
    wanted = [line for line in LATER.read_text().splitlines() if line and not line.startswith("#")]
    # The compiler merges functions with equal code, and names them after one of their modules.
    own = {name: text for name, text in graph.readable.items() if not re.search("^(merged|outlined) ", text, re.MULTILINE)}
    found = {line: {name for name, text in own.items() if re.search(pattern(line), text, re.MULTILINE)} for line in wanted}
    if missing := [line for line, names in found.items() if not names]:
        sys.exit(f"{LATER.name} names functions that are not there: {', '.join(missing)}")
    return set.union(*found.values())


def split(module: pathlib.Path) -> tuple[pathlib.Path, pathlib.Path]:
    """Splits a module with function names into two halves. The first half has the data of both."""
    graph = CallGraph(module)
    reached = graph.reached(listed(graph))
    # Names would become export names, so they are stripped first.
    nameless, first, second = (module.with_suffix(f".{part}.wasm") for part in ("nameless", "first", "second"))
    printed("wasm-opt", *FEATURES, str(module), "--strip-debug", "-o", str(nameless))
    pairs = zip(graph.functions, functions(nameless), strict=True)
    later = [new for old, new in pairs if old not in reached and not new.startswith("fimport$")]
    printed("wasm-split", *FEATURES, str(nameless), f"--split-funcs={','.join(later)}", "--export-prefix=_",
            "-o1", str(first), "-o2", str(second))
    return first, second
