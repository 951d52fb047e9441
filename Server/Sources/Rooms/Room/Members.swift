import SetGame
import SetTogether

/// The connections to a room, on this node and on other nodes.
struct Members: Sendable {
    /// A connection on this node.
    struct Member: Sendable {
        /// The owner of its seat, taken or not.
        let owner: SeatOwner
        /// The part of the game that it had when it connected.
        let knowledge: GameKnowledge
        /// The version of the messages that it knows.
        let version: Int
        /// Whether it agrees to start the next game.
        var isReady = false
        /// Whether it has been sent the room's state, and so receives the events that follow.
        var isWelcome = false
        /// The mistakes that it hasn't been sent; `nil` if it has been sent all.
        var mistakes: LateMistakes?
        /// The lowest of its recent round trips, in milliseconds; `nil` before the first.
        var roundTrip: Milliseconds?
    }

    /// The connections on this node.
    private(set) var here: [MemberID: Member] = [:]
    /// The presence that other nodes have reported.
    private(set) var elsewhere: [String: Presence] = [:]
    /// The seats that agree to start the next game, by the other node that reports them.
    var readyElsewhere: [String: Set<Seat>] = [:]

    subscript(id: MemberID) -> Member? {
        get { here[id] }
        set { here[id] = newValue }
    }

    /// The connections that receive events and know the messages of a version, in a fixed order.
    func welcome(since version: Int) -> [MemberID] {
        ids { $0.isWelcome && $0.version >= version }
    }

    /// The connections here of a kind, in an order that doesn't change from process to process, so a simulation can be
    /// repeated.
    func ids(where isIncluded: (Member) -> Bool) -> [MemberID] {
        here.filter { isIncluded($0.value) }.keys.sorted { $0.number < $1.number }
    }

    /// Notes for all connections of a player here whether the player agrees to start the next game.
    mutating func setReady(_ isReady: Bool, _ owner: SeatOwner) {
        for (id, member) in here where member.owner == owner { here[id]?.isReady = isReady }
    }

    /// Forgets who agreed to start the next game.
    mutating func clearReady() {
        for id in here.keys { here[id]?.isReady = false }
        readyElsewhere = [:]
    }

    /// Notes another node's presence. Returns whether that node may not know of this one: it wasn't known, or had no seats.
    ///
    /// Nodes without seats are remembered too. Otherwise two of them would be news to each other for ever.
    mutating func note(_ presence: Presence, at now: Milliseconds) -> Bool {
        let former = elsewhere.updateValue(presence.heard(at: now), forKey: presence.node)
        return former.map { $0.seats.isEmpty && !presence.seats.isEmpty } ?? true
    }

    /// Forgets nodes that have been silent for so long that they must have died. Returns whether any were forgotten.
    mutating func forgetSilentNodes(at now: Milliseconds) -> Bool {
        let known = elsewhere.count
        elsewhere = elsewhere.filter { now - $0.value.heardAt < Presence.lasts }
        readyElsewhere = readyElsewhere.filter { elsewhere[$0.key] != nil }
        return elsewhere.count != known
    }

    /// Whether this node has no connections, and the others have no seats.
    var isEmpty: Bool { here.isEmpty && elsewhere.values.allSatisfy { $0.seats.isEmpty } }
}

/// The seats that are connected to a node, with their round trips. Nodes send it to each other for each room.
package struct Presence: Hashable, Sendable {
    /// The name of the node.
    let node: String
    /// The connected seats, with their round trips.
    let seats: [Seat: Milliseconds]
    /// When it arrived, by this node's steady clock.
    private(set) var heardAt: Milliseconds = 0

    /// How often a node repeats its presence, and how long the others rely on it.
    package static let interval: Milliseconds = 5000
    package static let lasts: Milliseconds = 15_000

    init(node: String, seats: [Seat: Milliseconds]) {
        (self.node, self.seats) = (node, seats)
    }

    func heard(at now: Milliseconds) -> Presence {
        var presence = self
        presence.heardAt = now
        return presence
    }
}

// The form sent to other nodes: the node's name, and each seat's number and round trip: `b7x2 1.20 3.150`.
extension Presence {
    var text: String {
        ([node] + seats.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue + 1).\($0.value)" })
            .joined(separator: " ")
    }

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let node = words.first else { return nil }
        var seats: [Seat: Milliseconds] = [:]
        for word in words.dropFirst() {
            let numbers = word.split(separator: ".").compactMap { Int($0) }
            guard numbers.count == 2, (1...Seat.allCases.count).contains(numbers[0]) else { return nil }
            seats[Seat.allCases[numbers[0] - 1]] = Milliseconds(numbers[1])
        }
        self.init(node: String(node), seats: seats)
    }
}
