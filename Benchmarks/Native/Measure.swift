#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The time that this process has used of its processors, in nanoseconds: what else the machine does counts less than in the time
/// that has passed.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median time of one call, in nanoseconds, over several rounds of many calls each.
///
/// `body` gets the number of the call and returns something that depends on its work, so that none of it is left out.
func medianTime(calls: Int, rounds: Int = 9, _ body: (Int) -> Int) -> Double {
    let times = (0..<rounds).map { _ in
        time(calls: calls) { calls in
            var sum = 0
            for call in 0..<calls { sum &+= body(call) }
            return sum
        }
    }
    return times.sorted()[rounds / 2]
}

/// The time of one call, in nanoseconds, of a body that makes all calls by itself.
func time(calls: Int, _ body: (Int) -> Int) -> Double {
    let start = processorTime()
    let sum = body(calls)
    let time = (processorTime() - start) / Double(calls)
    precondition(sum != .min, "never true; it keeps the work alive")
    return time
}

/// Prints a row: what was timed, and how long it took.
func report(_ name: String, _ time: Double) {
    let nanoseconds = time < 100 ? oneDecimal(time) : "\(Int(time + 0.5))"
    print(name.padded(to: 44), nanoseconds.padded(to: 10), "ns")
}

private func oneDecimal(_ number: Double) -> String {
    let tenths = Int(number * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
