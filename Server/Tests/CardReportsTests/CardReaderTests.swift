import PlainText
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import CardReports

struct CardReaderTests {
    private static let english = CardNames()

    private func cards(in text: String, names: CardNames = english) throws(CardListError) -> [Card] {
        try CardReader(names: names).cards(in: Array(text.utf8))
    }

    private func error(of text: String) -> CardListError? {
        do throws(CardListError) {
            _ = try cards(in: text)
            return nil
        } catch {
            return error
        }
    }

    /// What is expected where, as `2:5`; `nil` where there is no such error.
    private func place(of text: String) -> String? {
        guard case .unexpected(_, let position, _) = error(of: text) else { return nil }
        return "\(position.line):\(position.column)"
    }

    @Test(arguments: [" ", ",", "\n", "\r\n", "\t", " , ", ",,", "\u{b}\u{c}", " # 1111 x\n"])
    func `the whole deck is read with any separator`(separator: String) throws {
        let text = Card.all.map(\.description).joined(separator: separator)
        #expect(try cards(in: text) == Card.all)
        #expect(try cards(in: "\(separator)\(text)\(separator)") == Card.all)
    }

    @Test(arguments: Language.all, Artwork.allCases)
    func `each card is read by its name, in every language and artwork`(language: Language, art: Artwork) throws {
        for isColorBlind in [false, true] {
            var appearance = Appearance()
            (appearance.art, appearance.isColorBlind) = (art, isColorBlind)
            let names = CardNames(of: .set, language, appearance)
            let texts = Card.all.map { String(language.name(of: $0, appearance)) }
            for (card, text) in zip(Card.all, texts) {
                #expect(try cards(in: text, names: names) == [card])
                #expect(try cards(in: text.uppercased(), names: names) == [card])
            }
            #expect(try cards(in: texts.joined(separator: ", "), names: names) == Card.all)
        }
    }

    @Test func `digits and names can be mixed, and a name can go over lines`() throws {
        let text = "1111, two striped\nred diamonds # the second\n3333"
        #expect(try cards(in: text).map(\.description) == ["1111", "2221", "3333"])
    }

    @Test(arguments: ["", " \n,", "# 1111", "\n\n"])
    func `a text without a card is an error`(text: String) {
        #expect(error(of: text) == .noCards)
    }

    @Test func `bad digits are an error at their place`() {
        for (text, position) in [
            ("0111", "1:1"), ("1411", "1:2"), ("1111 222", "1:9"), ("1111\n 22x2", "2:4"), ("11111", "1:5"),
            ("9", "1:1"),
            ("1111\r\n2222;3333", "2:5"), ("# ä\n1é11", "2:2"), ("1111 2222-", "1:10"),
        ] { #expect(place(of: text) == position, "\(text)") }
        #expect(
            error(of: "11111")
                == .unexpected(word: "11111", at: TextPosition(line: 1, column: 5), expected: .separator(.set)))
    }

    @Test func `bad words are an error at their place`() {
        for (text, position) in [
            ("red", "1:1"), ("two red diamonds", "1:5"), ("one open red ovals", "1:14"), ("one open red", "1:13"),
            ("1111\none open 2222", "2:10"), ("ä", "1:1"), ("one\nopen\n", "3:1"),
            ("one open red oval diamond", "1:19"),
        ] { #expect(place(of: text) == position, "\(text)") }
        #expect(
            error(of: "one open")
                == .unexpected(
                    word: nil, at: TextPosition(line: 1, column: 9), expected: .word(["red", "green", "purple"])))
    }

    @Test func `the same card twice is an error with both places`() {
        let (first, second) = (TextPosition(line: 1, column: 6), TextPosition(line: 3, column: 3))
        let card = Card("2221")
        let expected = card.map { CardListError.duplicate($0, at: second, before: first) }
        #expect(error(of: "1111 2221\n3333,\n  two striped red diamonds") == expected)
    }

    @Test func `the cards of Junior are read by names without a shading`() throws {
        var appearance = Appearance()
        appearance.namesShading = false
        let reader = CardReader(names: CardNames(of: .solid, .english, appearance), of: .solid)
        let cards = CardSpace.solid.deck
        let texts = cards.map { String(Language.english.name(of: $0, appearance)) }
        #expect(texts.contains("two red diamonds"))
        #expect(try reader.cards(in: Array(texts.joined(separator: "\n").utf8)) == cards)
        #expect(try reader.cards(in: Array("1111 2213".utf8)).map(\.description) == ["1111", "2213"])
    }

