import SetRules
import Testing

/// How values agree, by counting how often each occurs.
private func agreement(_ values: [FeatureValue]) -> Agreement {
    let counts = FeatureValue.allCases.map { value in values.count { $0 == value } }
    if let same = counts.firstIndex(of: 3) { return .same(FeatureValue.allCases[same]) }
    guard let two = counts.firstIndex(of: 2), let one = counts.firstIndex(of: 1) else { return .different }
    return .split(two: FeatureValue.allCases[two], one: FeatureValue.allCases[one])
}

struct CardTripleTests {
    @Test func `of all 85,320 triples exactly 1080 are sets`() {
        let triples = allTriples.map { (triple: triple($0), isSet: isSet($0)) }
        #expect(triples.count == 85320)
        #expect(triples.allSatisfy { $0.triple.isSet == $0.isSet })
        #expect(triples.count { $0.triple.isSet } == 1080)
    }

    @Test func `sets that differ in 1, 2, 3 and 4 features make up 10, 30, 40 and 20 percent`() {
        let sets = allTriples.map(triple).filter(\.isSet)
        #expect((0...4).map { kind in sets.count { $0.differingFeatures == kind } } == [0, 108, 324, 432, 216])
    }

    @Test func `each card is in 40 sets`() {
        let sets = allTriples.map(triple).filter(\.isSet)
        for card in Card.all { #expect(sets.count { $0.contains(card) } == 40) }
    }

    @Test(arguments: Feature.allCases)
    func `each triple has the right agreement in each feature`(feature: Feature) {
        #expect(allTriples.allSatisfy { triple($0)[feature] == agreement($0.map { $0[feature] }) })
    }

    @Test func `a triple is a set if and only if no feature is split`() {
        let holds = allTriples.lazy.map(triple).allSatisfy { triple in
            let isSplit = Feature.allCases.contains { feature in
                if case .split = triple[feature] { true } else { false }
            }
            return triple.isSet == !isSplit
        }
        #expect(holds)
    }

    @Test func `the differing features of every triple are counted`() {
        #expect(allTriples.allSatisfy { triple($0).differingFeatures == differences($0) })
    }

    @Test func `a split has the value of the two cards and of the one`() throws {
        let triple = try #require(CardTriple("1111 2111 2112"))
        #expect(triple[.number] == .split(two: .second, one: .first))
        #expect(triple[.symbol] == .same(.first))
        #expect(triple[.color] == .split(two: .first, one: .second))
        #expect(triple.differingFeatures == 0)
    }

    @Test func `the order of the cards makes no difference`() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<300 {
            let cards = randomCards(3, using: &generator)
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
            let triples = Set(orders.map { order in triple(order.map { cards[$0] }) })
            #expect(triples.count == 1)
            #expect(triples.first?.cards == cards.sorted { $0.index < $1.index })
        }
    }

    @Test func `a triple contains its three cards and no other`() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<100 {
            let cards = randomCards(3, using: &generator)
            #expect(Set(Card.all.filter(triple(cards).contains)) == Set(cards))
        }
    }

    @Test func `equal cards are not a triple`() {
        for card in Card.all {
            let other = Card.all[(card.index + 1) % 81]
            #expect(CardTriple(card, card, other) == nil)
            #expect(CardTriple(card, other, card) == nil)
            #expect(CardTriple(other, card, card) == nil)
            #expect(CardTriple(card, card, card) == nil)
        }
    }
}
