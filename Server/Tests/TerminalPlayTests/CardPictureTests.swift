import SetGame
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import TerminalPlay

struct CardPictureTests {
    private func picture(_ card: Card, mark: CardMark = .none, isHinted: Bool = false, isCurrent: Bool = false)
        -> CardPicture
    {
        CardPicture(card: card, label: "a", mark: mark, isHinted: isHinted, isCurrent: isCurrent)
    }

    private var styles: [CardPicture.Style] {
        Artwork.allCases.flatMap { art in
            var appearance = Appearance()
            appearance.art = art
            return [
                CardPicture.Style(appearance: appearance, language: .english, hasUnicode: true),
                CardPicture.Style(appearance: appearance, language: .russian, hasUnicode: true),
                CardPicture.Style(appearance: appearance, language: .english, hasUnicode: false),
            ]
        }
    }

    @Test(arguments: CardKind.allCases)
    func `all cards of a kind can be told apart without colours, in every form`(kind: CardKind) {
        for form in TableGrid.Form.allCases {
            for style in styles {
                #expect(Set(kind.cards.map { picture($0).lines(as: form, style) }).count == kind.count)
            }
        }
    }

    @Test func `all cards that lie face down look alike, and fit their form`() {
        for form in TableGrid.Form.allCases {
            for style in styles {
                let pictures = Card.all.map { card in
                    var picture = picture(card)
                    picture.isFaceDown = true
                    return picture.lines(as: form, style)
                }
                #expect(Set(pictures).count == 1 && pictures[0].count == form.size.lines)
                #expect(pictures[0].allSatisfy { $0.unicodeScalars.count == form.size.columns })
                let letters = pictures[0].joined().filter(\.isLetter)
                #expect(letters == "a", "the key of the card alone")
            }
        }
    }

    @Test func `a card shows the numbers of the found matches that contain it, where it has a frame`() throws {
        var picture = picture(try #require(Card.all.first))
        picture.found = [1, 3, 4, 6]
        for form in [TableGrid.Form.tall, .low] {
            for style in styles {
                let top = picture.lines(as: form, style)[0]
                #expect(top.contains("1346") && top.unicodeScalars.count == form.size.columns)
            }
        }
    }

    @Test func `every picture has the size of its form, whatever its state`() {
        for form in TableGrid.Form.allCases {
            for style in styles {
                for mark in [CardMark.none, .selected, .match, .mismatch] {
                    for card in CardKind.allCases.flatMap(\.cards) {
                        let lines = picture(card, mark: mark, isHinted: true, isCurrent: true).lines(as: form, style)
                        #expect(lines.count == form.size.lines)
                        #expect(lines.allSatisfy { $0.unicodeScalars.count == form.size.columns })
                    }
                }
            }
        }
    }

    @Test func `every state can be told from every other without colours`() throws {
        let card = try #require(Card(index: 40))
        for form in TableGrid.Form.allCases {
            for style in styles {
                let marks = [CardMark.none, .selected, .match, .mismatch].map { picture(card, mark: $0) }
                let others = [
                    picture(card, isHinted: true), picture(card, isCurrent: true),
                    picture(card, mark: .selected, isCurrent: true), picture(card, isHinted: true, isCurrent: true),
                ]
                let all = marks + others
                #expect(Set(all.map { $0.lines(as: form, style) }).count == all.count)
            }
        }
    }

    @Test func `a hint never hides what is chosen`() throws {
        let card = try #require(Card(index: 40))
        for form in TableGrid.Form.allCases {
            for style in styles {
                for mark in [CardMark.selected, .match, .mismatch, .sent] {
                    let isMarked = { (hinted: Bool) in
                        picture(card, mark: mark, isHinted: hinted).lines(as: form, style).joined().contains {
                            "*✓=✗x….".contains($0)
                        }
                    }
                    #expect(isMarked(true) && isMarked(false))
                }
            }
        }
    }

    @Test func `a card is marked by what became of the choice`() throws {
        let cards = Array(Card.all.prefix(3))
        let triple = try #require(CardTriple(cards[0], cards[1], cards[2]))
        #expect(CardMark(cards[0], in: .none) == .none)
        #expect(CardMark(cards[0], in: .chosen([cards[0]])) == .selected)
        #expect(CardMark(cards[2], in: .chosen([cards[0], cards[1]])) == .none)
        #expect(CardMark(cards[2], in: .match(CardGroup(triple))) == .match)
        #expect(CardMark(cards[2], in: .mismatch(.notSet(triple))) == .mismatch)
    }
}
