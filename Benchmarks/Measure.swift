/// The median time of one call, in nanoseconds, over several rounds of many calls each.
///
/// `body` gets the number of the call and returns something that depends on its work, so that none of it is left out.
func medianTime(calls: Int, rounds: Int = 9, _ body: (Int) -> Int) -> Double {
    var keep = 0
    var times: [Double] = []
    for _ in 0..<rounds {
        let duration = ContinuousClock().measure {
            for call in 0..<calls { keep &+= body(call) }
        }
        let (seconds, attoseconds) = duration.components
        times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls))
    }
    precondition(keep != .min, "never true; it keeps the work alive")
    return times.sorted()[rounds / 2]
}

/// Prints a row: what was timed, how long it took, and how many times longer the plain way to do it takes.
func report(_ name: String, _ time: Double, plain: Double? = nil) {
    let nanoseconds = time < 100 ? oneDecimal(time) : "\(Int(time + 0.5))"
    let ratio = plain.map { "\(oneDecimal($0 / time)) x as fast as the plain way" } ?? ""
    print(name.padded(to: 44), nanoseconds.padded(to: 10), "ns  ", ratio)
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
