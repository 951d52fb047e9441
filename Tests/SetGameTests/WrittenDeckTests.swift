import PlainText
import SetRules
import Testing

@testable import SetGame

struct WrittenDeckTests {
    private func shuffled(_ seed: UInt64) -> [Card] {
        var (generator, cards) = (SplitMix64(seed: seed), Card.all)
        cards.pinnedShuffle(using: &generator)
        return cards
    }

    @Test func `any deck is an id that deals it, in 81 characters`() throws {
        for seed in 0..<500 as Range<UInt64> {
            let cards = shuffled(seed)
            let id = DealID(deck: cards)
            #expect(id.seed.bytes.count == 81 && id.shuffledDeck().cards == cards)
            #expect(try DealID(text: id.text) == id)
        }
    }

    @Test func `the first and the last deck are the lowest and the highest number`() {
        #expect(WrittenDeck.text(of: Card.all, of: .set) == UTF8Text(String(repeating: "0", count: 81)))
        let last = WrittenDeck.text(of: Card.all.reversed(), of: .set)
        #expect(WrittenDeck.cards(in: last, of: .set) == Card.all.reversed())
        // One more than 81! − 1 is no deck.
        var bytes = last.bytes
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
        for index in bytes.indices.reversed() {
            let digit = alphabet.firstIndex(of: bytes[index])!
            bytes[index] = alphabet[(digit + 1) % 32]
            if digit < 31 { break }
        }
        #expect(WrittenDeck.cards(in: UTF8Text(bytes), of: .set) == nil)
    }

    @Test(arguments: [
        String(repeating: "z", count: 81), String(repeating: "0", count: 80), String(repeating: "i", count: 81),
    ])
    func `what writes no deck and is too long to be shuffled is refused`(text: String) {
        #expect(throws: DealIDError.tooLong) { try DealID(text) }
    }

    @Test func `each version of a shuffle reads as it did: no seed of 64 bytes is a deck`() {
        for length in 1...64 {
            let text = UTF8Text(String(repeating: "0", count: length))
            #expect(WrittenDeck.cards(in: text, of: .set) == nil && WrittenDeck.cards(in: text, of: .solid) == nil)
        }
    }

    @Test func `a hidden deal has no seed, and no text is read as one`() {
        var options = Options()
        options.players = .apart(.three)
        let hidden = DealID.hidden(options)
        #expect(hidden.isHidden && hidden.options == options)
        #expect(throws: DealIDError.self) { try DealID(text: UTF8Text()) }
        #expect((try? DealID(text: hidden.text))?.isHidden != true)
    }

    @Test(arguments: [(CardSpace.mega, 317), (.quads, 337), (.solidQuads, 337), (.solid, 81), (.dots, 65)])
    func `the lowest and the highest deck have as many digits as their kind needs`(space: CardSpace, length: Int) {
        for deck in [space.deck, space.deck.reversed()] {
            let text = WrittenDeck.text(of: deck, of: space)
            #expect(text.bytes.count == length && WrittenDeck.isLikeDeck(text))
            #expect(WrittenDeck.cards(in: text, of: space) == deck)
        }
        // A deck of dots has more digits than it needs, so that it is longer than a seed.
        guard space.count == space.kind.count, space != .dots else { return }
        let highest = WrittenDeck.text(of: space.deck.reversed(), of: space)
        #expect(highest.bytes.first != UInt8(ascii: "0"), "one digit less wouldn't be enough")
    }
}
