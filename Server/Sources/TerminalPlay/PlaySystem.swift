import SetGame

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Returns the time of a monotonic clock, in milliseconds.
func now() -> Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Milliseconds(time.tv_sec) * 1000 + Milliseconds(time.tv_nsec) / 1_000_000
}

func entropy() -> UInt64 { UInt64.random(in: 0...UInt64.max) }

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
