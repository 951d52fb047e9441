import PlainText
import SetRules
import Testing

@testable import SetGame

/// Saves of games for two.
struct SaveForTwoTests {
    /// A save with every kind of action of two players in it.
    private func save() throws -> Save {
        var game = try Game.opening(holdingSet: true, options: .forTwo)
        try game.act(.deal, by: .first, after: 1234)
        try game.act(.undo, after: 500)
        try game.act(.deal, by: .second, after: 800)
        try game.act(.deal, by: .first, after: 800)
        try game.act(.claim, by: .second, after: 20)
        try game.choose(game.anyMismatch(), after: 900)
        try game.actByItself()
        try game.choose(game.anySet, after: 2000)
        try game.actByItself()
        try game.act(.claim, by: .first, after: 10)
        try game.act(.tap(game.table[1]), after: 10)
        try game.actByItself()
        try game.actByItself()
        try game.act(.claim, by: .second, after: 10)
        try game.act(.interruption, after: 10)
        return Save(game: game, time: game.now + 777, isPaused: true)
    }

    @Test(arguments: Situation.allCases, Players.two.seats)
    func `a save in the midst of a claim, a mistake or a free turn reads back`(situation: Situation, seat: Seat) throws
    {
        var options = Options.forTwo
        options.claimTime = .eight
        var game = try Game.forTwo(at: situation, by: seat, options: options)
        for pause: Milliseconds in [0, 1, 500] {
            let save = Save(game: game, time: game.now + pause, isPaused: pause == 1)
            let read = try Save(reading: save.text)
            #expect(read == save)
            #expect(
                read.game.turn == game.turn && read.game.nextScheduledAction == game.nextScheduledAction
                    && read.game.scores == game.scores)
            guard situation != .mistake else { continue }
            try game.act(.tap(try #require(game.table.first { !game.selection.contains($0) })), after: 100)
        }
    }

    @Test func `a save with every action of two reads back`() throws {
        let save = try save()
        let kinds = save.game.log.map(\.action)
        for seat in Players.two.seats {
            for action in [Action.claim, .deal] {
                #expect(save.game.log.contains { $0.action == action && $0.seat == seat })
            }
        }
        for action in [Action.undo, .due(.turnEnds)] { #expect(kinds.contains(action)) }
        #expect(kinds.contains(.due(.mismatchEnds)) && kinds.contains(.interruption))
        #expect(try Save(reading: save.text) == save)
    }

    @Test func `the format is pinned, so that games saved today can be read tomorrow`() throws {
        var options = Options.forTwo
        options.claimTime = .three
        var game = try Game(seed: "pinned", options: options)
        try game.act(.deal, by: .first, after: 10)
        try game.act(.undo, after: 35)
        try game.act(.deal, by: .second, after: 36)
        try game.act(.deal, by: .first, after: 1)
        try game.act(.claim, by: .first, after: 2)
        try game.act(.due(.turnEnds), after: 3000)
        let cards = try game.anyMismatch().cards
        for card in cards { try game.act(.tap(card)) }
        try game.act(.due(.mismatchEnds), after: 1000)
        try game.act(.due(.turnEnds), after: 9000)
        try game.act(.claim, by: .second)
        let text = Save(game: game, time: game.now, isPaused: false).text
        let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
        let taps = cards.map { "0T" + String(decoding: $0.notation.bytes, as: UTF8.self) }.joined(separator: " ")
        #expect(
            lines.dropLast() == [
                "tercet game 1", "pinned~t3", "13084", "aB1 zU 10B2 1B1 2P1 2bcF \(taps) rsM 6y0F 0P2",
            ])
    }

    @Test func `a claim or Deal of a seat that is neither the first nor the second cannot be read`() throws {
        for letter in ["P", "B"] {
            for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "\n") {
                var text = UTF8Text("tercet game 1\nabc~t\n0\n0\(letter)".utf8)
                text.append(byte: byte)
                text.append("\n")
                let sum = text.checksum
                text.append("sum ")
                text.append(sum, radix: 16)
                let isPlayer = byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2")
                #expect(((try? Save(reading: text)) != nil) == isPlayer)
            }
        }
    }

    @Test func `a log means the same where claims, turns and mistakes have other times`() throws {
        var game = try Game.forTwo(at: .claim, by: .first)
        _ = try game.carryOut(.due(.turnEnds), at: game.now + 1)
        #expect(game.turn.seat == .second)
        try game.choose(game.anyMismatch())
        _ = try game.carryOut(.due(.mismatchEnds), at: game.now + 1)
        _ = try game.carryOut(.due(.turnEnds), at: game.now + 1)
        #expect(game.turn == .unclaimed && game.scores[.first] == -10)
        for action in [Action.due(.turnEnds), .due(.mismatchEnds)] {
            #expect(throws: RuleViolation.notDue, "never could have happened") { try game.carryOut(action, at: 90_000) }
        }
        let save = Save(game: game, time: game.now, isPaused: false)
        #expect(try Save(reading: save.text) == save)
    }

    @Test func `a forged save, its checksum put right, gives a sound game or an error, never a trap`() throws {
        try expectSoundForgeries(of: save(), letters: "0123456789TDRCOLAHVEPBUFMtz \n.~", seed: 45)
    }
}
