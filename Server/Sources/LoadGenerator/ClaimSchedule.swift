/// When claims are to be sent: at equal distances, whatever becomes of the ones before. Times are measured from these moments, so
/// that a server which holds up its clients is not spared (Gil Tene's "coordinated omission").
struct ClaimSchedule: Hashable, Sendable {
    /// The moment of the first, in nanoseconds.
    let start: Int64
    /// How many in a second.
    let rate: Double
    /// How many in all.
    let count: Int
    private(set) var taken = 0

    init(start: Int64, rate: Double, count: Int) {
        (self.start, self.rate, self.count) = (start, rate, count)
    }

    /// The moment of the next one, if that has come; it stays due until `advance`.
    func due(at now: Int64) -> Int64? {
        guard taken < count else { return nil }
        let moment = start + Int64(Double(taken) / rate * 1e9)
        return moment <= now ? moment : nil
    }

    /// The one that is due was sent.
    mutating func advance() { taken += 1 }

    /// Whether all were sent.
    var isOver: Bool { taken == count }
}
