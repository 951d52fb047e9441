import PlainText
import SetPanels
import Testing

@Suite("The back of the cards")
struct CardBackTests {
    @Test(
        "is the latest that a streak has earned",
        arguments: [
            (0, .scales), (6, .scales), (7, .weave), (29, .weave), (30, .lattice), (99, .lattice), (100, .rays),
            (3000, .rays),
        ] as [(Int, CardBack)])
    func earned(days: Int, back: CardBack) { #expect(CardBack(longestStreak: days) == back) }

    @Test("has a name of its own in the style, but for the first")
    func names() {
        #expect(CardBack.scales.name == nil)
        #expect(Set(CardBack.allCases.compactMap(\.name)).count == CardBack.allCases.count - 1)
    }
}
