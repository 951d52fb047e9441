import SetRules
import Testing

/// How values agree, by counting how often each shows.
private func agreement(_ values: [Value]) -> Agreement {
    let counts = Value.allCases.map { value in values.count { $0 == value } }
    if let same = counts.firstIndex(of: 3) { return .same(Value.allCases[same]) }
    guard let two = counts.firstIndex(of: 2), let one = counts.firstIndex(of: 1) else { return .different }
    return .split(two: Value.allCases[two], one: Value.allCases[one])
}

struct TrioTests {
    @Test func `of all 85,320 trios exactly 1080 are sets`() {
        let trios = allTrios.map { (trio: trio($0), isSet: isSet($0)) }
        #expect(trios.count == 85320)
        #expect(trios.allSatisfy { $0.trio.isSet == $0.isSet })
        #expect(trios.count { $0.trio.isSet } == 1080)
    }

    @Test func `sets that differ in 1, 2, 3 and 4 features make up 10, 30, 40 and 20 percent`() {
        let sets = allTrios.map(trio).filter(\.isSet)
        #expect((0...4).map { kind in sets.count { $0.differingFeatures == kind } } == [0, 108, 324, 432, 216])
    }

    @Test func `40 sets go through each card`() {
        let sets = allTrios.map(trio).filter(\.isSet)
        for card in Card.all { #expect(sets.count { $0.contains(card) } == 40) }
    }

    @Test(arguments: Feature.allCases)
    func `each trio's agreement in a feature is told`(feature: Feature) {
        #expect(allTrios.allSatisfy { trio($0)[feature] == agreement($0.map { $0[feature] }) })
    }

    @Test func `a trio is a set exactly when no feature is split`() {
        let holds = allTrios.lazy.map(trio).allSatisfy { trio in
            let isSplit = Feature.allCases.contains { feature in
                if case .split = trio[feature] { true } else { false }
            }
            return trio.isSet == !isSplit
        }
        #expect(holds)
    }

    @Test func `differing features are counted in every trio`() {
        #expect(allTrios.allSatisfy { trio($0).differingFeatures == differences($0) })
    }

    @Test func `a split names the value of the two and of the one`() throws {
        let trio = try trio(#require(readCards("1111 2111 2112")))
        #expect(trio[.number] == .split(two: .second, one: .first))
        #expect(trio[.symbol] == .same(.first))
        #expect(trio[.color] == .split(two: .first, one: .second))
        #expect(trio.differingFeatures == 0)
    }

    @Test func `the order of the cards makes no difference`() {
        var generator = Generator(seed: 1)
        for _ in 0..<300 {
            let cards = randomCards(3, using: &generator)
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
            let trios = Set(orders.map { order in trio(order.map { cards[$0] }) })
            #expect(trios.count == 1)
            #expect(trios.first?.cards == cards.sorted { $0.rawValue < $1.rawValue })
        }
    }

    @Test func `a trio contains its three cards and no other`() {
        var generator = Generator(seed: 2)
        for _ in 0..<100 {
            let cards = randomCards(3, using: &generator)
            #expect(Set(Card.all.filter(trio(cards).contains)) == Set(cards))
        }
    }

    @Test func `the same card twice is no trio`() {
        for card in Card.all {
            let other = Card.all[(Int(card.rawValue) + 1) % 81]
            #expect(Trio(card, card, other) == nil)
            #expect(Trio(card, other, card) == nil)
            #expect(Trio(other, card, card) == nil)
            #expect(Trio(card, card, card) == nil)
        }
    }
}
