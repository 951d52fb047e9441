import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

extension Game {
    /// A game of some seed whose first table holds a set, or holds none.
    static func opening(holdingSet: Bool, options: Options = Options()) throws -> Game {
        try opening(options: options) { $0.holdsMatch == holdingSet }
    }

    /// Plays on until the deck is empty and no set is left, a second a move.
    mutating func playToTheEnd() throws {
        while !isOver {
            if case .match(let triple) = selection {
                try act(.tap(try #require(triple.cards.first)), after: 1000)
            } else if let set = tableInPlay.groups.first {
                if case .none = selection {} else { try act(.deselect) }
                try choose(set, after: 1000)
            } else {
                try act(.deal, after: 1000)
            }
        }
    }
}

/// What may be under way where two play, and is over by itself.
enum Situation: CaseIterable, Sendable {
    case claim, mistake, turnAfterMistake, turnAfterTimeout, turnAfterDeal

    /// Those in which one may choose without a claim.
    static let freeTurns = [Situation.turnAfterMistake, .turnAfterTimeout, .turnAfterDeal]
}

extension Game {
    /// A game for two with a set on the table, in which `player` has just claimed, failed or dealt.
    static func forTwo(at situation: Situation, by seat: Seat, options: Options = .forTwo) throws -> Game {
        var game = try opening(holdingSet: true, options: options)
        try game.act(situation == .turnAfterDeal ? .deal : .claim, by: seat, after: 2000)
        switch situation {
        case .claim, .turnAfterDeal: break
        case .mistake: try game.choose(game.anyMismatch(), after: 500)
        case .turnAfterMistake:
            try game.choose(game.anyMismatch(), after: 500)
            try game.act(.due(.mismatchEnds), after: 1000)
        case .turnAfterTimeout: try game.act(.due(.turnEnds), after: options.claimTime.milliseconds ?? 0)
        }
        return game
    }

    /// A game for two in which `player` has claimed a set, and the match shows.
    static func matchForTwo(by seat: Seat, options: Options = .forTwo) throws -> (game: Game, set: CardGroup) {
        var game = try opening(holdingSet: true, options: options)
        let set = try game.anySet
        try game.act(.claim, by: seat, after: 2000)
        try game.choose(set, after: 1000)
        return (game, set)
    }

    /// Puts three cards on top of the deck that bring no set to a table without one.
    mutating func stackThreeWithoutSet() throws {
        var next: [Card] = []
        for card in deck.cards where next.count < 3 && !(table + next + [card]).containsSet { next.append(card) }
        try #require(next.count == 3)
        deck = Deck(deck.cards.filter { !next.contains($0) } + next)
    }

    /// Carries out what is due next at the moment when it is due.
    @discardableResult
    mutating func actByItself() throws -> [Event] {
        let next = try #require(nextScheduledAction)
        return try act(next.action, after: max(0, next.at - now))
    }
}

/// Expects a violation, which changes nothing.
func expectViolation(
    _ violation: RuleViolation, of action: Action, by seat: Seat? = nil, in game: Game, after pause: Milliseconds = 0,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var after = game
    #expect(throws: violation, comment ?? "\(action)", sourceLocation: sourceLocation) {
        try after.act(action, by: seat, after: pause)
    }
    #expect(after == game, comment ?? "\(action)", sourceLocation: sourceLocation)
}

/// What holds for every game after every action.
func expectInvariants(_ game: Game, _ comment: @autoclosure () -> Comment? = nil) {
    #expect(game.faults == [], comment())
}

extension Game {
    /// Carries out an action as the replay of a log does, whatever its time.
    mutating func carryOut(_ action: Action, by seat: Seat? = nil, at time: Milliseconds) throws -> [Event] {
        try carryOut(LogEntry(at: time, seat: seat ?? turn.seat, action: action))
    }
}
