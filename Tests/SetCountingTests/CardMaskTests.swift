import SetRules
import Testing

@testable import SetCounting

struct CardMaskTests {
    @Test func `a mask contains what was inserted, and gives it back in order`() {
        let cards = [80, 3, 64, 63, 0]
        let mask = mask(cards)
        #expect((0..<81).filter(mask.contains) == cards.sorted())
        #expect(mask.cards == cards.sorted())
        #expect(mask.count == 5)
        #expect(CardMask().isEmpty)
        #expect(!mask.isEmpty)
    }

    @Test func `the cards below a number are those, on both sides of a word's end`() {
        for count in 0...81 {
            #expect(CardMask(below: count).cards == Array(0..<count))
        }
    }

    @Test func `the cards of a deck are those of its game`() {
        #expect(CardMask(CardSpace.set) == .all)
        #expect(CardMask(CardSpace.solid).cards == (0..<81).filter { $0 / 3 % 3 == 0 })
    }

    @Test func `popFirst takes each card out once`() {
        var rest = CardMask.all
        var cards: [Int] = []
        while let card = rest.popFirst() { cards.append(card) }
        #expect(cards == Array(0..<81))
        #expect(rest.isEmpty)
    }

    @Test func `masks are combined card by card`() {
        let (first, second) = (mask([1, 2, 70, 71]), mask([2, 3, 71, 72]))
        #expect(first.intersection(second) == mask([2, 71]))
        #expect(first.subtracting(second) == mask([1, 70]))
        #expect(first.symmetricDifference(second) == mask([1, 3, 70, 72]))
    }

    @Test func `the first card in which two masks differ decides their order`() {
        #expect(mask([1, 2, 3]) < mask([0]))
        #expect(mask([5, 64]) > mask([5, 65, 66]))
        #expect(mask([5]) < mask([5, 80]))
    }
}
