import Testing

@testable import TerminalPlay

struct SharedCommandTests {
    @Test func `keys choose cards in a game, and begin it or change the name outside of one`() {
        #expect(SharedCommand(.character("1"), cardCount: 12) == .choose(0))
        #expect(SharedCommand(.character("1"), cardCount: 0) == nil)
        #expect(SharedCommand(.character("s"), cardCount: 12) == nil)
        #expect(SharedCommand(.character("s"), cardCount: 21) == .choose(18))
        #expect(SharedCommand(.character("S"), cardCount: 0) == .start)
        #expect(SharedCommand(.character("ы"), cardCount: 0) == .start)
        #expect(SharedCommand(.character("т"), cardCount: 0) == .nextName)
        #expect(SharedCommand(.character("n"), cardCount: 12) == nil)
    }

    @Test func `keys of a game of one's own do nothing`() {
        for key in "dcpubzmx,".unicodeScalars { #expect(SharedCommand(.character(key), cardCount: 12) == nil) }
        #expect(SharedCommand(.character("r"), cardCount: 12) == .reshuffle)
        #expect(SharedCommand(.escape, cardCount: 12) == .deselect)
        #expect(SharedCommand(.character("q"), cardCount: 0) == .quit)
        #expect(SharedCommand(.left, cardCount: 12) == .move(.left))
        #expect(SharedCommand(.redraw, cardCount: 0) == .redraw)
    }
}
