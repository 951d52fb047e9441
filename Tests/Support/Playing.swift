import PlainText
import SetGame
import SetRules

extension Options {
    /// The defaults with two players.
    public static var forTwo: Options {
        var options = Options()
        options.players = .two
        return options
    }
}

/// Helpers that play.
extension Game {
    /// A new game with a seed.
    public init(seed: UTF8Text, options: Options = Options()) throws {
        self.init(try DealID(seed: seed, options: options))
    }

    /// A game whose first table fulfils a condition.
    public static func opening(options: Options = Options(), _ isWanted: (Game) -> Bool) throws -> Game {
        for number in 0..<1000 {
            let game = try Game(seed: "opening \(number)" as UTF8Text, options: options)
            if isWanted(game) { return game }
        }
        throw Missing("a deal")
    }

    /// Carries out an action that must not be refused, at the time of the last one or later; without a seat, a tap by the
    /// one whose turn it is, and everything else by the first.
    @discardableResult
    public mutating func act(_ action: Action, by seat: Seat? = nil, after pause: Milliseconds = 0) throws -> [Event] {
        try perform(action, by: seat ?? (action.cause == .seatInTurn ? turn.seat : nil) ?? .first, at: now + pause)
    }

    /// Chooses cards in order of their numbers, so that a match or a mismatch is shown.
    public mutating func choose(_ group: CardGroup, after pause: Milliseconds = 0) throws {
        for card in group { try act(.tap(card), after: card == group.last ? pause : 0) }
    }

    /// An available match.
    public var anySet: CardGroup {
        get throws {
            guard let match = matches.first else { throw Missing("a match") }
            return match
        }
    }

    /// As many cards in play as the smallest match has that are not a match, none of them in `other`.
    public func anyMismatch(apartFrom other: CardGroup? = nil) throws -> CardGroup {
        let cards = tableInPlay.filter { other?.contains($0) != true }
        let few = rules.kind.sizes.lowerBound - 1
        for last in cards.dropFirst(few) {
            if let group = CardGroup(cards.prefix(few) + [last]), !rules.isMatch(group) { return group }
        }
        throw Missing("a mismatch")
    }
}

extension Mismatch {
    /// The mismatch of three cards.
    public static func of(_ cards: CardGroup) -> Mismatch {
        guard let triple = CardTriple(cards[0], cards[1], cards[2]) else {
            preconditionFailure("a group's cards differ")
        }
        return .notSet(triple)
    }
}

extension Selection {
    /// The mismatch of three cards.
    public static func notSet(_ cards: CardGroup) -> Selection { .mismatch(.of(cards)) }
}

extension [Card] {
    /// The sets among these cards, as groups.
    public var groups: [CardGroup] { sets.map { CardGroup($0) } }
}
