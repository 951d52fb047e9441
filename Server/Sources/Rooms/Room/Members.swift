import PlainText
import SetGame
import SetTogether

/// A connection to a room, as its number on this node.
public struct MemberID: Hashable, Sendable {
    let number: Int

    /// The member with a number that no other on this node has.
    public init(_ number: Int) { self.number = number }
}

/// Those who are connected to a room, on this node and on others.
struct Members: Sendable {
    /// A connection on this node.
    struct Member: Sendable {
        let hash: SecretHash
        /// The number of the last event that it had when it came.
        let last: Int
        /// Whether it has been told of the room, so that it hears of what happens.
        var isWelcome = false
        /// The lowest of its last round trips, in milliseconds; `nil` before the first.
        var roundTrip: Milliseconds?
    }

    /// The connections on this node.
    private(set) var here: [MemberID: Member] = [:]
    /// What other nodes say of their connections.
    private(set) var elsewhere: [String: Presence] = [:]

    /// Round trips above this count as this long, so that whoever holds answers back gains no more.
    static let longestRoundTrip: Milliseconds = 150

    subscript(id: MemberID) -> Member? {
        get { here[id] }
        set { here[id] = newValue }
    }

    /// Those that hear of what happens.
    var welcome: [MemberID] { here.filter { $0.value.isWelcome }.map(\.key) }

    mutating func note(_ presence: Presence, at now: Milliseconds) {
        elsewhere[presence.node] = presence.seats.isEmpty ? nil : presence.heard(at: now)
    }

    /// Forgets nodes that have said nothing for so long that they must have died.
    mutating func forgetSilentNodes(at now: Milliseconds) -> Bool {
        let known = elsewhere.count
        elsewhere = elsewhere.filter { now - $0.value.heardAt < Presence.lasts }
        return elsewhere.count != known
    }

    /// Whether nobody at all is connected.
    var isEmpty: Bool { here.isEmpty && elsewhere.isEmpty }
}

/// Which seats are connected to a node, and how far away they are: what nodes tell each other about a room.
struct Presence: Hashable, Sendable {
    /// The name of the node.
    let node: String
    /// The seats that are connected to it, and their round trips.
    let seats: [Seat: Milliseconds]
    /// When it was heard, by this node's steady clock.
    private(set) var heardAt: Milliseconds = 0

    /// How often a node repeats it, and how long it is believed.
    static let interval: Milliseconds = 5000
    static let lasts: Milliseconds = 15_000

    init(node: String, seats: [Seat: Milliseconds]) {
        (self.node, self.seats) = (node, seats)
    }

    func heard(at now: Milliseconds) -> Presence {
        var presence = self
        presence.heardAt = now
        return presence
    }
}

// As other nodes are told: the node, and for each seat its number and its round trip: `b7x2 1.20 3.150`.
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
