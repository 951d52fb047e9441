import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import TerminalPlay

struct TerminalGameTests {
    @Test func `characters choose cards, and three of a set score`() throws {
        var game = try TerminalGame.opened()
        let set = try game.anyMatch
        try game.choose(set, at: 2000)
        #expect(game.session.game.selection == .match(set))
        #expect(game.session.game.score == 38)
        #expect(game.notes == [.message(.found(points: 38, by: nil, tapGoesOn: false)), .phrase(.anyCardGoesOn)])
    }

    @Test func `the arrows move over the cards, and Space and Enter choose`() throws {
        var game = try TerminalGame.opened()
        for key in [TerminalKey.right, .down, .down, .up] {
            #expect(game.handle(key, at: 100) { 0 } == .nothing)
        }
        #expect(game.current == 5)
        #expect(game.handle(.enter, at: 200) { 0 } == .changed)
        #expect(game.session.game.selection == .chosen([game.session.game.table[5]]))
        #expect(game.handle(.end, at: 200) { 0 } == .nothing)
        game.type(" ", at: 300)
        #expect(game.session.game.selection == .chosen([game.session.game.table[5], game.session.game.table[11]]))
        _ = game.handle(.escape, at: 400) { 0 }
        #expect(game.session.game.selection == .none)
    }

    @Test func `keys deal, cheat, reshuffle, pause, undo and begin another game`() throws {
        var game = try TerminalGame.opened()
        #expect(game.type("d", at: 100) == [.changed])
        #expect(game.session.game.table.count == 15)
        #expect(game.type("u", at: 200) == [.changed])
        #expect(game.session.game.table.count == 12)
        game.type("c", at: 300)
        #expect(game.session.game.hint != nil)
        let table = game.session.game.table
        game.type("r", at: 400)
        #expect(game.session.game.table != table && Set(game.session.game.table) == Set(table))
        game.type("p", at: 500)
        #expect(game.session.isPaused)
        #expect(game.type("d", at: 600) == [.nothing])
        #expect(game.notes == [.phrase(.paused)])
        game.type("p", at: 700)
        game.type("n", at: 800)
        #expect(game.session.game.dealID == DealID(entropy: 7))
        game.type("u", at: 900)
        #expect(game.session.game.dealID.seed == "tea" as UTF8Text)
        #expect(game.type("q", at: 1000) == [.quit])
    }

    @Test func `the clock stands still in a pause, in the help, and while nobody looks`() throws {
        var game = try TerminalGame.opened()
        game.type("p", at: 1000)
        game.type("p", at: 5000)
        game.type("?", at: 6000)
        #expect(game.helpPage == 0)
        #expect(game.timeToNextChange == nil)
        game.type(" ", at: 9000)
        #expect(game.helpPage == nil)
        game.setWatched(false, at: 10_000)
        game.setWatched(true, at: 30_000)
        game.advance(to: 30_500)
        #expect(game.session.elapsed == 1000 + 1000 + 1000 + 500)
    }

    @Test func `no key acts on the game while the help is shown, and a small screen has several pages`() throws {
        var game = try TerminalGame.opened(columns: 40, lines: 12)
        let pages = HelpText(game: game).pages
        #expect(pages.count > 1)
        #expect(pages.allSatisfy { page in page.count <= 12 && page.allSatisfy { $0.unicodeScalars.count <= 40 } })
        game.type("?", at: 100)
        for page in 1..<pages.count {
            game.type("n", at: 200)
            #expect(game.helpPage == page)
        }
        game.type("q", at: 300)
        #expect(game.helpPage == nil)
        #expect(game.session.game.log.isEmpty)
    }

    @Test func `time alone carries out what is due, which is announced in time`() throws {
        var options = Options()
        options.leaves = .byItself
        var game = try TerminalGame.opened(options: options)
        #expect(game.timeToNextChange == 1000)
        try game.choose(game.anyMatch, at: 1300)
        #expect(game.timeToNextChange == 700)
        #expect(game.advance(to: 1999) == false)
        #expect(game.timeToNextChange == 1)
        #expect(game.advance(to: 2000) == true)
        #expect(game.session.game.selection == .none)
        #expect(game.session.game.discard.count == 3)
    }

