import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetRecords

/// Compares reviews with a simple computation at each action.
struct ReviewTests {
    @Test(arguments: 1...24)
    func `each review lists the other available sets, and since when they were`(seed: UInt64) throws {
        let game = try wildGame(seed, players: seed % 3 == 0 ? .two : .one)
        try expectNaive(Review(game), of: game)
    }

    @Test func `a review of a huge table lists some of its matches, and counts them all`() throws {
        var game = try Game(seed: "huge", options: Options(.ghost))
        while !game.deck.isEmpty { try game.act(.deal, after: 1000) }
        #expect(game.table.count == 81)
        let ghost = try #require(game.rules.matches(among: game.table, most: 1).first)
        for card in ghost { try game.act(.tap(card), after: 1000) }
        let find = try #require(Review(game).finds.first)
        #expect(find.onTable == 4_007_016 && find.others.count == FindReview.mostOthers)
        #expect(!find.others.contains { $0.cards == ghost })
    }

    @Test(arguments: 1...24)
    func `a game is flawless without a mismatch and without Cheat`(seed: UInt64) throws {
        let game = try wildGame(seed, players: .one)
        var replay = Game(game.dealID)
        var isFlawless = true
        for entry in game.log {
            let events = try replay.perform(entry.action, by: entry.seat ?? .first, at: entry.at)
            if entry.action == .cheat { isFlawless = false }
            if events.contains(where: { if case .mismatched = $0 { true } else { false } }) { isFlawless = false }
        }
        #expect(Review(game).isFlawless == isFlawless)
        #expect(Review(Game(game.dealID)).isFlawless)
    }

    /// Replays the log with `perform`, and lists all sets after each action by trying all triples.
    private func expectNaive(_ review: Review, of game: Game) throws {
        var replay = Game(game.dealID)
        var available = naiveSets(replay, before: [:])
        #expect(review.moments == [0] + game.log.map { min($0.at, game.endedAt ?? $0.at) })
        #expect(review.finds.map(\.found) == game.found)
        for entry in game.log {
            let found = replay.found.count
            _ = try replay.perform(entry.action, by: entry.seat ?? .first, at: entry.at)
            if replay.found.count > found {
                let (find, set) = (review.finds[found], replay.found[found].cards)
                #expect(find.since == available[set] && find.onTable == available.count)
                let others = Dictionary(uniqueKeysWithValues: find.others.map { ($0.cards, $0.since) })
                let expected = available.filter { $0.key != set }
                #expect(others.count == min(expected.count, FindReview.mostOthers))
                #expect(others.allSatisfy { expected[$0.key] == $0.value })
                #expect(find.kind == set.differenceCount)
                for feature in Feature.allCases {
                    let values = Swift.Set(set.cards.map { $0[feature] })
                    #expect((values.count == 3) == (find.differing & (1 << feature.rawValue) != 0))
                }
            }
            available = naiveSets(replay, before: available)
        }
    }

    /// The available sets, each with the time since which it has been available.
    private func naiveSets(_ game: Game, before: [CardGroup: Milliseconds]) -> [CardGroup: Milliseconds] {
        var cards = game.table
        if case .match(let triple) = game.selection { cards.removeAll { triple.cards.contains($0) } }
        var available: [CardGroup: Milliseconds] = [:]
        for a in cards.indices {
            for b in cards.indices.dropFirst(a + 1) {
                for c in cards.indices.dropFirst(b + 1) where isNaiveSet([cards[a], cards[b], cards[c]]) {
                    guard let triple = CardGroup([cards[a], cards[b], cards[c]]) else { continue }
                    available[triple] = before[triple] ?? game.now
                }
            }
        }
        return available
    }

    /// By the wording of the rule: no feature has exactly two values.
    private func isNaiveSet(_ cards: [Card]) -> Bool {
        for feature in Feature.allCases {
            let (a, b, c) = (cards[0][feature], cards[1][feature], cards[2][feature])
            if (a == b) != (b == c) || (b == c) != (a == c) { return false }
        }
        return true
    }

