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

    /// Chooses three cards, so that a match or a mismatch is shown.
    public mutating func choose(_ triple: CardTriple, after pause: Milliseconds = 0) throws {
        for card in triple.cards { try act(.tap(card), after: card == triple.cards.last ? pause : 0) }
    }

    /// An available set.
    public var anySet: CardTriple {
        get throws {
            guard let set = tableInPlay.sets.first else { throw Missing("a set") }
            return set
        }
    }

    /// Three cards in play that are not a set, none of them in `other`.
    public func anyMismatch(apartFrom other: CardTriple? = nil) throws -> CardTriple {
        let cards = tableInPlay.filter { other?.contains($0) != true }
        for third in cards.dropFirst(2) {
            if let triple = CardTriple(cards[0], cards[1], third), !triple.isSet { return triple }
        }
        throw Missing("a mismatch")
    }
}
