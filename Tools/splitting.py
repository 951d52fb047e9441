"""Splits a WebAssembly module in two: what a first visit needs until its first card is shown, and everything else.

The first half holds what the page's first calls can reach in the call graph, short of the functions that
`Tools/after-first-card.txt` names. Those, and what only they reach, make up the second half, whose functions take their
places in the table of the first. A call that comes too early fails; `TercetApp.isFirstVisit` and the bridge see to it that
none does.
"""
import collections
import pathlib
import re
import sys

from commands import FEATURES, printed

# What the page calls before the second half is there.
ROOTS = {"start", "frame", "transferBuffer"}
LATER = pathlib.Path(__file__).with_name("after-first-card.txt")


class CallGraph:
    """Which function calls which, in a module with names."""

    def __init__(self, module: pathlib.Path):
        graph = printed("wasm-opt", *FEATURES, str(module), "--print-call-graph", "-o", "/dev/null")
        self.callees = collections.defaultdict(set)
        for caller, callee in re.findall(r'^  "(.*?)" -> "(.*?)"; // call$', graph, re.MULTILINE):
            self.callees[caller].add(callee)
        kinds = dict(re.findall(r'^  "(.*?)" \[style="(.*?)"', graph, re.MULTILINE))
        # Functions in the table may be called by anybody.
        self.indirect = {name for name, style in kinds.items() if "rounded" in style}
        self.functions = functions(module)
        plain = "\n".join(name.replace("\\20", " ") for name in self.functions)
        readable = printed("swift", "demangle", "-simplified", text=plain).rstrip("\n").split("\n")
        self.readable = dict(zip(self.functions, readable, strict=True))

    def reached(self, later: set[str]) -> set[str]:
        """What the first calls can reach without these functions."""
        seen, open_ends = set(later), [*ROOTS, *(self.indirect - later)]
        while open_ends:
            name = open_ends.pop()
            if name not in seen:
                seen.add(name)
                open_ends += self.callees[name]
        return seen - later


def functions(module: pathlib.Path) -> list[str]:
    """The names of a module's functions in their order, those that it imports first."""
    names = printed("wasm-opt", *FEATURES, str(module), "--print-function-map", "-o", "/dev/null")
    return re.findall(r"^\d+:(.*)$", names, re.MULTILINE)


def listed(graph: CallGraph) -> set[str]:
    """The functions in whose readable names a line of the list stands, at the beginning of a word."""
    wanted = [line for line in LATER.read_text().splitlines() if line and not line.startswith("#")]
    found = {line: {name for name, text in graph.readable.items() if re.search(rf"(?<![\w.]){re.escape(line)}", text)}
             for line in wanted}
    if missing := [line for line, names in found.items() if not names]:
        sys.exit(f"{LATER.name} names functions that are not there: {', '.join(missing)}")
    return set.union(*found.values())


def split(module: pathlib.Path) -> tuple[pathlib.Path, pathlib.Path]:
    """The two halves of a module that has the names of its functions, without their data."""
    graph = CallGraph(module)
    reached = graph.reached(listed(graph))
    # Names would become names of exports, so they go first.
    nameless, first, second = (module.with_suffix(f".{part}.wasm") for part in ("nameless", "first", "second"))
    printed("wasm-opt", *FEATURES, str(module), "--strip-debug", "-o", str(nameless))
    pairs = zip(graph.functions, functions(nameless), strict=True)
    later = [new for old, new in pairs if old not in reached and not new.startswith("fimport$")]
    printed("wasm-split", *FEATURES, str(nameless), f"--split-funcs={','.join(later)}", "--export-prefix=_",
            "-o1", str(first), "-o2", str(second))
    return first, second
