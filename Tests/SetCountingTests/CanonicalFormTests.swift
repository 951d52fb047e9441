import SetRules
import Testing

@testable import SetCounting

struct CanonicalFormTests {
    @Test func `an affine map does not change the canonical form`() {
        var generator = SplitMix64(seed: 1)
        for count in 0...12 {
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

    @Test func `no image of the table under an affine map is greater`() {
        var generator = SplitMix64(seed: 3)
        let table = [0, 1, 2, 3, 4, 9, 27, 44]
        let form = mask(table).canonicalForm
        for _ in 0..<20_000 {
            let map = AffineMap(using: &generator)
            #expect(mask(table.map(map.callAsFunction)) <= form)
        }
    }

    @Test func `a table within a flat keeps to the flat's first cards`() {
        #expect(mask([80]).canonicalForm == mask([0]))
        #expect(mask([7, 30]).canonicalForm == mask([0, 1]))
        #expect(mask([72, 76, 80]).canonicalForm == mask([0, 1, 2]))
        #expect(mask(72..<81).canonicalForm == mask(0..<9))
        #expect(CardMask().canonicalForm == CardMask())
    }
}

/// A random affine map of the cards, given by the images of five cards of which none depends on the others.
private struct AffineMap {
    private let images: [Int]

    init(using generator: inout SplitMix64) {
        var images: [Int] = []
        repeat {
            let frame = randomTable(5, using: &generator)
            // The third card of two is minus their sum where the origin is zero; so is that of the third and the origin.
            func add(_ first: Int, _ second: Int) -> Int {
                let (thirds, origin) = (ThirdCards.shared, frame[0])
                return thirds[thirds[first, second], origin]
            }
            images = [frame[0]]
            for corner in frame[1...].reversed() {
                let once = images.map { add($0, corner) }
                images += once + once.map { add($0, corner) }
            }
        } while Set(images).count < 81
        self.images = images
    }

    func callAsFunction(_ card: Int) -> Int { images[card] }
}
