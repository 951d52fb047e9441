import PlainText
import SetGame
import SetRules
import SetTogether

/// A game of three players in a room without a server, from the first member to the start of another game.
public enum WholeGame {
    /// Plays the game, and returns its record: the log of the room; then for each member the deal that they saw at the
    /// end, and the messages that they got.
    public static func played() -> UTF8Text {
        guard var room = try? LocalRoom(seed: 5) else { preconditionFailure("a new room has a valid log") }
        for _ in 0..<3 { room.enter() }
        room.start(by: 0)
        beat(in: &room)
        mistake(in: &room)
        while room.game.map({ !$0.isOver }) ?? false {
            takeSet(in: &room, by: room.last % 3)
        }
        let deals = room.members.map { $0.table.game?.dealID.seed ?? UTF8Text() }
        room.start(by: 1)
        return record(of: room, deals)
    }

    /// The first player is the nearest and the first to claim, but the second gets the set.
    private static func beat(in room: inout LocalRoom) {
        room.waitForSet()
        guard let set = room.matches.first else { return }
        room.choose(set, by: 0, from: Distance(roundTrip: 20, longest: 120))
        room.wait(60)
        room.choose(set, by: 1, from: Distance(roundTrip: 120, longest: 120))
        room.wait(60)
    }

    /// The third player claims three cards that aren't a set, and then a set while their seat is locked.
    private static func mistake(in room: inout LocalRoom) {
        room.waitForSet()
        guard let game = room.game, let set = room.matches.first else { return }
        let others = game.table.filter { !set.contains($0) }
        guard let wrong = CardGroup([set[0], set[1], others[0]]) else { return }
        room.choose(wrong, by: 2)
        room.claim(set, request: 2, by: 2)
        room.wait(1500)
    }

    private static func takeSet(in room: inout LocalRoom, by member: Int) {
        room.waitForSet()
        guard let set = room.matches.last else { return }
        room.wait(700)
        room.choose(set, by: member)
    }

    private static func record(of room: LocalRoom, _ deals: [UTF8Text]) -> UTF8Text {
        var record = UTF8Text()
        for entry in room.stored {
            let seat = entry.seat.map { Int($0.rawValue) + 1 } ?? 0
            record.append(contentsOf: "\(entry.number) \(entry.at) \(seat) \(entry.request ?? 0) \(entry.event.text)\n")
        }
        for (member, deal) in zip(room.members, deals) {
            record.append(contentsOf: "\ndeal \(deal)\n")
            for message in member.heard { record.append(contentsOf: "\(message.text)\n") }
        }
        return record
    }
}

extension LocalRoom {
    /// The matches on the table.
    fileprivate var matches: [CardGroup] { game?.matches ?? [] }
}
