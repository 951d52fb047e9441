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
        case .matchLeft, .matchStayed, .selected, .deselected, .mismatchCleared, .claimWithdrawn, .hintEnded,
            .optionsChanged:
            []
        case .dealt(let count, let cost, let dealer):
            [dealt(count, cost: cost, by: dealer, in: game)] + limit(in: game)
        case .agreedToDeal: [.pattern(.agreedToDeal)] + limit(in: game)
        case .dealUndone: [.phrase(.dealUndone)]
        case .claimed(let seat): [.claimed(seat, seconds: game.claimDuration.map { Int($0 / 1000) })]
        case .claimRanOut(let seat): [game.options.claimTime == .unlimited ? .claimGivenUp(seat) : .claimRanOut(seat)]
        case .freeTurn(let seat): [.freeTurn(seat)]
        case .turnRanOut(let seat): [game.options.claimTime == .unlimited ? .turnGivenUp(seat) : .turnRanOut(seat)]
        case .reshuffled: [.phrase(.reshuffled)]
        case .selectionCleared: [.phrase(.deselected)]
        case .hinted(let match): [.hinted(match)]
        case .hintedCard(let card): [.pattern(.hintedCard, [.card(.cards, card)])]
        case .hintedFeature(let match, let feature):
            [.pattern(.hintedFeature, [.agreement(feature, isSame: !match.varies(in: feature))])]
        case .noMatchToHint: [.pattern(.noMatch)]
        case .ended: [end(of: game)]
        case .newGame: [.phrase(.newGameBegun)]
        case .newGameUndone: [.phrase(.newGameUndone)]
        case .paused: [.phrase(.paused)]
        case .continued: [.phrase(.resumed)]
        case .returned: game.isOver ? [.phrase(.backFromLink), end(of: game)] : [.phrase(.backFromLink)]
        }
    }

    /// Creates the message about an action that the game refused. Returns `nil` if the player did nothing wrong: the press
    /// was meant for something that has disappeared, or it was too late.
    public init?(_ violation: RuleViolation) {
        switch violation {
        case .gameOver: self = .phrase(.gameIsOver)
        case .deckEmpty: self = .phrase(.deckIsEmpty)
        case .tableFull: self = .pattern(.tableIsFull)
        case .nothingToUndo: self = .phrase(.nothingToUndo)
        case .noCheat: self = .phrase(.noCheat)
        case .nobodyClaimed: self = .phrase(.nobodyClaimed)
        case .turnOf(let seat): self = .turnOf(seat)
        case .tooSoon, .nothingSelected, .turnedUp, .notOnTable, .notDue, .isFixed, .onePlayer, .wrongPlayers,
            .wrongCount,
            .deckHidden,
            .mismatchShows, .overdue,
            .timeOutOfRange, .nothingToWithdraw, .nothingInterrupted:
            return nil
        case .paused: self = .phrase(.paused)
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

    /// Returns the result of a finished game in a few words.
    ///
    /// - Parameter seat: the reader's seat; `nil` for a game that the reader has only watched.
    public static func result(of game: Game, for seat: Seat?) -> Message {
        switch (game.options.players, seat) {
        case (.two, _):
            switch game.scores.result(of: game.options.players) {
            case .draw: .phrase(.drawn)
            case .won(let winner, _, _): .pattern(.playerWins, [.player(.player, winner)])
            }
        case (.apart, let seat?):
            game.scores.leader(of: game.options.players) == seat ? .phrase(.youWin) : .place(of: seat, in: game)
        case (.one, _), (.apart, nil):
            game.options.clock
                ? .pattern(
                    .matchesInTime,
                    [.number(.matches, game.found.count), .text(.time, Language.clock(game.endedAt ?? game.now))])
                : .pattern(.countOfMatches, [.number(.matches, game.found.count)])
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
        game.dealViolation == .tableFull ? [.pattern(.tableIsFull)] : []
    }
}

// The messages with variables.
extension Message {
    /// A match was found, in a game for two by a given player. `tapGoesOn`: add that a tap clears it.
    public static func found(points: Int, by seat: Seat?, tapGoesOn: Bool) -> Message {
        let details: [Detail] = [.number(.points, points), .answer(.goesOn, tapGoesOn)]
        return seat.map { .pattern(.foundBy, [.player(.player, $0)] + details) } ?? .pattern(.found, details)
    }

    /// The coach of a new player asks which card makes a match with these.
    public static func coachAsks(about cards: [Card]) -> Message {
        .pattern(.coachAsksAbout, CardGroup(cards).map { [.cards($0)] } ?? [])
    }

    /// Cards aren't a match.
    public static func mismatch(_ mismatch: Mismatch) -> Message {
        switch mismatch {
        case .notSet(let triple): .pattern(.notSet, [.reasons(triple)])
        case .notUltraSet(let pairs):
            .pattern(.notUltraSet, [.card(.first, pairs.firstMissing), .card(.second, pairs.secondMissing)])
        case .notGhost(let group):
            .pattern(.notGhost, [.features(group.unbalancedFeatures)])
        case .notQuad(let group): .pattern(.notQuad, [.features(group.unbalancedFeatures)])
        case .hasOddDots(let group): .pattern(.hasOddDots, [.dots(group.oddDots)])
        case .notLinked(let group): .phrase(.notLinked.of(group.count == 4 ? .ultraSet : .set))
        case .foundBefore: .phrase(.foundBefore)
        }
    }

    /// This many cards were dealt, for this many points.
    public static func dealt(count: Int, cost: Int) -> Message {
        let cards = Detail.number(.cards, count)
        return cost == 0 ? .pattern(.dealt, [cards]) : .pattern(.dealtForPoints, [cards, .number(.cost, cost)])
    }

    /// This many cards were dealt automatically because there was no match.
    public static func dealtAutomatically(count: Int) -> Message {
        .pattern(.dealtAutomatically, [.number(.cards, count)])
    }

    /// One of two players dealt.
    public static func dealtBy(_ seat: Seat) -> Message { both(.dealtBy, seat) }

    /// This player claims a match within this many seconds; `nil` for no limit.
    public static func claimed(_ seat: Seat, seconds: Int?) -> Message {
        seconds.map { .pattern(.claimedFor, [.player(.player, seat), .number(.count, $0)]) } ?? one(.claimed, seat)
    }

    /// This player's claim ran out, and the other player has a free turn.
    public static func claimRanOut(_ seat: Seat) -> Message { both(.claimRanOut, seat) }

    /// This player passed after claiming, and the other player has a free turn.
    public static func claimGivenUp(_ seat: Seat) -> Message { both(.claimGivenUp, seat) }

    /// This player has a free turn.
    public static func freeTurn(_ seat: Seat) -> Message { one(.freeTurn, seat) }

    /// This player's free turn ran out.
    public static func turnRanOut(_ seat: Seat) -> Message { one(.turnRanOut, seat) }

    /// This player passed on a free turn.
    public static func turnGivenUp(_ seat: Seat) -> Message { one(.turnGivenUp, seat) }

    /// It is this player's turn.
    public static func turnOf(_ seat: Seat) -> Message { one(.turnOf, seat) }

    /// Cheat marked this match.
    public static func hinted(_ match: CardGroup) -> Message { .pattern(.hinted, [.cards(match)]) }

    /// A solo game ended; `time` is `nil` in a game without a clock.
    public static func gameOver(points: Int, time: Milliseconds?) -> Message {
        let points = Detail.number(.points, points)
        return time.map { .pattern(.gameOverAfter, [points, .clock($0)]) } ?? .pattern(.gameOver, [points])
    }

    /// A game for two ended, and this player won.
    public static func won(_ seat: Seat, points: Int, to second: Int) -> Message {
        .pattern(.won, [.player(.player, seat), .number(.points, points), .number(.lower, second)])
    }

    /// A game for two ended in a draw.
    public static func draw(points: Int) -> Message { .pattern(.draw, [.number(.points, points)]) }

    private static func one(_ pattern: Pattern, _ seat: Seat) -> Message { .pattern(pattern, [.player(.player, seat)]) }

    private static func both(_ pattern: Pattern, _ seat: Seat) -> Message {
        .pattern(pattern, [.player(.player, seat), .player(.other, seat.other)])
    }
}