    @Test func `a game that is over says so, and asks for no more time`() throws {
        var game = try TerminalGame.opened()
        var now: Milliseconds = 0
        while !game.session.game.isOver {
            now += 1000
            if let set = game.session.game.tableInPlay.sets.first.map({ CardGroup($0) }) {
                try game.choose(set, at: now)
            }
            if !game.session.game.isOver { game.type("d", at: now + 10) }
        }
        game.advance(to: now + 800)
        #expect(game.session.game.discard.count + game.session.game.table.count == 81)
        #expect(game.timeToNextChange == nil)
        #expect(
            game.notes.contains {
                guard case .message(.pattern(.gameOverAfter, let details)) = $0 else { return false }
                return details.contains(.number(.points, game.session.game.score))
            })
        game.type("d", at: now + 900)
        #expect(game.notes == [.message(.phrase(.gameIsOver))])
    }

    @Test func `two players claim and deal with their own keys`() throws {
        var options = Options()
        options.players = .two
        var game = try TerminalGame.opened(options: options)
        game.type("1", at: 100)
        #expect(game.notes == [.phrase(.claimFirst)])
        game.type("d", at: 200)
        #expect(game.notes == [.phrase(.dealIsTheirs)])
        game.type("m", at: 300)
        #expect(game.session.game.turn.seat == .second)
        game.type("?", at: 400)
        #expect(game.helpPage == nil)
        #expect(game.notes == [.message(.turnOf(.second))])
        try game.choose(game.anyMatch, at: 1400)
        #expect(game.session.game.scores[.second] == 39)
        game.advance(to: 2100)
        game.type(",", at: 3000)
        #expect(game.session.game.table.count == 15)
        #expect(game.session.game.turn.seat == .first)
    }

    @Test(arguments: [Variant.junior, .ultraSet, .projective, .proSet])
    func `another game is played to its end with as many cards as its matches have`(variant: Variant) throws {
        var game = try TerminalGame.opened(options: Options(variant))
        #expect(game.session.game.table.count == variant.rules.openingCount)
        var now: Milliseconds = 0
        while !game.session.game.isOver {
            now += 1000
            if game.session.game.holdsMatch { try game.choose(game.anyMatch, at: now) } else { game.type("d", at: now) }
        }
        game.advance(to: now + 800)
        let count = game.session.game.discard.count
        #expect(
            count == game.session.game.found.reduce(0) { $0 + $1.cards.count }
                && count + game.session.game.table.count == variant.rules.cards.count)
        #expect(game.notes.last == .message(.end(of: game.session.game)))
    }

    @Test func `a choice of four cards that is no UltraSet names the two missing cards`() throws {
        var game = try TerminalGame.opened(options: Options(.ultraSet))
        game.type("123", at: 100)
        #expect(game.session.game.selection == .chosen(Array(game.session.game.table[..<3])))
        let cards = game.session.game.table
        let fourth = try #require(
            (3..<12).first { place in
                CardGroup(cards[..<3] + [cards[place]]).map { !game.session.game.rules.isMatch($0) } ?? false
            })
        game.type(String(CardLabel.character(at: fourth)), at: 200)
        let pairs = Pairing(of: Array(cards[..<3]) + [cards[fourth]])
        let names = [pairs.firstMissing, pairs.secondMissing].map {
            String(game.language.name(of: $0, game.appearance))
        }
        let text = game.notes.map { $0.text(in: game.language, game.appearance, game.kind) }.joined()
        #expect(text == "Not an UltraSet: the pairs need different cards: \(names[0]) and \(names[1]).")
    }

    @Test func `cards of Junior are named without their shading`() throws {
        var game = try TerminalGame.opened(options: Options(.junior))
        game.type("c", at: 100)
        let text = game.notes.map { $0.text(in: game.language, game.appearance, game.kind) }.joined()
        #expect(text.hasPrefix("Here's a set") && !text.contains("solid"))
    }

    @Test func `a start tells of damage, of a pause, or what to do`() throws {
        var game = try TerminalGame.opened()
        game.greet([.damaged], isFirstGame: false)
        #expect(game.notes == [.message(.phrase(.saveDamaged))])
        game = try TerminalGame.opened()
        game.greet([], isFirstGame: true)
        #expect(game.notes == [.phrase(.welcome)])
        game = try TerminalGame.opened()
        game.type("p", at: 100)
        var restored = TerminalGame(Session(restoring: game.session.record), language: .english, size: game.size)
        restored.tellState()
        #expect(restored.notes == [.phrase(.paused)])
    }

    @Test func `endless input ends in a game that takes no more, and N begins another`() throws {
        var game = try TerminalGame.opened()
        game.type(String(repeating: "1", count: TerminalGame.mostActions + 100), at: 100)
        #expect(game.session.game.log.count == TerminalGame.mostActions)
        #expect(game.notes == [.phrase(.tooLong)])
        #expect(game.type("n", at: 200) == [.changed])
        #expect(game.session.game.log.isEmpty)
    }

    @Test func `random keys never break a rule, and never change the game while the help is shown`() throws {
        var generator = SplitMix64(seed: 3)
        var game = try TerminalGame.opened(columns: 40)
        let keys = Array("1234567890aefghijkdcrnpub?zmx, ".unicodeScalars)
        for now in Milliseconds(1)...4000 {
            let before = (game.helpPage, game.session.game)
            game.type(String(keys[Int(generator.next() % UInt64(keys.count))]), at: now * 37)
            if before.0 != nil { #expect(game.session.game == before.1) }
            let cards = game.session.game.deck.cards + game.session.game.table + game.session.game.discard
            #expect(cards.count == 81 && Set(cards).count == 81)
        }
    }
}
