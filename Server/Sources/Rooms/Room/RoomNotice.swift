import SetGame
import SetTogether

/// A message about a room from one node to the others. It isn't stored.
package enum RoomNotice: Hashable, Sendable {
    /// The seats that are connected to a node.
    case presence(Presence)
    /// The seats at a node that agree to start the next game.
    case ready(Set<Seat>, node: String)
    /// A player at a node shows a reaction.
    case reaction(Seat, Reaction, node: String)
}

// The form sent to other nodes. A node of an earlier version knows only presence, and can't read the rest:
//
//     b7x2 1.20 3.150
//     ready b7x2 1 3
//     react b7x2 3 2
extension RoomNotice {
    var text: String {
        switch self {
        case .presence(let presence): presence.text
        case .ready(let seats, let node):
            (["ready", node] + seats.map { $0.rawValue }.sorted().map { "\($0 + 1)" }).joined(separator: " ")
        case .reaction(let seat, let reaction, let node):
            "react \(node) \(seat.rawValue + 1) \(reaction.rawValue + 1)"
        }
    }

    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch words.first {
        case "ready":
            guard words.count > 1 else { return nil }
            let seats = words.dropFirst(2).compactMap { Self.case(at: $0, of: Seat.self) }
            guard seats.count == words.count - 2 else { return nil }
            self = .ready(Set(seats), node: words[1])
        case "react":
            guard words.count == 4, let seat = Self.case(at: words[2], of: Seat.self),
                let reaction = Self.case(at: words[3], of: Reaction.self)
            else { return nil }
            self = .reaction(seat, reaction, node: words[1])
        case _:
            guard let presence = Presence(text) else { return nil }
            self = .presence(presence)
        }
    }

    /// Returns the case with this number, counted from 1.
    private static func `case`<Kind: CaseIterable>(at word: String, of kind: Kind.Type) -> Kind?
    where Kind.AllCases == [Kind] {
        guard let number = Int(word), (1...kind.allCases.count).contains(number) else { return nil }
        return kind.allCases[number - 1]
    }
}
