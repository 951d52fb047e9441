/// The times for sending claims: at equal intervals, whatever happens to earlier claims. Latency is measured from these
/// times, so a server that holds up its clients isn't spared (Gil Tene's "coordinated omission").
struct ClaimSchedule: Hashable, Sendable {
    /// The time of the first claim, in nanoseconds.
    let start: Int64
    /// The number of claims per second.
    let rate: Double
    /// The total number of claims.
    let count: Int
    private(set) var taken = 0

    init(start: Int64, rate: Double, count: Int) {
        (self.start, self.rate, self.count) = (start, rate, count)
    }

    /// Returns the time of the next claim if it is due. The claim stays due until `advance`.
    func due(at now: Int64) -> Int64? {
        guard taken < count else { return nil }
        let moment = start + Int64(Double(taken) / rate * 1e9)
        return moment <= now ? moment : nil
    }

    /// Marks the due claim as sent.
    mutating func advance() { taken += 1 }

    /// Whether all claims were sent.
    var isOver: Bool { taken == count }
}
