import PlainText
import SetGame
import SetRules

// The messages about a game. They depend only on the game.
extension Message {
    /// How many times the app says that a tap clears a match.
    private static var tapHints: Int { 3 }

    /// Returns the messages about an event that has just happened in a game.
    public static func messages(on event: Event, in game: Game) -> [Message] {
        switch event {
        case .found(let found): [self.found(found, in: game)]
        case .mismatched(let mismatch), .mistaken(let mismatch, by: _): [.mismatch(mismatch)]
        case .matchLeft, .selected, .deselected, .mismatchCleared, .claimWithdrawn, .hintEnded, .optionsChanged: []
        case .dealt(let count, let cost, let dealer):
            [dealt(count, cost: cost, by: dealer, in: game)] + limit(in: game)
        case .agreedToDeal: [.agreedToDeal] + limit(in: game)
        case .dealUndone: [.dealUndone]
        case .claimed(let seat): [.claimed(seat, seconds: game.claimDuration.map { Int($0 / 1000) })]
        case .claimRanOut(let seat): [game.options.claimTime == .unlimited ? .claimGivenUp(seat) : .claimRanOut(seat)]
        case .freeTurn(let seat): [.freeTurn(seat)]
        case .turnRanOut(let seat): [game.options.claimTime == .unlimited ? .turnGivenUp(seat) : .turnRanOut(seat)]
        case .reshuffled: [.reshuffled]
        case .selectionCleared: [.deselected]
        case .hinted(let match): [.hinted(match)]
        case .noMatchToHint: [.noMatch]
        case .ended: [end(of: game)]
        case .newGame: [.newGame]
        case .newGameUndone: [.newGameUndone]
        case .paused: [.paused]
        case .continued: [.resumed]
        case .returned: game.isOver ? [.backFromLink, end(of: game)] : [.backFromLink]
        }
    }

    /// Creates the message about an action that the game refused. Returns `nil` if the player did nothing wrong: the press
    /// was meant for something that has disappeared, or it came too late.
    public init?(_ violation: RuleViolation) {
        switch violation {
        case .gameOver: self = .gameIsOver
        case .deckEmpty: self = .deckIsEmpty
        case .tableFull: self = .tableIsFull
        case .nothingToUndo: self = .nothingToUndo
        case .noCheat: self = .noCheat
        case .nobodyClaimed: self = .nobodyClaimed
        case .turnOf(let seat): self = .turnOf(seat)
        case .tooSoon, .nothingSelected, .notOnTable, .notDue, .isFixed, .onePlayer, .wrongPlayers, .wrongCount,
            .deckHidden,
            .mismatchShows, .overdue,
            .timeOutOfRange, .nothingToWithdraw, .nothingInterrupted:
            return nil
        case .paused: self = .paused
        }
    }

    /// Returns the message about the end of a game.
    public static func end(of game: Game) -> Message {
        if !game.options.players.isContest {
            return .gameOver(points: game.score, time: game.options.clock ? game.endedAt : nil)
        }
        return switch game.scores.result(of: game.options.players) {
        case .draw(let points): .draw(points: points)
        case .won(let winner, let points, let second): .won(winner, points: points, to: second)
        }
    }

    private static func found(_ found: FoundMatch, in game: Game) -> Message {
        let tapGoesOn = !game.options.matchLeavesByItself && !game.isOver && game.found.count <= tapHints
        return .found(
            points: found.points, by: game.options.players.needClaims ? found.seat : nil, tapGoesOn: tapGoesOn)
    }

    private static func dealt(_ count: Int, cost: Int, by dealer: Dealer, in game: Game) -> Message {
        switch dealer {
        case .byItself: .dealtAutomatically(count: count)
        case .alone: .dealt(count: count, cost: cost)
        case .seat where game.isOver: .dealt(count: count, cost: 0)
        // The message about the limit follows, so this message has to be short.
        case .seat(let seat) where game.dealViolation == .tableFull: .turnOf(seat.other)
        case .seat(let seat): .dealtBy(seat)
        }
    }

    private static func limit(in game: Game) -> [Message] {
        game.dealViolation == .tableFull ? [.tableIsFull] : []
    }
}
