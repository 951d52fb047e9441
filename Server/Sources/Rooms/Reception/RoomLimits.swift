import Metering
import SetGame

/// Limits how many rooms an address may create: at once, and per hour.
struct RoomLimits: Sendable {
    private let limit: RateLimit
    private var buckets: [String: TokenBucket] = [:]
    /// When there are more addresses than this, those with a full bucket are forgotten.
    private var forgetsAbove = Self.known

    /// The number of addresses below which none are forgotten.
    private static let known = 10_000

    /// Creates a limit of at least 20 rooms an hour: a whole school may share an address.
    init(perHour: Int) {
        precondition(perHour >= 20, "friends behind one address can all play")
        limit = RateLimit(Int64(perHour), inSeconds: 3600, burst: Int64(perHour))
    }

    /// Returns whether an address may create a room at this moment of the steady clock, and counts the room if so.
    mutating func allows(_ address: String, at now: Milliseconds) -> Bool {
        let now = now * 1_000_000
        if buckets.count > forgetsAbove { forgetFull(at: now) }
        return buckets[address, default: TokenBucket(limit)].take(at: now)
    }

    /// Forgets the addresses with a full bucket. It runs again once there are twice as many addresses as remain, so in a
    /// flood from very many addresses the cost of each is constant.
    private mutating func forgetFull(at now: Int64) {
        buckets = buckets.filter { !$0.value.isFull(at: now) }
        forgetsAbove = max(Self.known, 2 * buckets.count)
    }
}
