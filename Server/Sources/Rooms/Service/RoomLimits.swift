import SetGame

/// How many rooms an address may make: so many an hour, and so many at once.
struct RoomLimits: Sendable {
    /// What is left to an address, and when that was so.
    private struct Allowance {
        var rooms: Double
        var at: Milliseconds
    }

    private let perHour: Double
    private var allowances: [String: Allowance] = [:]
    /// Above how many addresses those are forgotten that have their whole allowance again.
    private var forgetsAbove = Self.known

    /// How many addresses are known without looking whether some can be forgotten.
    private static let known = 10_000

    /// A limit, at least 20 rooms an hour: a whole school may share an address.
    init(perHour: Int) {
        precondition(perHour >= 20, "friends behind one address can all play")
        self.perHour = Double(perHour)
    }

    /// Whether an address may make a room at this moment of the steady clock; if so it is counted.
    mutating func allows(_ address: String, at now: Milliseconds) -> Bool {
        if allowances.count > forgetsAbove { forgetFull(at: now) }
        let left = rooms(of: address, at: now)
        guard left >= 1 else { return false }
        allowances[address] = Allowance(rooms: left - 1, at: now)
        return true
    }

    private func rooms(of address: String, at now: Milliseconds) -> Double {
        guard let known = allowances[address] else { return perHour }
        return min(perHour, known.rooms + Double(now - known.at) / 3_600_000 * perHour)
    }

    /// Forgets the addresses that have their whole allowance again. The next time is when there are twice as many as remain, so
    /// that a flood from very many addresses costs no more than a constant for each.
    private mutating func forgetFull(at now: Milliseconds) {
        allowances = allowances.filter { rooms(of: $0.key, at: now) < perHour }
        forgetsAbove = max(Self.known, 2 * allowances.count)
    }
}
