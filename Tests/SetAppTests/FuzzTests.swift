import Foundation
import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("Whatever anybody does")
struct FuzzTests {
    @Test("Page, game and storage agree after each of 20,000 random events", arguments: [1, 2] as [UInt64])
    func agree(seed: UInt64) throws {
        var monkey = Monkey(seed: seed)
        var sets = 0
        var ends = 0
        var rests = 0
        for step in 0..<10_000 {
            let former = monkey.player.app.game
            monkey.act()
            let game = monkey.player.app.game
            sets += game.found.count > former.found.count ? 1 : 0
            ends += game.isOver && !former.isOver ? 1 : 0
            if !monkey.player.host.wantsFrame { rests += 1 }
            let wrong = wrongs(monkey.player) + (step % 20 == 0 ? wrongsAfterReload(monkey.player) : [])
            try #require(wrong.isEmpty, "step \(step) after \(monkey.lately): \(wrong)")
        }
        #expect(sets > 200, "the events led to too little")
        #expect(ends > 2, "the events led to no end of a game")
        #expect(rests > 500 && rests < 9500, "the cards were always, or never, at rest")
    }

    /// What is wrong with the page of this player.
    private func wrongs(_ player: Player) -> [String] {
        let game = player.app.game
        let buttons = player.buttons.map { player.host[$0].attributes }
        var wrongs = wrongsInMotion(player)
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append(what) }
        }
        check(buttons.map { $0["aria-label"] } == names(of: player), "cards on the table")
        check(
            buttons.map { $0["aria-pressed"] } == game.table.map { game.selection.contains($0) ? "true" : "false" },
            "pressed cards")
        check(buttons.isEmpty || buttons.count { $0["tabindex"] == "0" } == 1, "cards that Tab leads to")
        let held = buttons.count { $0["data-held"] != nil }
        let isForTwo = game.options.players == .two
        check(held <= (isForTwo ? 3 : 1), "held cards")
        let showing = buttons.count { $0["data-state"] == "match" }
        check([0, 3].contains(showing), "cards of a match")
        let gone = player.number("sets-found") - showing / 3
        check(player.number("deck-count") + buttons.count + 3 * gone == 81, "81 cards")
        check(player.isOff("deal") == (game.dealRefusal != nil || isForTwo), "Deal is off")
        check(player.isOff("deal") || player.number("deck-count") > 0, "Deal is on with an empty deck")
        check(player.score == game.score, "score")
        for side in Side.all {
            check(player.number(side.score.id.description) == game.scores[side.player], "a player's score")
            check(player.isHidden(side.box.id.description) != isForTwo, "a player's edge")
            let turn = player.attribute("data-turn", of: side.box.id.description)
            check((turn != nil) == (game.turn.player == side.player), "whose time is shown")
        }
        check(player.isOff("undo") != player.app.canUndo, "Undo is off")
        check(isForTwo || game.turn == .open, "a turn where one plays alone")
        check(game.turn == .open || !player.app.isPaused, "a turn in a pause")
        let phase = game.isOver ? "over" : player.app.isPaused ? "paused" : "playing"
        check(player.phase == phase, "phase")
        check((player.attribute("inert", of: "table") != nil) == player.app.isPaused, "cover")
        check(player.isOff("cheat") == (game.isOver || isForTwo), "Cheat is off")
        check((player.host.alarm == nil) || player.app.stopwatch.isRunning, "an alarm while time stands still")
        return wrongs
    }

    /// What is wrong with where cards are, and with what moves.
    private func wrongsInMotion(_ player: Player) -> [String] {
        let host = player.host
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append(what) }
        }
        let (buttons, ghosts) = (player.buttons, player.ghosts)
        check(buttons.allSatisfy { host[$0].tag == "button" && player.matrix($0) != nil }, "cards without a place")
        check(host[host["table"]].children.count == buttons.count, "something else in the table")
        check(
            ghosts.allSatisfy { host[$0].tag == "div" && host[$0].attributes["aria-hidden"] == "true" }, "the pictures")
        check(ghosts.allSatisfy { player.matrix($0) != nil }, "pictures without a place")
        if player.app.cards.stage.motion == .still {
            // One may have been asked for before.
            player.frames(1 / 60)
            check(!host.wantsFrame, "a frame is wanted in Still")
        }
        if !host.wantsFrame {
            check(player.misplaced.isEmpty, "\(player.misplaced) lie elsewhere at rest")
            check(ghosts.isEmpty, "pictures at rest")
            check(!buttons.contains(where: player.isFaceDown), "cards face down at rest")
            check(buttons.allSatisfy { (player.rank($0) ?? "0") == "0" }, "cards above others at rest")
            let arrived = host[host["pile"]].markup.components(separatedBy: "<svg").count - 1
            check(arrived == min(3, player.app.game.discard.count), "the pile at rest")
        }
        // The page's own elements, 81 buttons, and as many pictures as ever flew at once, each in another element.
        check(host.count < 120 + 81 * 2 + 81 * 6, "\(host.count) elements")
        return wrongs
    }

    /// What a reload would lose.
    private func wrongsAfterReload(_ player: Player) -> [String] {
        let reloaded = Player(storage: player.host.storage.copy)
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append("\(what) after a reload") }
        }
        check(reloaded.app.game.table == player.app.game.table, "the table")
        let game = player.app.game
        if case .claim = game.turn {
            check(reloaded.app.game.turn == .open && reloaded.app.game.scores == game.scores, "the claim")
        } else {
            check(reloaded.app.game.selection == game.selection && reloaded.app.game.turn == game.turn, "the choice")
        }
        for id in ["score", "deck-count", "sets-found", "deal-id"] {
            check(reloaded.text(id) == player.text(id), id)
        }
        check(reloaded.phase == player.phase, "the phase")
        return wrongs + self.wrongs(reloaded)
    }

    /// What the cards on the table are to be called.
    private func names(of player: Player) -> [String?] {
        let settings = player.app.settings
        let look = Look(settings.look.art, colorBlind: settings.look.isColorBlind)
        let language: Language = player.attribute("lang", of: "root") == "ru" ? .russian : .english
        return player.app.game.table.map { Self.names[language]?[look]?[Int($0.rawValue)] }
    }

    /// What each card may be called, by the language and the looks of the cards.
    private static let names: [Language: [Look: [String]]] = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { language in
            let names = Look.all.map { look in (look, Card.all.map { language.words.card($0, look).string }) }
            return (language, Dictionary(uniqueKeysWithValues: names))
        })
}