    @Test func `a set whose Deal was undone and repeated is available since the second Deal`() throws {
        for number in 0..<200 {
            var game = try Game(seed: "undo \(number)" as UTF8Text)
            let old = Swift.Set(game.table.groups)
            try game.act(.deal, after: 1000)
            let new = game.table.groups.filter { !old.contains($0) }
            guard let first = new.first, new.count > 1 else { continue }
            try game.act(.undo, after: 2000)
            try game.act(.deal, after: 3000)
            try game.act(.reshuffle, after: 100)
            try game.choose(first, after: 900)
            let find = try #require(Review(game).finds.first)
            #expect(find.since == 6000 && find.found.foundAt == 7000)
            #expect(find.others.count == old.count + new.count - 1)
            for other in find.others { #expect(other.since == (old.contains(other.cards) ? 0 : 6000)) }
            return
        }
        throw Missing()
    }

    @Test func `only Deals that added cards and were not undone are listed`() throws {
        var game = try Game.opening(sets: 2)
        try game.act(.deal, after: 1000)
        try game.act(.undo, after: 1000)
        try game.act(.deal, after: 1000)
        try game.choose(try game.anySet, after: 1000)
        // This Deal replaces the match, and is undone.
        try game.act(.deal, after: 1000)
        try game.act(.undo, after: 1000)
        try game.act(.deal, after: 1000)
        try game.act(.deal, after: 1000)
        #expect(Review(game).deals == [3000, 8000])
        var two = try Game(seed: "agreed", options: .forTwo)
        try two.act(.deal, by: .first, after: 500)
        try two.act(.deal, by: .second, after: 500)
        #expect(Review(two).deals == [500])
    }

    @Test func `undoing the Deal of the last cards of ProSet is no Deal`() throws {
        for number in 0..<50 {
            var game = try Game(seed: "last \(number)" as UTF8Text, options: Options(.proSet))
            while let match = game.matches.last, game.selection == .none {
                try game.choose(match, after: 1000)
                if game.deck.count > 0, game.deck.count < match.count {
                    try game.act(.deal, after: 1000)
                    try game.act(.undo, after: 1000)
                    #expect(Review(game).deals.isEmpty)
                    return
                }
                try game.act(.tap(match[0]), after: 1000)
            }
        }
        throw Missing("a deck with fewer cards than a match")
    }

    @Test func `a match is not available while it is shown, and its replacement is dealt when it leaves`() throws {
        for number in 0..<200 {
            var game = try Game(seed: "since \(number)" as UTF8Text)
            let old = game.table
            guard let set = game.table.groups.first else { continue }
            try game.choose(set, after: 2000)
            try game.act(.tap(try #require(set.cards.first)), after: 1000)
            let (kept, new) = (game.table.groups.filter { $0.allSatisfy(old.contains) }, game.table.groups)
            guard kept.count > 1, new.count > kept.count + 1 else { continue }
            let next = try #require(new.first { !kept.contains($0) })
            try game.choose(next, after: 4000)
            let finds = Review(game).finds
            #expect(finds.map(\.since) == [0, 3000] && finds[1].found.foundAt == 7000)
            #expect(finds[1].others.map(\.cards) == new.filter { $0 != next })
            for other in finds[1].others { #expect(other.since == (kept.contains(other.cards) ? 0 : 3000)) }
            return
        }
        throw Missing("a table with old and new sets")
    }

    @Test func `the game after any number of actions is the game as it was then`() throws {
        let game = try wildGame(5, players: .one)
        let review = Review(game)
        var replay = Game(game.dealID)
        #expect(review.game(after: 0) == replay)
        for (index, entry) in game.log.enumerated() {
            _ = try replay.perform(entry.action, by: entry.seat ?? .first, at: entry.at)
            if index % 7 == 0 { #expect(review.game(after: index + 1) == replay) }
        }
        #expect(review.game(after: game.log.count) == game)
        #expect(review.game(after: .max) == game && review.game(after: -1) == Game(game.dealID))
    }

    @Test func `the fastest and the mean times are those of the found sets`() throws {
        let game = try wildGame(7, players: .one)
        let review = Review(game)
        let times = game.found.map(\.took)
        #expect(review.fastestIndex == times.firstIndex(of: times.min() ?? 0))
        #expect(review.fastest?.found.took == times.min())
        #expect(review.meanTime.total == times.reduce(0, +) && review.meanTime.count == times.count)
        for kind in 1...4 {
            let times = game.found.filter { $0.cards.differenceCount == kind }.map(\.took)
            #expect(review.meanTimes[kind - 1].total == times.reduce(0, +))
            #expect(review.meanTimes[kind - 1].count == times.count)
        }
    }

    @Test func `a new game has one moment, and neither found sets nor times`() throws {
        let review = Review(try Game(seed: "fresh"))
        #expect(review.moments == [0] && review.finds.isEmpty)
        #expect(review.fastest == nil && review.meanTime.value == nil)
        #expect(review.meanTimes.count == 6 && review.meanTimes.allSatisfy { $0.value == nil })
    }

    @Test func `a set that Cheat had shown has no points`() throws {
        var game = try Game.opening(sets: 3)
        try game.act(.cheat, after: 1000)
        try game.choose(try #require(game.hint?.cards), after: 1000)
        try game.act(.tap(try #require(game.table.first)))
        try game.playToTheEnd()
        let review = Review(game)
        #expect(review.finds.map(\.found.points) == game.found.map(\.points))
        #expect(review.finds.first?.found.points == 0 && review.finds.last?.found.points != 0)
    }

    @Test func `the review forgets what Undo took back, an automatic deal after the Deal too`() throws {
        var options = Options()
        options.autoDeal = true
        // A deal whose first 15 cards hold no set, so that more are dealt by themselves.
        var game = try Game(seed: "no set 7861", options: options)
        try game.act(.deal, after: 1000)
        let next = try #require(game.nextScheduledAction)
        try #require(next.action == .due(.autoDeal))
        try game.act(next.action, after: next.at - game.now)
        #expect(Review(game).deals == [1000, 2500])
        try game.act(.undo, after: 500)
        #expect(game.table.count == 12 && Review(game).deals.isEmpty)
        try game.act(.deal, after: 700)
        #expect(Review(game).deals == [game.now])
    }
}
