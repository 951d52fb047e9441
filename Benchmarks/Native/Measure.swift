#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Returns the processor time that this process has used, in nanoseconds. Other programs on the machine affect it less than
/// they affect elapsed time.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the median time of one call, in nanoseconds, over several rounds of many calls each.
///
/// `body` gets the number of the call. It returns a value that depends on its work, so the compiler can't omit any of it.
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

/// Returns the time of one call, in nanoseconds, for a body that makes all the calls.
func time(calls: Int, _ body: (Int) -> Int) -> Double {
    let start = processorTime()
    let sum = body(calls)
    let time = (processorTime() - start) / Double(calls)
    precondition(sum != .min, "never true; it keeps the work alive")
    return time
}

/// Prints a row: the name of the operation and its time.
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
