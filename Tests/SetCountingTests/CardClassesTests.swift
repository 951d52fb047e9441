import SetRules
import Testing

@testable import SetCounting

struct CardClassesTests {
    @Test func `an affine map takes the classes of a table to those of its image, in their order`() {
        var generator = SplitMix64(seed: 4)
        for count in 0...15 {
            for _ in 0..<20 {
                let table = randomTable(count, using: &generator)
                let map = AffineMap(using: &generator)
                let images = mask(table).classes.map { mask($0.cards.map(map.callAsFunction)) }
                #expect(mask(table.map(map.callAsFunction)).classes == images, "\(table)")
            }
        }
    }

    @Test func `most cards of a table of fifteen are alone in their class, and each card is in one`() {
        var generator = SplitMix64(seed: 5)
        var alone = 0
        for _ in 0..<100 {
            let table = randomTable(15, using: &generator)
            let classes = mask(table).classes
            #expect(classes.flatMap(\.cards).sorted() == table.sorted())
            #expect(classes.map(\.count) == classes.map(\.count).sorted())
            alone += classes.count { $0.count == 1 }
        }
        #expect(alone > 750)
    }

    @Test func `each pair of cards is in 13 of the 120 hyperplanes, which have 27 cards each`() {
        let hyperplanes = CardMask.hyperplanes
        #expect(Set(hyperplanes).count == 120 && hyperplanes.allSatisfy { $0.count == 27 })
        for first in 0..<81 {
            for second in 0..<first {
                #expect(hyperplanes.count { $0.contains(first) && $0.contains(second) } == 13)
            }
        }
    }
}
