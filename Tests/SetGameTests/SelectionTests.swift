import SetGame
import SetRules
import Testing

struct SelectionTests {
    @Test func `a choice is complete once each dot is even, also after a card is given back`() throws {
        let rules = Variant.proSet.rules
        let deck = rules.cards.deck
        var selection = Selection.none
        for mask in [1, 2, 8] { #expect(selection.tap(deck[mask - 1], in: rules) == .selected) }
        #expect(selection.tap(deck[2], in: rules) == .selected, "the third dot is on one card still")
        let match = try #require(CardGroup([1, 2, 3].map { deck[$0 - 1] }))
        #expect(selection.tap(deck[7], in: rules) == .completed(.match(match)))
        #expect(selection == .match(match))
    }
}
