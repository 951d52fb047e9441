import SetRules
import Testing

@testable import SetCounting

struct CanonicalFormTests {
    @Test func `an affine map does not change the canonical form`() {
        var generator = SplitMix64(seed: 1)
        for count in 0...15 {
            for _ in 0..<20 {
                let table = randomTable(count, using: &generator)
                let map = AffineMap(using: &generator)
                #expect(mask(table).canonicalForm == mask(table.map(map.callAsFunction)).canonicalForm, "\(table)")
            }
        }
    }

    @Test func `the canonical form has as many cards and sets as the table, and is its own`() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<200 {
            let table = randomTable(10, using: &generator)
            let form = mask(table).canonicalForm
            #expect(form.count == 10)
            #expect(form.cards.map { Card.all[$0] }.setCount == table.map { Card.all[$0] }.setCount)
            #expect(form.canonicalForm == form)
        }
    }

    @Test func `tables with different numbers of cards in the hyperplanes have different canonical forms`() {
        var generator = SplitMix64(seed: 3)
        var seen: [CardMask: [Int]] = [:]
        for _ in 0..<2000 {
            let table = mask(randomTable(6, using: &generator))
            let counts = CardMask.hyperplanes.map { table.intersection($0).count }.sorted()
            #expect(seen[table.canonicalForm, default: counts] == counts)
            seen[table.canonicalForm] = counts
        }
        #expect(seen.count > 6)
    }

    @Test func `a table within a flat keeps to the flat's first cards`() {
        #expect(mask([80]).canonicalForm == mask([0]))
        #expect(mask([7, 30]).canonicalForm == mask([0, 1]))
        #expect(mask([72, 76, 80]).canonicalForm == mask([0, 1, 2]))
        #expect(mask(72..<81).canonicalForm == mask(0..<9))
        #expect(CardMask().canonicalForm == CardMask())
    }
}
