import SetGame
import SetTable
import Testing

@testable import TerminalPlay

struct PlayCommandTests {
    private func command(_ scalar: Unicode.Scalar, cards: Int = 12) -> PlayCommand? {
        PlayCommand(.character(scalar), cardCount: cards)
    }

    @Test(
        "letters ask for what they ask for on the page",
        arguments: [
            ("d", .deal(nil)), ("c", .cheat), ("r", .reshuffle), ("n", .newGame), ("p", .pause), ("u", .undo),
            ("b", .back), ("z", .claim(.first)), ("m", .claim(.second)), ("x", .deal(.first)), (",", .deal(.second)),
            ("?", .help), ("q", .quit), ("D", .deal(nil)), ("Q", .quit), (" ", .chooseCurrent),
            ("в", .deal(nil)), ("с", .cheat), ("к", .reshuffle), ("т", .newGame), ("з", .pause), ("г", .undo),
            ("и", .back), ("я", .claim(.first)), ("ь", .claim(.second)), ("ч", .deal(.first)), ("б", .deal(.second)),
            ("й", .quit), ("Й", .quit),
        ] as [(Unicode.Scalar, PlayCommand)])
    func letters(scalar: Unicode.Scalar, expected: PlayCommand) {
        for cards in 0...81 { #expect(command(scalar, cards: cards) == expected) }
    }

    @Test func `each label chooses the card at its place, at every count of cards`() {
        for cards in 0...81 {
            for (index, label) in CardLabel.all.enumerated() where index < cards {
                #expect(command(label, cards: cards) == .choose(index))
            }
        }
        #expect(CardLabel.character(at: 0) == "1")
        #expect(CardLabel.character(at: 80) == " ")
    }

    @Test func `labels are different, and enough for 24 cards without capital letters`() {
        #expect(Set(CardLabel.all).count == CardLabel.all.count)
        #expect(CardLabel.all.prefix(24).allSatisfy { $0.properties.lowercaseMapping == String($0) })
    }

    @Test func `a capital letter stands for the small one until it is a label itself`() {
        #expect(command("A") == .choose(10))
        #expect(command("A", cards: 25) == .choose(10))
        #expect(command("A", cards: 26) == .choose(25))
        #expect(command("ф") == .choose(10))
        #expect(command("Ф", cards: 26) == .choose(25))
    }

    @Test func `a label without a card asks for nothing`() {
        #expect(command("e", cards: 11) == nil)
        #expect(command("5", cards: 3) == nil)
        #expect(command("%") == nil)
    }

    @Test func `other keys move, choose and give up`() {
        let keys: [(TerminalKey, PlayCommand)] = [
            (.left, .move(.left)), (.right, .move(.right)), (.up, .move(.up)), (.down, .move(.down)), (.home, .first),
            (.end, .last), (.enter, .chooseCurrent), (.escape, .deselect), (.redraw, .redraw),
        ]
        for (key, expected) in keys { #expect(PlayCommand(key, cardCount: 12) == expected) }
    }
}
