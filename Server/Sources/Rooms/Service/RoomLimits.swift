import SetGame

/// Limits how many rooms an address may create: at once, and per hour.
struct RoomLimits: Sendable {
    /// The number of rooms an address had left, and when.
    private struct Allowance {
        var rooms: Double
        var at: Milliseconds
    }

    private let perHour: Double
    private var allowances: [String: Allowance] = [:]
    /// When there are more addresses than this, those with a full allowance are forgotten.
    private var forgetsAbove = Self.known

    /// The number of addresses below which none are forgotten.
    private static let known = 10_000

    /// Creates a limit of at least 20 rooms an hour: a whole school may share an address.
    init(perHour: Int) {
        precondition(perHour >= 20, "friends behind one address can all play")
        self.perHour = Double(perHour)
    }

    /// Returns whether an address may create a room at this moment of the steady clock, and counts the room if so.
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

    /// Forgets the addresses with a full allowance. It runs again once there are twice as many addresses as remain, so
    /// in a flood from very many addresses the cost of each is constant.
    private mutating func forgetFull(at now: Milliseconds) {
        allowances = allowances.filter { rooms(of: $0.key, at: now) < perHour }
        forgetsAbove = max(Self.known, 2 * allowances.count)
    }
}
