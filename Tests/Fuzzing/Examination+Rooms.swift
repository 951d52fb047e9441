import PlainText
import SetGame
import SetRoom
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
        let secret = SeatSecret(entropy: [1, 2, 3, 4])
        var client = RoomClient(.new(Options()), secret, firstFailure: .triesAgain(hasSeat: true))
        _ = client.perform(.enter, at: 0)
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
            _ = client.perform(.received(UTF8Text(line)), at: now)
            try expectSound(client)
            play(with: &client, number, at: now + 700)
            try expectSound(client)
        }
        return isWhole
    }

    private static func expectSame(_ message: ClientMessage) throws(Finding) {
        try expect(ClientMessage(message.text) == message, "a message written and read again: \(message)")
    }

    /// Claims a set or three other cards, and sometimes deselects and reorders cards.
    private static func play(with client: inout RoomClient, _ number: Int, at now: Milliseconds) {
        _ = client.perform(.advance, at: now)
        guard let cards = client.table.seen?.table else { return }
        let set = number % 2 == 0 ? cards.sets.first?.cards : nil
        for card in set ?? Array(cards.prefix(3)) { _ = client.perform(.tap(card), at: now + 100) }
        guard number % 5 == 4 else { return }
        _ = client.perform(.deselect, at: now)
        _ = client.perform(.reshuffle(entropy: UInt64(number)), at: now)
    }

    /// Expects that a player sees the table's cards, and that a server can read the messages that wait to be sent.
    private static func expectSound(_ client: RoomClient) throws(Finding) {
        let table = client.table
        var copy = client
        for input in [RoomInput.opened, .rename, .start, .agree, .react(.wow)] {
            for case .send(let message) in copy.perform(input, at: 0) { try expectSame(message) }
        }
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
