import SetGame
import SetRules
import SetTogether

/// The table before some messages, as far as it is needed after them.
struct Former {
    /// The players.
    let seats: [SeatStatus]
    /// The cards; empty without a game.
    private(set) var cards: [Card]
    private let hadGame: Bool
    /// The game, if the messages describe a whole table. It is `nil` otherwise, since events would copy a log that is
    /// held here.
    private let game: Game?

    init(_ table: SharedTable, before messages: [ServerMessage]) {
        (seats, cards, hadGame) = (table.seats, table.game?.table ?? [], table.hasGame)
        game = messages.contains { if case .table = $0 { true } else { false } } ? table.game : nil
    }

    /// Gives the cards the names that they have after the news.
    mutating func rename(by news: [SharedNews]) {
        for case .exchanged(let card, let other) in news { cards.exchange(card, with: other) }
    }

    /// Returns whether the game after the messages is the game from before, at the same moment or a later one.
    func isContinued(by new: Game?) -> Bool {
        guard hadGame, let new else { return false }
        guard let game else { return true }
        return new.log.starts(with: game.log) && game.options == new.options
    }
}

extension SharedNews {
    /// Whether it is announced in a message that the next message of its kind would hide.
    var isTold: Bool {
        switch self {
        case .game(.found), .game(.dealt): true
        case .game, .exchanged, .chose, .entered, .seatsChanged, .began, .readyChanged, .reacted, .beaten, .refused,
            .uncovered, .outOfStep:
            false
        }
    }

    /// Whether this player's seat, its name, or the state of its game may have changed.
    var concernsSeat: Bool {
        switch self {
        case .entered, .seatsChanged, .began, .game(.ended): true
        case .game, .exchanged, .chose, .readyChanged, .reacted, .beaten, .refused, .uncovered, .outOfStep: false
        }
    }
}
