"""How fast the processor is now, against its best, so that "four times slower" means the same in every hour."""
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
    """Such times, taken for so long, with pauses that leave the processor to others."""
    end = time.monotonic() + seconds
    times = [calculation()]
    while time.monotonic() < end:
        time.sleep(0.012)
        times.append(calculation())
    return times


class Processor:
    """Its best speed is the best that was measured since the beginning."""

    def __init__(self):
        self.best = min(sample(20))

    def rate(self, wanted: float) -> float:
        """The rate of throttling at which it is so many times slower than at its best; 1 where it is slower by itself."""
        times = sample(0.5)
        self.best = min(self.best, *times)
        return max(1, wanted * self.best / statistics.mean(times))
