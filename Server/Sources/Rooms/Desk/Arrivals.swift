import SetGame
import SetTogether

/// Members who have greeted a room and aren't in it yet, with the messages they have sent so far.
struct Arrivals: Sendable {
    /// A member who waits.
    struct Arrival: Sendable {
        let id: MemberID
        let greeting: Desk.Greeting
        /// The last measured round trip, in milliseconds.
        var roundTrip: Milliseconds?
        /// The messages, with the times of the steady clock at which they arrived.
        var messages: [(message: ClientMessage, at: Milliseconds)] = []
    }

    private var arrivals: [Arrival] = []

    var isEmpty: Bool { arrivals.isEmpty }

    func contains(_ id: MemberID) -> Bool { index(of: id) != nil }

    mutating func add(_ arrival: Arrival) { arrivals.append(arrival) }

    /// Removes a member who waits; `nil` if they don't.
    mutating func remove(_ id: MemberID) -> Arrival? { index(of: id).map { arrivals.remove(at: $0) } }

    /// Keeps a message of a member who waits. Returns whether they do.
    mutating func hold(_ message: ClientMessage, from id: MemberID, at time: Milliseconds) -> Bool {
        guard let index = index(of: id) else { return false }
        arrivals[index].messages.append((message, time))
        return true
    }

    /// Notes a round trip of a member who waits. Returns whether they do.
    mutating func measure(_ roundTrip: Milliseconds, of id: MemberID) -> Bool {
        guard let index = index(of: id) else { return false }
        arrivals[index].roundTrip = roundTrip
        return true
    }

    /// Takes the members who have seen no event after this one, in order of arrival.
    mutating func take(upTo last: Int) -> [Arrival] {
        let ready = arrivals.filter { $0.greeting.knowledge.last <= last }
        arrivals.removeAll { $0.greeting.knowledge.last <= last }
        return ready
    }

    /// Takes all members.
    mutating func takeAll() -> [Arrival] {
        defer { arrivals = [] }
        return arrivals
    }

    private func index(of id: MemberID) -> Int? { arrivals.firstIndex { $0.id == id } }
}
