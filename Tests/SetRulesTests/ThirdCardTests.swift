import SetRules
import Testing

/// The pairs of different cards, each once.
private let pairs = Card.all.flatMap { first in Card.all.filter { $0.index > first.index }.map { (first, $0) } }

struct ThirdCardTests {
    @Test func `any two cards have exactly one third card`() {
        #expect(pairs.count == 3240)
        let wrong = pairs.filter { first, second in
            let thirds = Card.all.filter { $0 != first && $0 != second && isSet([first, second, $0]) }
            return thirds != [first.third(with: second)]
        }
        #expect(wrong.isEmpty)
    }

    @Test func `the third card does not depend on the order of the two`() {
        #expect(pairs.allSatisfy { $0.third(with: $1) == $1.third(with: $0) })
    }

    @Test func `each card of a set is the third of the other two`() {
        let holds = pairs.allSatisfy { first, second in
            let third = first.third(with: second)
            return first.third(with: third) == second && second.third(with: third) == first
        }
        #expect(holds)
    }

    @Test func `each other card is the third card of a card and exactly one more`() {
        for card in Card.all {
            let others = Set(Card.all).subtracting([card])
            #expect(Set(others.map { card.third(with: $0) }) == others)
        }
    }

    @Test func `the third card of two cards of Mega is that of their values`() {
        let cards = CardKind.mega.cards
        for first in cards {
            for second in cards where second != first {
                let third = first.third(with: second)
                let isRight = CardKind.mega.features.allSatisfy { feature in
                    Set([first, second, third].map { $0[feature] }).count != 2
                }
                #expect(isRight && third.kind == .mega)
            }
        }
    }
}
