import SetRules
import Testing

@testable import SetCounting

struct ThirdCardsTests {
    @Test func `the table agrees with the rules`() {
        for first in Card.all {
            for second in Card.all where second != first {
                let third = ThirdCards.shared[first.index, second.index]
                #expect(third == first.third(with: second).index)
            }
        }
    }

    @Test func `the mask holds the third card with each of the others`() {
        let others = [1, 5, 9, 40, 79]
        let thirds = others.map { ThirdCards.shared[80, $0] }
        #expect(ThirdCards.shared.mask(of: 80, with: others) == mask(thirds))
    }
}
