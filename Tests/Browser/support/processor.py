"""The processor's current speed relative to its best, so that "four times slower" always means the same."""
import statistics
import time


def calculation() -> float:
    """The processor time that a fixed calculation takes, in seconds: about a quarter of a millisecond."""
    start = time.thread_time()
    value = 0
    for _ in range(3000):
        value = (value * 1103515245 + 12345) & 0xFFFFFFFF
    return time.thread_time() - start


def sample(seconds: float) -> list[float]:
    """Times of the calculation, sampled for this long, with pauses that leave the processor to other programs."""
    end = time.monotonic() + seconds
    times = [calculation()]
    while time.monotonic() < end:
        time.sleep(0.012)
        times.append(calculation())
    return times


class Processor:
    """A processor whose best speed is the best measured so far."""

    def __init__(self):
        self.best = min(sample(20))

    def rate(self, wanted: float) -> float:
        """The throttling rate at which the processor is this many times slower than at its best; 1 if it is already
        slower."""
        times = sample(0.5)
        self.best = min(self.best, *times)
        return max(1, wanted * self.best / statistics.mean(times))
