import PlainText
import SetGame
import SetRules
import SetTogether

extension Examination {
    /// Reads a message to a server.
    static func ofClientMessage(_ text: UTF8Text) throws(Finding) -> Bool {
        guard let message = ClientMessage(text) else { return false }
        try expectSame(message)
        return true
    }

    /// Reads the lines as messages from a server, and has a client receive them while its player taps cards. A text is
    /// accepted if each line is a message.
    static func ofServerMessages(_ text: UTF8Text) throws(Finding) -> Bool {
        var table = SharedTable()
        var isWhole = true
        let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        try expect(lines.count == 1 || ServerMessage(text) == nil, "several lines aren't one message")
        for (number, line) in lines.enumerated() {
            guard let message = ServerMessage(UTF8Text(line)) else {
                isWhole = false
                continue
            }
            try expect(ServerMessage(message.text) == message, "a message written and read again: \(message)")
            let now = Milliseconds(number) * 2000
            _ = table.receive(message, at: now)
            try expectSound(table)
            play(on: &table, number, at: now + 700)
            try expectSound(table)
        }
        return isWhole
    }

    private static func expectSame(_ message: ClientMessage) throws(Finding) {
        try expect(ClientMessage(message.text) == message, "a message written and read again: \(message)")
    }

    /// Claims a set or three other cards, and sometimes deselects and reorders cards.
    private static func play(on table: inout SharedTable, _ number: Int, at now: Milliseconds) {
        table.advance(to: now)
        guard let cards = table.seen?.table else { return }
        let set = number % 2 == 0 ? cards.sets.first?.cards : nil
        for card in set ?? Array(cards.prefix(3)) { _ = table.tap(card, at: now + 100) }
        guard number % 5 == 4 else { return }
        _ = table.deselect()
        var generator = SplitMix64(seed: UInt64(number))
        table.reshuffle(using: &generator)
    }

    /// Expects that a player sees the table's cards, and that a server can read the messages that wait to be sent.
    private static func expectSound(_ table: SharedTable) throws(Finding) {
        let hello = table.hello(SeatSecret(entropy: [1, 2, 3, 4]), entering: .new(Options()))
        for message in table.unanswered + [hello] { try expectSame(message) }
        guard let game = table.game, let seen = table.seen else {
            return try expect(!table.hasGame, "a game can be seen")
        }
        try expect(seen.table.count == game.table.count && Set(seen.table) == Set(game.table), "the player's order")
        try expect(table.elapsed >= game.now, "the playing time")
        for message in table.unanswered {
            guard case .take(_, let number, _) = message else { throw Finding(what: "a claim takes cards") }
            try expect(number <= table.last, "a claim has seen no later event")
        }
    }
}
