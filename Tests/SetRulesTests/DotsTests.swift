import SetRules
import Testing

struct DotsTests {
    @Test func `each card has dots of its own, and each dots but none are a card`() {
        let cards = CardKind.dots.cards
        let all = Set(cards.map(\.dots))
        #expect(all.count == 63 && !all.contains([]))
        for card in cards { #expect(Card(dots: card.dots) == card && Card(dots: card.dots.reversed()) == card) }
        #expect(Card(dots: [Dot]()) == nil)
        #expect(Card(dots: [Dot.first])?.index == 0 && Card(dots: Dot.allCases)?.index == 62)
        #expect(Dot.allCases.map(\.number) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `a dot is on half of the cards and one more`() {
        for dot in Dot.allCases { #expect(CardKind.dots.cards.count { $0.dots.contains(dot) } == 32) }
    }

    @Test func `cards with features have no dots, and cards of dots no features`() {
        for kind in CardKind.allCases {
            for card in kind.cards {
                #expect((kind == .dots) == !card.dots.isEmpty && (kind == .dots) == (card.dotMask > 0))
            }
        }
        #expect(CardKind.dots.features.isEmpty && CardKind.dots.cards[5][.color] == .first)
    }

    @Test func `odd dots are on one or three of three cards, and differing ones on one or two`() throws {
        let cards = CardKind.dots.cards
        for first in 0..<20 {
            let three = [cards[first], cards[first + 20], cards[62 - first]]
            let group = try #require(CardGroup(three))
            let counts = Dot.allCases.map { dot in three.count { $0.dots.contains(dot) } }
            let odd = Dot.allCases.filter { counts[Int($0.rawValue)] % 2 == 1 }
            #expect(group.oddDots == odd)
            let differing = counts.indices.filter { counts[$0] == 1 || counts[$0] == 2 }
            let mask: UInt8 = differing.reduce(0) { $0 | 1 << UInt8($1) }
            #expect(group.differences == mask)
            #expect(group.differenceCount == differing.count)
        }
    }
}
