import SetRules
import Testing

struct CardTests {
    @Test func `each kind has its features, its values, and a card for each combination of them or of dots`() {
        let kinds = CardKind.allCases.map { ($0.features.count, $0.values.count, $0.count) }
        #expect(kinds.elementsEqual([(4, 3, 81), (5, 3, 243), (4, 4, 256), (0, 0, 63)], by: ==))
        #expect(Feature.allCases == [.number, .symbol, .shading, .color, .frame])
        #expect(FeatureValue.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(CardKind.allCases.allSatisfy { $0.count <= CardKind.mostCards })
    }

    @Test(arguments: CardKind.allCases)
    func `the cards of a kind are different, and indexed from 0`(kind: CardKind) {
        #expect(kind.cards.map(\.index) == Array(0..<kind.count))
        #expect(Set(kind.cards).count == kind.count && kind.cards.allSatisfy { $0.kind == kind })
        #expect(Card.all == CardKind.set.cards)
    }

    @Test func `cards of different kinds are different`() {
        #expect(Set(CardKind.allCases.flatMap(\.cards)).count == 643)
    }

    @Test(arguments: CardKind.allCases)
    func `an index outside those of the kind is not a card`(kind: CardKind) {
        for index in 0..<kind.count { #expect(Card(index: index, of: kind) == kind.cards[index]) }
        for index in [-1, kind.count, 256, 337, Int.max, Int.min] { #expect(Card(index: index, of: kind) == nil) }
    }

    @Test(arguments: CardKind.allCases.filter { $0 != .dots })
    func `each combination of values is one card, in the order of the features`(kind: CardKind) {
        var combinations: [[FeatureValue]] = [[]]
        for _ in kind.features { combinations = combinations.flatMap { start in kind.values.map { start + [$0] } } }
        #expect(kind.cards.map { card in kind.features.map { card[$0] } } == combinations)
        for (index, values) in combinations.enumerated() {
            let card = Card(kind) { values[Int($0.rawValue)] }
            #expect(card.index == index && card.kind == kind)
        }
    }

    @Test func `a card of Set has its four values, and no frame`() {
        let card = Card(number: .second, symbol: .third, shading: .first, color: .second)
        #expect(Feature.allCases.map { card[$0] } == [.second, .third, .first, .second, .first])
    }
}
