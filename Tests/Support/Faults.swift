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
        faults.expect(all.count == 81 && Swift.Set(all).count == 81, "each of the 81 cards is in one place")
        faults.expect(deck.count % 3 == 0 && table.count % 3 == 0, "cards come and go by threes")
        if let hint {
            faults.expect(hint.set.isSet && hint.set.cards.allSatisfy(tableInPlay.contains), "the hint is a set")
        }
        faults.expect(holdsSet == !tableInPlay.sets.isEmpty, "whether there is a set on the table")
        faults.expect(isOver == (deck.isEmpty && !holdsSet), "whether the game is over")
        faults.expect((endedAt != nil) == isOver, "when it ended")
        faults.expect(found.allSatisfy { $0.set.isSet && ($0.points == 0 || (10...40).contains($0.points)) }, "finds")
        if isOver { faults.expect(tableInPlay.count != 3, "three cards left are a set") }
        return faults.found
    }

    private var faultsOfSelection: [String] {
        var faults = Faults()
        switch selection {
        case .none: break
        case .one(let card): faults.expect(table.contains(card), "the card chosen")
        case .two(let a, let b):
            faults.expect(a != b && table.contains(a) && table.contains(b), "the two cards chosen")
        case .match(let triple):
            faults.expect(triple.isSet && triple.cards.allSatisfy(table.contains), "the match")
        case .mismatch(let triple):
            faults.expect(!triple.isSet && triple.cards.allSatisfy(table.contains), "the mismatch")
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
        let isMismatch = if case .mismatch = selection { true } else { false }
        let isMatch = if case .match = selection { true } else { false }
        return switch turn {
        case .unclaimed: isMatch || selection == .none
        case .claim(_, let span):
            !isMismatch && ClaimTime.allCases.contains { $0.milliseconds == span.map { $0.ends - $0.began } }
        case .mistake: isMismatch
        case .free(_, let span?, .failedClaim): span.ends - span.began == 10_000
        case .free(_, let span?, .deal(let at)): span.ends - span.began == 8000 && span.began == at
        case .free(_, nil, _): true
        }
    }
}
