import SetRules
import Testing

/// Every set among the cards, in ascending order of places, by trying all triples.
private func naiveSets(_ cards: [Card]) -> [[Card]] {
    cards.indices.flatMap { first in
        (first + 1..<max(first + 1, cards.count)).flatMap { second in
            (second + 1..<max(second + 1, cards.count)).compactMap { third in
                let triple = [cards[first], cards[second], cards[third]]
                return isNaiveSet[triple.reduce(0) { $0 * 81 + $1.index }] ? triple : nil
            }
        }
    }
}

/// The wording of the rule for each three cards in each order, as a table because it is used millions of times.
private let isNaiveSet: [Bool] = {
    var table = [Bool](repeating: false, count: 81 * 81 * 81)
    for triple in allTriples where isSet(triple) {
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            table[order.reduce(0) { $0 * 81 + triple[$1].index }] = true
        }
    }
    return table
}()

private func findsAllSets(_ cards: [Card]) -> Bool {
    let sets = naiveSets(cards)
    return cards.sets == sets.map(triple) && cards.setCount == sets.count && cards.containsSet == !sets.isEmpty
}

struct FinderTests {
    @Test func `every set of a random table is found, in ascending order of places`() {
        var generator = SplitMix64(seed: 3)
        for count in 0...24 {
            for _ in 0..<80 {
                let table = randomCards(count, using: &generator)
                #expect(findsAllSets(table), "\(table.map(\.index))")
            }
        }
    }

    @Test func `every set of a large random table is found`() {
        var generator = SplitMix64(seed: 4)
        for count in 25...81 {
            let table = randomCards(count, using: &generator)
            #expect(findsAllSets(table), "\(table.map(\.index))")
        }
        #expect(Card.all.setCount == 1080)
    }

    @Test func `every set is found where there are as many as there can be`() {
        // Cards that follow each other by number are alike in most features.
        for count in 0...81 {
            #expect(findsAllSets(Array(Card.all.prefix(count))))
            #expect(findsAllSets(Array(Card.all.suffix(count))))
        }
    }

    @Test func `each set is found in a table that consists of its cards`() {
        #expect(allTriples.allSatisfy { $0.containsSet == isSet($0) && $0.setCount == (isSet($0) ? 1 : 0) })
    }

    @Test func `any 21 cards contain a set`() {
        var generator = SplitMix64(seed: 6)
        let tables = (0..<10_000).lazy.map { _ in randomCards(21, using: &generator) }
        #expect(tables.allSatisfy { $0.containsSet })
    }

    @Test func `there are 20 cards without a set, to which any other card adds one`() throws {
        let line = try golden("cap")[0]
        let cap = try #require(parseCards(line))
        #expect(Set(cap).count == 20)
        #expect(naiveSets(cap).isEmpty)
        #expect(!cap.containsSet)
        #expect(cap.setCount == 0)
        #expect(cap.sets == [])
        #expect(Card.all.filter { !cap.contains($0) }.allSatisfy { (cap + [$0]).containsSet })
    }

    @Test func `12 random cards contain 2.7848 sets on average, and contain one with the known probability`() {
        var generator = SplitMix64(seed: 7)
        let counts = (0..<20_000).map { _ in randomCards(12, using: &generator).setCount }
        let (total, tables) = (counts.reduce(0, +), Double(counts.count))
        let mean = Double(total) / tables
        let variance = counts.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / (tables - 1)
        #expect(abs(mean - 220.0 / 79) < 4 * (variance / tables).squareRoot())

        let chance = 0.967_698_021_414_5
        let share = Double(counts.count { $0 > 0 }) / tables
        #expect(abs(share - chance) < 4 * (chance * (1 - chance) / tables).squareRoot())
    }

    @Test(arguments: zip(1...5, [81, 3240, 84240, 1_579_500, 22_441_536]))
    func `the number of tables without a set agrees with Knuth's counts`(size: Int, count: Int) {
        #expect(Setless(size: size).count == count)
    }
}
