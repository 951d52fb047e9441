import PlainText
import SetGame
import SetRules
import Testing

@testable import SetApp

@Suite("Whatever anybody does")
struct FuzzTests {
    private static let names: [Card: [String]] = Dictionary(
        uniqueKeysWithValues: Card.all.map { ($0, [Words.english.card($0).string, Words.russian.card($0).string]) })

    @Test("Page, game and storage agree after each of 20,000 random events", arguments: [1, 2] as [UInt64])
    func agree(seed: UInt64) throws {
        var monkey = Monkey(seed: seed)
        var sets = 0
        var ends = 0
        for step in 0..<10_000 {
            let former = monkey.player.app.game
            monkey.act()
            let game = monkey.player.app.game
            sets += game.found.count > former.found.count ? 1 : 0
            ends += game.isOver && !former.isOver ? 1 : 0
            let wrong = wrongs(monkey.player) + (step % 20 == 0 ? wrongsAfterReload(monkey.player) : [])
            try #require(wrong.isEmpty, "step \(step) after \(monkey.lately): \(wrong)")
        }
        #expect(sets > 200, "the events led to too little")
        #expect(ends > 2, "the events led to no end of a game")
    }

    /// What is wrong with the page of this player.
    private func wrongs(_ player: Player) -> [String] {
        let game = player.app.game
        let buttons = player.buttons.map { player.host[$0].attributes }
        let language = player.attribute("lang", of: "root") == "ru" ? 1 : 0
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append(what) }
        }
        check(buttons.map { $0["aria-label"] } == game.table.map { Self.names[$0]?[language] }, "cards on the table")
        check(
            buttons.map { $0["aria-pressed"] } == game.table.map { game.selection.contains($0) ? "true" : "false" },
            "pressed cards")
        check(buttons.isEmpty || buttons.count { $0["tabindex"] == "0" } == 1, "cards that Tab leads to")
        let held = buttons.count { $0["data-held"] != nil }
        check(held <= 1, "held cards")
        let showing = buttons.count { $0["data-state"] == "match" }
        check([0, 3].contains(showing), "cards of a match")
        let gone = player.number("sets-found") - showing / 3
        check(player.number("deck-count") + buttons.count + 3 * gone == 81, "81 cards")
        check(player.isOff("deal") == (player.number("deck-count") == 0), "Deal is off")
        check(player.score == game.score, "score")
        let phase = game.isOver ? "over" : player.app.isPaused ? "paused" : "playing"
        check(player.phase == phase, "phase")
        check((player.attribute("inert", of: "table") != nil) == player.app.isPaused, "cover")
        check(player.isOff("cheat") == game.isOver, "Cheat is off")
        check((player.host.alarm == nil) || player.app.stopwatch.isRunning, "an alarm while time stands still")
        return wrongs
    }

    /// What a reload would lose.
    private func wrongsAfterReload(_ player: Player) -> [String] {
        let reloaded = Player(storage: player.host.storage.copy)
        var wrongs: [String] = []
        if reloaded.names.map(english) != player.names.map(english) { wrongs.append("the table after a reload") }
        if reloaded.pressed.map(english) != player.pressed.map(english) { wrongs.append("the choice after a reload") }
        for id in ["score", "deck-count", "sets-found", "deal-id"] where reloaded.text(id) != player.text(id) {
            wrongs.append("\(id) after a reload")
        }
        if reloaded.phase != player.phase { wrongs.append("the phase after a reload") }
        return wrongs + self.wrongs(reloaded)
    }

    private static let translation: [String: String] = Dictionary(
        uniqueKeysWithValues: names.values.map { ($0[1], $0[0]) })

    private func english(_ name: String) -> String { Self.translation[name] ?? name }
}