    @Test func `cards of dots are six digits or a name with numbers`() throws {
        let reader = CardReader(names: CardNames(of: .dots), of: .dots)
        let cards = [[Dot.first, .third, .sixth], [.second], [.second, .fourth]].compactMap { Card(dots: $0) }
        for text in ["d101001 d010000 d010100", "101001, 010000, 010100", "dots 1, 3, 6, dot 2, dots 2 4"] {
            #expect(try reader.cards(in: Array(text.utf8)) == cards)
        }
        let names = CardKind.dots.cards.map { String(Language.english.name(of: $0, Appearance())) }
        #expect(try reader.cards(in: Array(names.joined(separator: "\n").utf8)) == CardKind.dots.cards)
    }

    @Test func `a card needs a dot, and has six digits from 0 to 1`() {
        let errors = ["000000", "12", "1010010"].map { text in
            #expect(throws: CardListError.self) { try CardReader(of: .dots).cards(in: Array(text.utf8)) }?.description
        }
        #expect(
            errors == [
                "At line 1, column 1, “000000”: expected at least one 1.",
                "At line 1, column 2, “12”: expected 0 or 1, six for each card.",
                "At line 1, column 7, “1010010”: expected white space or a comma after six digits.",
            ])
    }

    @Test func `a card that the game doesn't have is an error at its place`() throws {
        let card = try #require(Card("2221"))
        let error = CardListError.foreign(card, at: TextPosition(line: 1, column: 6))
        #expect(throws: error) { try CardReader(of: .solid).cards(in: Array("1111 2221".utf8)) }
        #expect(
            error.description == "At line 1, column 6, 2221: the cards of this game are solid, so the third digit is 1."
        )
    }

    @Test func `bytes that are no text are an error`() {
        for bytes in [[0], [0xff, 0xfe], [0xef, 0xbb], Array("1111 ".utf8) + [0x80]] as [[UInt8]] {
            #expect(throws: CardListError.self) { try CardReader().cards(in: bytes) }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `random texts give cards without duplicates, or an error within the text`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let pieces = [
            "1111", "2222", "31", "4", "one", "two", "striped", "red", "oval", "ovals", " ", " ", " ", ",", "\n", "#",
            "é",
            "\u{0}", "3333", "2131",
        ]
        for _ in 0..<2000 {
            let text = (0..<generator.next(below: 20)).map { _ in pieces[Int(generator.next(below: 20))] }.joined()
            do throws(CardListError) {
                let cards = try cards(in: text)
                #expect(!cards.isEmpty && Set(cards).count == cards.count)
            } catch {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                switch error {
                case .noCards: break
                case .unexpected(_, let position, _), .duplicate(_, let position, _), .foreign(_, let position):
                    let line = try #require(lines.indices.contains(position.line - 1) ? lines[position.line - 1] : nil)
                    #expect((1...line.unicodeScalars.count + 1).contains(position.column))
                }
            }
        }
    }

    @Test(arguments: [CardSpace.mega, .quads, .solidQuads])
    func `cards of other kinds are read by digits, with and without a letter, and by names`(space: CardSpace) throws {
        var appearance = Appearance()
        appearance.namesShading = space != .solidQuads
        let reader = CardReader(names: CardNames(of: space, .english, appearance), of: space)
        let cards = space.deck
        let names = cards.map { String(Language.english.name(of: $0, appearance)) }
        #expect(try reader.cards(in: Array(names.joined(separator: "\n").utf8)) == cards)
        #expect(try reader.cards(in: Array(cards.map(\.description).joined(separator: ",").utf8)) == cards)
        let digits = cards.map { String($0.description.dropFirst()) }
        #expect(try reader.cards(in: Array(digits.joined(separator: " ").utf8)) == cards)
    }

    @Test func `a digit that the game's cards don't have is an error that names the digits`() {
        let mega = CardReader(names: CardNames(of: .mega), of: .mega)
        #expect(throws: CardListError.self) { try mega.cards(in: Array("1111".utf8)) }
        #expect(throws: CardListError.self) { try mega.cards(in: Array("q1111".utf8)) }
        let error = CardListError.unexpected(
            word: "11114", at: TextPosition(line: 1, column: 6), expected: .digit(.mega))
        #expect(throws: error) { try mega.cards(in: Array("m11114".utf8)) }
        #expect(error.description.hasSuffix("expected a digit from 1 to 3, five for each card."))
    }
}
