import Testing

@testable import SetRules

struct CardGroupTests {
    @Test func `a group holds its cards in ascending order, however they were given`() throws {
        var generator = SplitMix64(seed: 1)
        for count in 0...8 {
            for _ in 0..<200 {
                var deck = Card.all
                deck.pinnedShuffle(using: &generator)
                let cards = Array(deck.prefix(count))
                let group = try #require(CardGroup(cards))
                #expect(Array(group) == cards.sorted { $0.index < $1.index })
                #expect(group.cards == Array(group) && group.count == count)
                #expect(Card.all.filter(group.contains) == Array(group))
                #expect(CardGroup(cards.reversed()) == group)
            }
        }
    }

    @Test func `a card twice makes no group, nor do nine cards`() {
        #expect(CardGroup([Card.all[3], Card.all[0], Card.all[3]]) == nil)
        #expect(CardGroup(Card.all.prefix(9)) == nil && CardGroup(Card.all.suffix(8)) != nil)
    }

    @Test func `groups are equal if and only if their cards are`() throws {
        let groups = try (0..<20).map { first in try #require(CardGroup([Card.all[first], Card.all[first + 1]])) }
        #expect(Set(groups).count == groups.count)
        #expect(try #require(CardGroup([Card.all[0]])) != #require(CardGroup([Card]())), "card 0 is not an empty place")
    }

    @Test func `the group of a triple has its cards`() throws {
        let triple = try #require(CardTriple(Card.all[80], Card.all[0], Card.all[40]))
        #expect(CardGroup(triple).cards == triple.cards)
    }

    @Test func `cards of different kinds are no group, and no triple`() {
        let (set, mega, quads) = (Card.all, CardKind.mega.cards, CardKind.quads.cards)
        #expect(CardGroup([set[0], mega[1]]) == nil && CardGroup([quads[5], quads[6], set[7]]) == nil)
        #expect(CardTriple(set[0], set[1], mega[2]) == nil && CardTriple(mega[0], mega[1], mega[2]) != nil)
        #expect(CardGroup([quads[255], quads[0], quads[9]])?.cards == [quads[0], quads[9], quads[255]])
    }
}
