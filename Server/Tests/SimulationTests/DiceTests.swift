import SetGame
import Testing

@testable import Simulation

struct DiceTests {
    @Test func `streams of a seed differ, and each can be repeated`() {
        var (first, again, other) = (
            Dice(seed: 1, stream: "a"), Dice(seed: 1, stream: "a"), Dice(seed: 1, stream: "b")
        )
        let numbers = (0..<8).map { _ in first.next() }
        #expect(numbers == (0..<8).map { _ in again.next() } && numbers != (0..<8).map { _ in other.next() })
    }

    @Test func `waits have their mean`() {
        var dice = Dice(seed: 2, stream: "wait")
        let total = (0..<100_000).reduce(0) { sum, _ in sum + dice.wait(mean: 1000) }
        #expect((990...1010).contains(total / 100_000))
    }

    @Test func `something happens as often as its probability`() {
        var dice = Dice(seed: 3, stream: "happens")
        let count = (0..<100_000).count { _ in dice.happens(0.25) }
        #expect((24_000...26_000).contains(count))
    }
}
