import PlainText
import SetRules
import Testing

@testable import SetGame

/// The actions of a player who sees every set.
extension Game {
    /// A new game of a seed.
    init(seed: Text, options: Options = Options()) throws {
        self.init(try DealID(seed: seed, options: options))
    }

    /// Carries out an action that must not be refused, at the time of the last one or later.
    @discardableResult
    mutating func act(_ action: Action, after pause: Milliseconds = 0) throws -> [Event] {
        try perform(action, at: now + pause)
    }

    /// Chooses three cards, and so leaves a match or a mismatch showing.
    mutating func choose(_ trio: Trio, after pause: Milliseconds = 0) throws {
        for card in trio.cards { try act(.tap(card), after: card == trio.cards.last ? pause : 0) }
    }

    /// A set on the table that is in play.
    var anySet: Trio { get throws { try #require(tableInPlay.sets.first) } }

    /// Three cards in play that are no set, none of them in `other`.
    func anyMismatch(apartFrom other: Trio? = nil) throws -> Trio {
        let cards = tableInPlay.filter { other?.contains($0) != true }
        for a in cards {
            for b in cards {
                for c in cards {
                    if let trio = Trio(a, b, c), !trio.isSet { return trio }
                }
            }
        }
        throw Missing()
    }

    /// A game of some seed whose first table holds a set, or holds none.
    static func opening(holdingSet: Bool, options: Options = Options()) throws -> Game {
        for number in 0..<1000 {
            let game = try Game(seed: ("opening %" as Text).filling(number), options: options)
            if game.holdsSet == holdingSet { return game }
        }
        throw Missing()
    }

    /// Plays on until the deck is empty and no set is left, a second a move.
    mutating func playToTheEnd() throws {
        while !isOver {
            if case .match(let trio) = selection {
                try act(.tap(try #require(trio.cards.first)), after: 1000)
            } else if let set = tableInPlay.sets.first {
                if case .none = selection {} else { try act(.deselect) }
                try choose(set, after: 1000)
            } else {
                try act(.deal, after: 1000)
            }
        }
    }
}

struct Missing: Error {}

/// What holds for every game after every action.
func expectInvariants(_ game: Game, _ comment: Comment? = nil) {
    let all = game.deck + game.table + game.discard
    #expect(all.count == 81 && Swift.Set(all).count == 81, comment)
    #expect(game.deck.count % 3 == 0 && game.table.count % 3 == 0, comment)
    switch game.selection {
    case .none: break
    case .one(let card): #expect(game.table.contains(card), comment)
    case .two(let a, let b): #expect(a != b && game.table.contains(a) && game.table.contains(b), comment)
    case .match(let trio): #expect(trio.isSet && trio.cards.allSatisfy(game.table.contains), comment)
    case .mismatch(let trio): #expect(!trio.isSet && trio.cards.allSatisfy(game.table.contains), comment)
    }
    if let hint = game.hint {
        #expect(hint.set.isSet && hint.set.cards.allSatisfy(game.tableInPlay.contains), comment)
    }
    #expect(game.holdsSet == !game.tableInPlay.sets.isEmpty, comment)
    #expect(game.isOver == (game.deck.isEmpty && !game.holdsSet), comment)
    #expect((game.endedAt != nil) == game.isOver, comment)
    #expect(game.found.allSatisfy { $0.set.isSet && ($0.points == 0 || (10...40).contains($0.points)) }, comment)
    if game.isOver { #expect(game.tableInPlay.count != 3, comment) }
}
