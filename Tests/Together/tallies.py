"""Counts of the robots' actions and observations, for a report."""
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values doesn't exceed; 0 if there are no values."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def spread(values: list[float]) -> str:
    """The median, the 99th percentile and the maximum of times in seconds, as milliseconds."""
    median = statistics.median(values) if values else 0.0
    return f"50 % {median * 1000:.0f} ms, 99 % {percentile(values, 0.99) * 1000:.0f} ms, " \
           f"longest {max(values, default=0) * 1000:.0f} ms"


@dataclass
class Tally:
    """Counts of all robots of a trial, and the broken rules."""
    counts: Counter = field(default_factory=Counter)
    # How long answers to claims took, in seconds.
    latencies: list[float] = field(default_factory=list)
    # How long robots were without a connection to their room, in seconds, by cause; and the last action against the
    # servers.
    outages: dict[str, list[float]] = field(default_factory=dict)
    cause: str = "nothing was killed"
    violations: list[str] = field(default_factory=list)

    def add_outage(self, lost_at: float, cause: str | None) -> None:
        """A robot has a connection again. Without a known cause, the last action against the servers counts as the
        cause."""
        self.outages.setdefault(cause or self.cause, []).append(time.monotonic() - lost_at)

    def take_latencies(self) -> list[float]:
        """The latencies since the last call."""
        latencies, self.latencies = self.latencies, []
        return latencies

    def text(self) -> str:
        counts = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        outages = [f"without a connection, {cause}, {len(times)} times: {spread(times)}"
                   for cause, times in sorted(self.outages.items())]
        return "\n".join([f"robots: {counts}", f"answers to claims: {spread(self.latencies)}", *outages])
