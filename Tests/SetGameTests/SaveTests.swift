import Foundation
import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

struct SaveTests {
    /// A save with every kind of action in it.
    private func save() throws -> Save {
        var options = Options()
        options.choose(.selfClearing)
        var game = try Game.opening(holdingSet: true, options: options)
        try game.act(.cheat, after: 1234)
        try game.act(.due(.hintEnds), after: 5000)
        try game.choose(game.anySet, after: 500)
        try game.act(.interruption, after: 10)
        try game.act(.due(.matchLeaves), after: 700)
        try game.act(.reshuffle, after: 1)
        try game.act(.deal, after: 600)
        try game.choose(game.anyMismatch(), after: 80)
        try game.act(.deselect, after: 3)
        options.choose(.limited)
        options.autoDeal = true
        try game.act(.change(options), after: 9)
        return Save(game: game, time: game.now + 777, isPaused: true)
    }

    @Test func `a save read back is the same game at the same time`() throws {
        let save = try save()
        #expect(try Save(reading: save.text) == save)
        let fresh = Save(game: try Game(seed: "fresh ~ seed ü"), time: 0, isPaused: false)
        #expect(try Save(reading: fresh.text) == fresh)
    }

    @Test func `games saved today can be read tomorrow, and lead to the same tables`() throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/saves", withExtension: "txt"))
        let saves = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "table ").dropFirst()
        #expect(saves.count == 3)
        for saved in saves {
            let end = try #require(saved.firstIndex(of: "\n"))
            let text = UTF8Text(saved[end...].dropFirst().dropLast().utf8)
            let save = try Save(reading: text)
            let table = save.game.table.map { card in CardKind.set.features.map { "\(card[$0].rawValue + 1)" }.joined()
            }
            #expect(table.joined(separator: " ") == saved[..<end] && save.text == text)
        }
    }

    @Test func `the saves of an earlier version have the same meaning and the same text`() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/games", withExtension: "txt")) {
            let save = try Save(reading: golden.text)
            #expect(save.meaning == golden.meaning && save.text == golden.text)
        }
    }

    @Test func `the format is pinned, line by line`() throws {
        var game = try Game(seed: "pinned")
        try game.act(.tap(game.table[0]), after: 1500)
        try game.act(.deal, after: 250)
        let text = Save(game: game, time: 2000, isPaused: false).text
        let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.dropLast() == ["tercet game 1", "pinned", "2000", "15oT\(Self.notation(game.table[0])) 6yD"])
        #expect(lines.last?.hasPrefix("sum ") == true)
    }

    /// A save of the deal `pinned`, its checksum put right.
    private func pinned(_ letters: UTF8Text) throws -> Save {
        var text = UTF8Text.joined(["tercet game 1", letters, "2000", "6yD", ""], by: "\n")
        let sum = text.checksum
        text.append("sum ")
        text.append(sum, radix: 16)
        return try Save(reading: text)
    }

    @Test func `a save from before there were presets is of the unlimited one, whatever its limit`() throws {
        for (text, limit, leaves) in [
            ("pinned", TableLimit.none, MatchLeaves.onNextTap), ("pinned~l", .twentyFour, .onNextTap),
            ("pinned~ls", .twentyFour, .byItself), ("pinned~sbac", .none, .byItself),
        ] as [(UTF8Text, TableLimit, MatchLeaves)] {
            let options = try pinned(text).game.options
            #expect(options.preset == .unlimited && options.limit == limit && options.leaves == leaves)
        }
    }

    @Test func `a preset stays with its game, and so does what was changed on top of it`() throws {
        for preset in Options.Preset.allCases {
            var options = Options()
            options.choose(preset)
            for limit in TableLimit.allCases {
                options.limit = limit
                var game = try Game(seed: "preset", options: options)
                #expect(try Save(reading: Save(game: game, time: 5, isPaused: false).text).game.options == options)
                options.choose(.selfClearing)
                try game.act(.change(options), after: 10)
                #expect(try Save(reading: Save(game: game, time: 10, isPaused: false).text).game.options == options)
                options.choose(preset)
            }
        }
    }

    private static func notation(_ card: Card) -> String {
        String(decoding: card.notation.bytes, as: UTF8.self)
    }

    @Test func `a log means the same where matches show and Deal waits for other times`() throws {
        var options = Options()
        options.leaves = .byItself
        var game = try Game.opening(holdingSet: true, options: options)
        try game.choose(game.anySet)
        let shown = game
        try game.act(.due(.matchLeaves), after: 700)
        try game.act(.deal, after: 500)
        var sooner = shown
        #expect(throws: RuleViolation.notDue) { try sooner.act(.due(.matchLeaves), after: 300) }
        _ = try sooner.carryOut(.due(.matchLeaves), at: sooner.now + 300)
        _ = try sooner.carryOut(.deal, at: sooner.now + 1)
        #expect(sooner.table == game.table && sooner.score == game.score)
        let save = Save(game: sooner, time: sooner.now, isPaused: false)
        #expect(try Save(reading: save.text) == save)
    }

    @Test func `what happens by itself cannot be replayed where it never could have happened`() throws {
        var game = try Game.opening(holdingSet: true)
        for action in [Action.due(.matchLeaves), .due(.autoDeal), .due(.hintEnds)] {
            #expect(throws: RuleViolation.notDue) { try game.carryOut(action, at: 9000) }
        }
        try game.choose(game.anySet)
        for action in [Action.due(.matchLeaves), .due(.autoDeal), .due(.hintEnds)] {
            #expect(throws: RuleViolation.notDue, "a match leaves on the next tap here") {
                try game.carryOut(action, at: 9000)
            }
        }
    }

    @Test func `every truncation gives an error`() throws {
        let bytes = try save().text.bytes
        for length in 0..<bytes.count {
            #expect(throws: SaveError.self) { try Save(reading: UTF8Text(bytes[..<length])) }
        }
    }

    @Test func `every single flipped bit gives an error`() throws {
        let bytes = try save().text.bytes
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                #expect(throws: SaveError.self) { try Save(reading: UTF8Text(damaged)) }
            }
        }
    }

    @Test func `a forged save, its checksum put right, gives a sound game or an error, never a trap`() throws {
        try expectSoundForgeries(of: save(), letters: "0123456789TDRCOLAHVEz \n.~", seed: 44)
    }

    @Test(arguments: [
        ("", SaveError.foreign), ("{\"score\":3}", .foreign), ("tercet game 2\nabc\n", .newerVersion),
        ("tercet game 1\nabc\n0\n\n", .damaged), ("tercet game 1", .damaged), ("tercet game 0\nabc", .damaged),
        ("tercet game 17", .newerVersion),
    ])
    func `what is no save of ours is told apart`(text: String, error: SaveError) {
        #expect(throws: error) { try Save(reading: UTF8Text(text.utf8)) }
    }

    @Test func `times beyond all bounds give an error`() throws {
        for line in ["99999999999999999999", "9223372036854775807"] {
            var text = UTF8Text("tercet game 1\nabc\n\(line)\nzzzzzzzzzzzzD 1y2p0ij32e8e7D\n".utf8)
            let sum = text.checksum
            text.append("sum ")
            text.append(sum, radix: 16)
            #expect(throws: SaveError.self) { try Save(reading: text) }
        }
    }
}
