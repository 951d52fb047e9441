import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

struct TakingTests {
    @Test(arguments: SeatCount.allCases)
    func `whoever takes a set first has it, and its cards are replaced in their places at once`(seats: SeatCount) throws
    {
        var game = try Game.opening(holdingSet: true, options: .apart(seats))
        let (set, before, fresh) = (try game.anySet, game.table, Array(game.deck.cards.suffix(3).reversed()))
        let seat = try #require(game.options.players.seats.last)
        let events = try game.act(.take(set), by: seat, after: 4200)
        let found = try #require(game.found.last)
        #expect(found == FoundMatch(cards: set, seat: seat, foundAt: 4200, took: 4200, points: 36))
        #expect(events.prefix(2) == [.found(found), .matchLeft(set, replaced: true)])
        #expect(game.scores[seat] == 36 && game.selection == .none && game.faults.isEmpty)
        let places = before.indices.filter { set.contains(before[$0]) }
        #expect(places.map { game.table[$0] } == fresh)
        #expect(throws: RuleViolation.notOnTable) { try game.act(.take(set), by: .first, after: 1) }
    }

    @Test func `three cards that are no set cost ten, lock their seat for a second, and leave the others free`() throws
    {
        var game = try Game.opening(holdingSet: true, options: .apart(.three))
        let (wrong, set, table) = (try game.anyMismatch(), try game.anySet, game.table)
        #expect(try game.act(.take(wrong), by: .second, after: 500) == [.mistaken(.of(wrong), by: .second)])
        #expect(game.scores[.second] == -10 && game.table == table && game.faults.isEmpty)
        #expect(throws: RuleViolation.mismatchShows) { try game.act(.take(set), by: .second, after: 999) }
        var other = game
        try other.act(.take(set), by: .third, after: 1)
        #expect(other.found.last?.seat == .third)
        try game.act(.take(set), by: .second, after: 1000)
        #expect(game.scores[.second] == 29)
    }

    @Test func `each further mistake locks twice as long, a minute at most, until the seat's next set`() throws {
        var game = try Game.opening(holdingSet: true, options: .apart(.two))
        let (wrong, set) = (try game.anyMismatch(), try game.anySet)
        var wait: Milliseconds = 1
        for lock in [1, 2, 4, 8, 16, 32, 60, 60, 60].map({ $0 * 1000 as Milliseconds }) {
            try game.act(.take(wrong), by: .first, after: wait)
            #expect(game.isLocked(.first, at: game.now + lock - 1) && !game.isLocked(.first, at: game.now + lock))
            #expect(game.takeViolation(of: set, by: .first, at: game.now + lock - 1) == .mismatchShows)
            #expect(!game.isLocked(.second, at: game.now))
            wait = lock
        }
        try game.act(.take(set), by: .first, after: wait)
        let again = try game.anyMismatch()
        try game.act(.take(again), by: .first, after: 1)
        #expect(!game.isLocked(.first, at: game.now + 1000))
    }

    @Test func `a log of a version whose locks lasted a second can still be read`() throws {
        var game = try Game.opening(holdingSet: true, options: .apart(.two))
        let wrong = try game.anyMismatch()
        for _ in 1...4 { try game.act(.take(wrong), by: .first, after: 1000) }
        #expect(game.isLocked(.first, at: game.now + 7999) && game.scores[.first] == -40)
    }

    @Test(arguments: Variant.allCases, CardKind.allCases)
    func `cards of another kind, which a message can name, are not on the table`(
        variant: Variant, kind: CardKind
    ) throws {
        guard kind != variant.rules.cards.kind else { return }
        var options = Options(variant)
        options.players = Options.apart(.two).players
        var game = try Game.opening(options: options) { _ in true }
        for size in 1...7 {
            let group = try #require(CardGroup(kind.cards.suffix(size)))
            let known = variant.rules.kind.sizes.contains(size)
            #expect(throws: known ? RuleViolation.notOnTable : .wrongCount) {
                try game.act(.take(group), by: .first, after: 1)
            }
        }
    }

    @Test func `where players sit apart nothing else can be done, and others take nothing`() throws {
        var game = try Game.opening(holdingSet: true, options: .apart(.two))
        let (card, set) = (try #require(game.table.first), try game.anySet)
        for action in [
            .tap(card), .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .change(Options()),
        ] as [Action] {
            #expect(throws: RuleViolation.wrongPlayers) { try game.act(action, after: 1) }
        }
        #expect(throws: RuleViolation.onePlayer) { try game.act(.take(set), by: .third, after: 1) }
        for players in Players.onOneDevice {
            var options = Options()
            options.players = players
            var alone = try Game.opening(holdingSet: true, options: options)
            #expect(throws: RuleViolation.wrongPlayers) { try alone.act(.take(try alone.anySet), after: 1) }
        }
    }

    @Test(arguments: 0..<30) func `a game says in advance why it would refuse to take cards`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var game = Game(DealID(entropy: seed, options: .apart(.two)))
        var refusals: Set<RuleViolation?> = []
        for _ in 0..<200 {
            let (time, seat) = (
                game.now + Milliseconds(generator.next(below: 700)) - 50, Seat.allCases[Int(generator.next(below: 3))]
            )
            let cards = (0..<3).map { _ in Card.all[Int(generator.next(below: 81))] }
            let triple =
                generator.next(below: 2) == 0 ? CardGroup(cards) : game.table.groups.first
            guard let triple else { continue }
            let expected = game.takeViolation(of: triple, by: seat, at: time)
            refusals.insert(expected)
            let result = Result { try game.perform(.take(triple), by: seat, at: time) }
            if case .failure(let error) = result {
                #expect(error as? RuleViolation == expected)
            } else {
                #expect(expected == nil)
            }
            if !game.holdsMatch, !game.isOver { _ = try game.actByItself() }
        }
        #expect(refusals.count >= 5)
        let alone = Game(DealID(entropy: seed))
        #expect(alone.takeViolation(of: Card.all.groups[0], by: .first, at: 0) == .wrongPlayers)
    }

    @Test func `three cards come by themselves when there is no set, and no time before that`() throws {
        var game = try Game.opening(holdingSet: false, options: .apart(.four))
        #expect(game.nextScheduledAction == ScheduledAction(at: 1500, action: .due(.autoDeal)))
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.autoDeal), after: 1499) }
        #expect(try game.act(.due(.autoDeal), after: 1500) == [.dealt(count: 3, cost: 0, by: .byItself)])
        #expect(game.table.count == 15 && game.faults.isEmpty)
    }

    @Test(arguments: 0..<60)
    func `random games of players apart keep the invariants, read back, and are reviewed alike`(
        seed: Int
    ) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        let seats = SeatCount.allCases[seed % 7]
        var options = Options.apart(seats)
        options.backTo12 = seed % 2 == 0
        options.limit = seed % 3 == 0 ? .twentyFour : .none
        var game = Game(DealID(entropy: generator.next(), options: options))
        while !game.isOver {
            let seat = Seat.allCases[Int(generator.next(below: UInt32(seats.rawValue)))]
            if let next = game.nextScheduledAction, next.action == .due(.autoDeal) {
                _ = try game.perform(.due(.autoDeal), at: next.at)
            } else if generator.next(below: 4) == 0 {
                _ = try? game.act(.take(try game.anyMismatch()), by: seat, after: 300)
            } else if let set = game.table.groups.first {
                _ = try? game.act(.take(set), by: seat, after: Milliseconds(generator.next(below: 5000)))
            }
            #expect(game.faults.isEmpty)
        }
        let save = Save(game: game, time: game.now, isPaused: false)
        #expect(try Save(reading: save.text).game == game)
        let points = game.options.players.seats.map { game.scores[$0] }
        let leader = game.scores.leader(of: game.options.players)
        #expect(
            leader
                == (points.filter { $0 == points.max() }.count > 1
                    ? nil : Seat.allCases[points.firstIndex(of: points.max()!)!]))
    }
}

