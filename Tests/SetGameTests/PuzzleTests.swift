import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// The games whose matches stay on the table, and Shuffle.
struct PuzzleTests {
    private static let puzzles: [Variant] = [.puzzle, .juniorPuzzle]

    private func game(_ variant: Variant, _ players: Players = .one, _ seed: UTF8Text = "puzzle") throws -> Game {
        var options = Options(variant)
        options.players = players
        if variant == .shuffle { options.leaves = .byItself }
        return try Game(seed: seed, options: options)
    }

    @Test(arguments: puzzles)
    func `a puzzle is one table with a known number of sets, whatever the seed`(variant: Variant) throws {
        for number in 0..<200 {
            let game = try game(variant, .one, "seed \(UTF8Text(number: number))")
            #expect(game.matchesLeft == variant.rules.wantedMatches && game.matches.count == game.matchesLeft)
            #expect(game.deck.isEmpty && game.dealViolation == .deckEmpty && !game.isOver)
        }
        #expect(try self.game(.set).matchesLeft == nil)
    }

    @Test(arguments: puzzles)
    func `found sets stay, each scores 10 at any time, and the last one ends the game`(variant: Variant) throws {
        var game = try game(variant)
        let table = game.table
        let wanted = try #require(variant.rules.wantedMatches)
        for count in 1...wanted {
            let match = try #require(game.matches.first)
            try game.choose(match, after: 1000)
            #expect(game.selection == .match(match) && game.found.count == count && game.table == table)
            #expect(game.matchesLeft == wanted - count && game.isOver == (count == wanted))
            guard !game.isOver else { break }
            let next = try #require(game.table.first { !match.contains($0) })
            let events = try game.act(.tap(next))
            #expect(events == [.matchStayed(match), .selected(next)])
            _ = try game.act(.deselect)
        }
        #expect(game.score == 10 * wanted && game.discard.isEmpty && game.table == table && game.faults.isEmpty)
        let leaving = try #require(game.nextScheduledAction)
        _ = try game.perform(leaving.action, at: leaving.at)
        #expect(game.selection == .none && game.table == table)
    }

    @Test func `a tap on a set that shows clears it, as in every game`() throws {
        var game = try game(.puzzle)
        let match = try #require(game.matches.first)
        try game.choose(match, after: 1000)
        #expect(try game.act(.tap(match[0])) == [.matchStayed(match)])
        #expect(game.selection == .none)
    }

    @Test func `a set found again costs nothing and says so`() throws {
        var game = try game(.puzzle)
        let match = try #require(game.matches.first)
        try game.choose(match, after: 1000)
        try game.act(.tap(match[0]))
        for card in match.dropLast() { try game.act(.tap(card)) }
        #expect(try game.act(.tap(match[2])) == [.mismatched(.foundBefore(match))])
        #expect(game.score == 10 && game.found.count == 1)
        try game.act(.tap(match[1]))
        #expect(game.selection == .chosen([match[1]]))
    }

    @Test func `at one device a set found again costs neither points nor the turn`() throws {
        var game = try game(.puzzle, .two)
        let match = try #require(game.matches.first)
        for _ in 0..<2 {
            try game.act(.claim, by: .second)
            for card in match { try game.act(.tap(card), by: .second) }
            while case .match = game.selection, let due = game.nextScheduledAction {
                _ = try game.perform(due.action, at: due.at)
            }
        }
        #expect(game.scores[.second] == 10 && game.turn.seat == .second)
        let due = try #require(game.nextScheduledAction)
        #expect(due.action == .due(.mismatchEnds))
        #expect(try game.perform(due.action, at: due.at) == [.mismatchCleared])
        #expect(game.turn.seat == .second && game.selection == .none && game.faults.isEmpty)
    }

    @Test func `on separate devices a found set stays, and its repetition neither costs nor locks`() throws {
        var game = try game(.puzzle, .apart(.two))
        let (match, table) = (try #require(game.matches.first), game.table)
        #expect(game.cardsNeeded(for: .take(match)) == 0)
        try game.act(.take(match), by: .first)
        #expect(game.table == table && game.found.count == 1)
        #expect(try game.act(.take(match), by: .second) == [.mistaken(.foundBefore(match), by: .second)])
        #expect(game.scores[.second] == 0 && !game.isLocked(.second, at: game.now))
    }

    @Test(arguments: puzzles)
    func `Cheat leads to a set in three steps, of which only the last takes its points`(variant: Variant) throws {
        var game = try game(variant)
        let match = try #require(game.matches.first)
        guard case .hintedFeature(let led, let feature) = try game.act(.cheat).first else {
            Issue.record("the first step is a feature")
            return
        }
        #expect(led == match && variant.rules.cards.features.contains(feature) && game.hint == nil)
        #expect(try game.act(.cheat) == [.hintedCard(match[0])])
        #expect(game.hint?.cards.cards == [match[0]] && game.faults.isEmpty)
        var shown = game
        #expect(try shown.act(.cheat) == [.hinted(match)])
        #expect(shown.hint?.cards == match)
        try shown.choose(match)
        try game.choose(match)
        #expect(shown.score == 0 && game.score == 10)
        try game.act(.tap(match[0]))
        guard case .hintedFeature(let next, _) = try game.act(.cheat).first else {
            Issue.record("a new set begins with a feature again")
            return
        }
        #expect(next != match)
    }

    @Test func `a written deck opens a puzzle only with the wanted number of sets`() throws {
        var deck = Card.all
        #expect(throws: DealIDError.tooLong) { try DealID(text: DealID(deck: deck, options: Options(.puzzle)).text) }
        deck = try game(.puzzle).dealID.shuffledDeck().cards
        let id = DealID(deck: deck, options: Options(.puzzle))
        #expect(try DealID(text: id.text) == id)
    }

    @Test func `Shuffle moves every card after a set, in the same way on every device`() throws {
        for players in [Players.one, .two, .apart(.two)] {
            for number in 0..<50 {
                var game = try game(.shuffle, players, "shuffle \(UTF8Text(number: number))")
                guard let match = game.matches.first else { continue }
                let table = game.table
                var hidden = Game(opening: table, options: game.options)
                try hidden.reveal(Array(game.deck.cards.suffix(3).reversed()))
                for round in 0..<2 {
                    var played = round == 0 ? game : hidden
                    if players.areApart {
                        try played.act(.take(match), by: .first)
                    } else {
                        if players == .two { try played.act(.claim, by: .first) }
                        try played.choose(match)
                        try played.act(.due(.matchLeaves), after: 700)
                    }
                    if round == 0 { game = played } else { hidden = played }
                }
                #expect(game.table == hidden.table && game.faults.isEmpty)
                for place in table.indices { #expect(game.table[place] != table[place]) }
            }
        }
    }
}
