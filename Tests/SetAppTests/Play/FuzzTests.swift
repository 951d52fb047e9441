import Foundation
import PlainText
import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Whatever anybody does")
struct FuzzTests {
    @Test("Page, game and storage agree after each of 10,000 random events", arguments: [1, 2] as [UInt64])
    func agree(seed: UInt64) throws {
        var monkey = Monkey(seed: seed)
        var sets = 0
        var ends = 0
        var rests = 0
        for step in 0..<5000 {
            let former = monkey.user.app.game
            monkey.act()
            let game = monkey.user.app.game
            sets += game.found.count > former.found.count ? 1 : 0
            ends += game.isOver && !former.isOver ? 1 : 0
            if !monkey.user.platform.wantsFrame { rests += 1 }
            let wrong = wrongs(monkey.user) + (step % 20 == 0 ? wrongsAfterReload(monkey.user) : [])
            try #require(wrong.isEmpty, "step \(step) after \(monkey.lately): \(wrong)")
        }
        #expect(sets > 100, "the events led to too little")
        #expect(ends > 1, "the events led to no end of a game")
        #expect(rests > 250 && rests < 4750, "the cards were always, or never, at rest")
    }

    /// What is wrong with the page of this player.
    private func wrongs(_ user: PageUser) -> [String] {
        let game = user.app.game
        let buttons = user.buttons.map { user.platform[$0].attributes }
        var wrongs = wrongsInMotion(user) + wrongsInDrawing(user)
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append(what) }
        }
        check(buttons.map { $0["aria-label"] } == names(of: user), "cards on the table")
        check(
            buttons.map { $0["aria-pressed"] } == game.table.map { game.selection.contains($0) ? "true" : "false" },
            "pressed cards")
        check(buttons.isEmpty || buttons.count { $0["tabindex"] == "0" } == 1, "cards that Tab leads to")
        let held = buttons.count { $0["data-held"] != nil }
        let isForTwo = game.options.players == .two
        check(held <= (isForTwo ? 3 : 1), "held cards")
        let showing = buttons.count { $0["data-state"] == "match" }
        check([0, 3].contains(showing), "cards of a match")
        let gone = user.number("sets-found") - showing / 3
        check(user.number("deck-count") + buttons.count + 3 * gone == 81, "81 cards")
        check(user.isOff("deal") == (game.dealViolation != nil || isForTwo), "Deal is off")
        check(user.isOff("deal") || user.number("deck-count") > 0, "Deal is on with an empty deck")
        check(user.score == game.score, "score")
        for side in SeatElements.all {
            check(user.number(side.score.id) == game.scores[side.seat], "a player's score")
            check(user.isHidden(side.box.id) != isForTwo, "a player's edge")
            let turn = user.attribute("data-turn", of: side.box.id)
            check((turn != nil) == (game.turn.seat == side.seat), "whose time is shown")
        }
        check(user.isOff("undo") != user.app.canUndo, "Undo is off")
        check(isForTwo || game.turn == .unclaimed, "a turn where one plays alone")
        switch game.turn {
        case .unclaimed, .claim(_, nil), .free(_, nil, _): break
        case .mistake, .claim, .free: check(!user.app.isPaused, "a turn that runs out in a pause")
        }
        let phase = game.isOver ? "over" : user.app.isPaused ? "paused" : "playing"
        check(user.phase == phase, "phase")
        check((user.attribute("inert", of: "table") != nil) == user.app.isPaused, "cover")
        check(user.isOff("cheat") == (game.isOver || isForTwo), "Cheat is off")
        check((user.platform.wakeAt == nil) || user.app.session.isRunning, "a wake while time stands still")
        return wrongs
    }

    /// What is wrong with what is drawn on the cards.
    private func wrongsInDrawing(_ user: PageUser) -> [String] {
        let (platform, style) = (user.platform, user.app.presentation.style)
        let width = platform[platform["main"]].styles["--card-width"].flatMap { Double($0.dropLast(2)) } ?? 0
        let drawing = CardDrawing(style.appearance, StripeSize(cardWidth: width))
        let isWrong = zip(user.app.game.table, user.buttons).contains { card, button in
            let initial = user.app.presentation.language.initial(of: style.appearance.hue(card[.color]))
            return platform[button].markup != drawing.svg(of: card).string
                || platform[button].attributes["data-letter"] != (style.hasLetterMark ? initial.string : nil)
        }
        let pictures = user.ghosts.map { platform[$0] }
        let isUndrawn = pictures.contains {
            !$0.markup.hasPrefix("<svg") || ($0.attributes["data-letter"] == nil) == style.hasLetterMark
        }
        return (isWrong ? ["drawings"] : []) + (isUndrawn ? ["drawings of cards that leave"] : [])
    }

    /// What is wrong with where cards are, and with what moves.
    private func wrongsInMotion(_ user: PageUser) -> [String] {
        let platform = user.platform
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append(what) }
        }
        let (buttons, ghosts) = (user.buttons, user.ghosts)
        check(buttons.allSatisfy { platform[$0].tag == "button" && user.matrix($0) != nil }, "cards without a place")
        check(platform[platform["table"]].children.count == buttons.count, "something else in the table")
        check(
            ghosts.allSatisfy { platform[$0].tag == "div" && platform[$0].attributes["aria-hidden"] == "true" },
            "the pictures")
        check(ghosts.allSatisfy { user.matrix($0) != nil }, "pictures without a place")
        if user.app.cards.animator.motion == .still {
            // One may have been asked for before.
            user.frames(1 / 60)
            check(!platform.wantsFrame, "a frame is wanted in Still")
        }
        if !platform.wantsFrame {
            let isOver = user.app.game.isOver
            check(isOver || user.misplaced.isEmpty, "\(user.misplaced) lie elsewhere at rest")
            check(ghosts.isEmpty, "pictures at rest")
            // What is left at the end is under the pile.
            let faceDown = isOver ? user.app.game.tableInPlay.count...buttons.count : 0...0
            check(faceDown.contains(buttons.count(where: user.isFaceDown)), "cards face down at rest")
            check(buttons.allSatisfy { (user.rank($0) ?? "0") == "0" }, "cards above others at rest")
            let arrived = platform[platform["pile"]].markup.components(separatedBy: "<svg").count - 1
            check(arrived == min(3, user.app.game.discard.count), "the pile at rest")
        }
        // The page's own elements, 81 buttons, and as many pictures as ever flew at once, each in another element.
        check(platform.count < 120 + 81 * 2 + 81 * 6, "\(platform.count) elements")
        return wrongs
    }

    /// What a reload would lose.
    private func wrongsAfterReload(_ user: PageUser) -> [String] {
        let reloaded = PageUser(storage: user.platform.storage.copy)
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ what: String) {
            if !isRight { wrongs.append("\(what) after a reload") }
        }
        check(reloaded.app.game.table == user.app.game.table, "the table")
        let game = user.app.game
        if case .claim = game.turn {
            check(reloaded.app.game.turn == .unclaimed && reloaded.app.game.scores == game.scores, "the claim")
        } else {
            check(reloaded.app.game.selection == game.selection && reloaded.app.game.turn == game.turn, "the choice")
        }
        for id in ["score", "deck-count", "sets-found", "deal-id"] {
            check(reloaded.text(id) == user.text(id), id)
        }
        check(reloaded.phase == user.phase, "the phase")
        return wrongs + self.wrongs(reloaded)
    }

    /// What the cards on the table are to be called.
    private func names(of user: PageUser) -> [String?] {
        let settings = user.app.allSettings
        let appearance = Appearance(settings.appearance.art, colorBlind: settings.appearance.isColorBlind)
        let language: Language = user.attribute("lang", of: "root") == "ru" ? .russian : .english
        return user.app.game.table.map { Self.names[language]?[appearance]?[$0.index] }
    }

    /// What each card may be called, by the language and the looks of the cards.
    private static let names: [Language: [Appearance: [String]]] = Dictionary(
        uniqueKeysWithValues: Language.all.map { language in
            let names = Appearance.all.map { appearance in
                (appearance, Card.all.map { language.name(of: $0, appearance).string })
            }
            return (language, Dictionary(uniqueKeysWithValues: names))
        })
}