struct HiddenDeckTests {
    /// A game with its whole deck, and the same for somebody who sees only the table.
    private func pair(_ seed: UInt64, backTo12: Bool) -> (whole: Game, hidden: Game) {
        var options = Options.apart(.two)
        options.backTo12 = backTo12
        let whole = Game(DealID(entropy: seed, options: options))
        return (whole, Game(opening: whole.table, options: options))
    }

    @Test(arguments: 0..<40) func `who is told only the cards that come sees the same game`(seed: Int) throws {
        var (whole, hidden) = pair(UInt64(seed) * 77, backTo12: seed % 2 == 0)
        while !whole.isOver {
            let action: Action = whole.table.groups.last.map { .take($0) } ?? .due(.autoDeal)
            let time = max(whole.now + 900, whole.nextScheduledAction?.at ?? 0)
            let needed = whole.cardsNeeded(for: action)
            #expect(needed == hidden.cardsNeeded(for: action))
            #expect(needed == 0 || throwsHidden(hidden, action, time))
            try hidden.reveal(whole.deck.cards.suffix(needed).reversed())
            _ = try whole.perform(action, at: time)
            _ = try hidden.perform(action, at: time)
            #expect(hidden.table == whole.table && hidden.scores == whole.scores && hidden.log == whole.log)
            #expect(hidden.deck.count == whole.deck.count && hidden.deck.cards.isEmpty)
        }
        #expect(hidden.isOver && hidden.endedAt == whole.endedAt && hidden.discard == whole.discard)
    }

    private func throwsHidden(_ game: Game, _ action: Action, _ time: Milliseconds) -> Bool {
        var copy = game
        do throws(RuleViolation) {
            _ = try copy.perform(action, at: time)
            return false
        } catch {
            return error == .deckHidden && copy == game
        }
    }

    @Test func `cards that are known already, twice there, or too many, are not revealed`() throws {
        var (whole, hidden) = pair(5, backTo12: false)
        let next = Array(whole.deck.cards.reversed())
        expectError(.known(whole.table[0]), revealing: [whole.table[0]], in: hidden)
        expectError(.known(next[0]), revealing: [next[0], next[0]], in: hidden)
        try hidden.reveal(Array(next.prefix(3)))
        expectError(.known(next[1]), revealing: [next[1]], in: hidden)
        #expect(hidden.deck.cards == next.prefix(3).reversed() && hidden.deck.count == 69)
        try hidden.reveal(Array(next.dropFirst(3)))
        #expect(hidden.deck == whole.deck)
        expectError(.known(whole.table[0]), revealing: [whole.table[0]], in: hidden)
    }

    @Test func `a deck that hides nothing reveals nothing`() {
        // The cards of a replaced set leave the table for good; no other card is unknown then.
        let (whole, _) = pair(5, backTo12: false)
        expectError(.known(whole.deck.cards[0]), revealing: [whole.deck.cards[0]], in: whole)
    }

    /// Expects that cards can't be revealed, for this reason, and that the game stays the same.
    private func expectError(_ expected: RevealError, revealing cards: [Card], in game: Game) {
        var copy = game
        #expect(throws: expected) { try copy.reveal(cards) }
        #expect(copy == game)
    }
}

extension Options {
    /// The options of so many players with a device each.
    static func apart(_ seats: SeatCount) -> Options {
        var options = Options()
        options.players = .apart(seats)
        return options
    }
}
