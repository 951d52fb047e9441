import SetGame
import SetRules

/// What a check has found wrong, in words.
private struct Faults {
    var found: [String] = []

    mutating func expect(_ isRight: Bool, _ what: String) {
        if !isRight { found.append(what) }
    }
}

// What holds for every game after every action.
extension Game {
    /// What is wrong with the game: nothing, whatever was done in it.
    public var faults: [String] { faultsOfCards + faultsOfSelection + faultsOfTurn }

    private var faultsOfCards: [String] {
        var faults = Faults()
        let all = deck.cards + table + discard
        let size = rules.cardCount
        faults.expect(all.count == size && Swift.Set(all).count == size, "each card of the game is in one place")
        faults.expect(all.allSatisfy(rules.cards.contains), "each card belongs to the game")
        // A table of Mega begins with 16 cards.
        if rules.kind.sizes == 3...3 && rules.sharedCount == 0 && rules.openingCount % 3 == 0 {
            faults.expect(deck.count % 3 == 0 && table.count % 3 == 0, "cards come and go by threes")
        }
        if let hint {
            let isPart = rules.keepsMatches && matches.contains { hint.cards.allSatisfy($0.contains) }
            faults.expect(matches.contains(hint.cards) || isPart, "the hint is a match, or a card of one")
        }
        faults.expect(holdsMatch == !matches.isEmpty, "whether there is a match on the table")
        faults.expect(isOver == (deck.isEmpty && !holdsMatch), "whether the game is over")
        faults.expect((endedAt != nil) == isOver, "when it ended")
        faults.expect(
            found.allSatisfy { rules.isMatch($0.cards) && ($0.points == 0 || (10...40).contains($0.points)) }, "finds")
        for (last, next) in zip(found, found.dropFirst()) where rules.sharedCount > 0 {
            faults.expect(next.cards.count(where: last.cards.contains) == rules.sharedCount, "a link of the chain")
        }
        if isOver && rules.sharedCount == 0 && rules.kind.sizes == 3...3 {
            faults.expect(tableInPlay.count != 3, "three cards left are a set")
        }
        return faults.found
    }

    private var faultsOfSelection: [String] {
        var faults = Faults()
        switch selection {
        case .chosen(let cards):
            let isComplete = rules.judge(cards, after: earlierMatches) != nil
            faults.expect(!isComplete && cards.allSatisfy(isAvailable), "the cards chosen")
            faults.expect(Swift.Set(cards).count == cards.count, "a card chosen twice")
        case .match(let group):
            faults.expect(found.last?.cards == group, "the match")
        case .mismatch(let mismatch):
            faults.expect(mismatch.cards.allSatisfy(isAvailable), "the cards of a mismatch")
            faults.expect(!rules.isMatch(mismatch.cards, after: earlierMatches), "the mismatch")
        }
        return faults.found
    }

    /// What is wrong with whose turn it is, and with the scores.
    private var faultsOfTurn: [String] {
        var faults = Faults()
        if isOver { faults.expect(turn == .unclaimed, "a turn after the end") }
        faults.expect(found.allSatisfy { options.players.seats.contains($0.seat) }, "who found a set")
        for seat in Seat.allCases where !options.players.seats.contains(seat) {
            faults.expect(scores[seat] == 0, "points of an empty seat")
        }
        if options.players == .one { return faults.found }
        faults.expect(hint == nil, "a hint where several play")
        faults.expect(isTurnSound, "the turn")
        if options.players.areApart {
            faults.expect(turn == .unclaimed && selection == .none, "a choice in a shared game")
        }
        for seat in options.players.seats {
            let points = found.filter { $0.seat == seat }.reduce(0) { $0 + $1.points }
            faults.expect(scores[seat] <= points && (points - scores[seat]) % 10 == 0, "the score")
        }
        return faults.found
    }

    private var isTurnSound: Bool {
        // The time for claims may have changed since the claim.
        let most = rules.kind.sizes.upperBound
        let claims = ClaimTime.allCases.map { time in
            time.milliseconds.map { most > 3 ? max($0, 2000 * Milliseconds(most)) : $0 }
        }
        let isMismatch = if case .mismatch = selection { true } else { false }
        let isMatch = if case .match = selection { true } else { false }
        return switch turn {
        case .unclaimed: isMatch || selection == .none
        case .claim(_, let span):
            (!isMismatch || rules.keepsMatches)
                && claims.contains(span.map { $0.ends - $0.began })
        case .mistake: isMismatch
        case .free(_, let span?, .failedClaim): span.ends - span.began == 10_000
        case .free(_, let span?, .deal(let at)): span.ends - span.began == 8000 && span.began == at
        case .free(_, nil, _): true
        }
    }
}
