import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("What cards wear")
struct DressTests {
    private let platform = RecordingPlatform()

    private func element(_ cardStyle: CardStyle, _ card: Card, _ words: Words) -> RecordingPlatform.Element {
        let node = platform.create("div")
        cardStyle.put(on: node, card, words, platform)
        return platform[node]
    }

    @Test("is the drawing of the card")
    func drawing() {
        for appearance in Appearance.all {
            for card in Card.all {
                let element = element(CardStyle(appearance: appearance), card, .english)
                #expect(element.markup == CardDrawing.svg(of: card, appearance).string)
                #expect(element.attributes["data-letter"] == nil)
            }
        }
    }

    @Test("and a letter for the colour, where that is wanted")
    func letter() {
        for (appearance, words, letters) in [
            (Appearance(), Words.english, ["R", "G", "P"]), (Appearance(.shapes), .english, ["R", "B", "G"]),
            (Appearance(.glyphs, colorBlind: true), .english, ["O", "T", "P"]),
            (Appearance(), .russian, ["К", "З", "Ф"]),
            (Appearance(.shapes), .russian, ["К", "С", "З"]),
            (Appearance(.shapes, colorBlind: true), .russian, ["О", "Б", "Ф"]),
        ] {
            for card in Card.all {
                let element = element(CardStyle(appearance: appearance, hasLetterMark: true), card, words)
                #expect(element.attributes["data-letter"] == letters[Int(card[.color].rawValue)])
            }
        }
    }

    @Test("loses its letter when that is no longer wanted")
    func noLetter() {
        let node = platform.create("div")
        CardStyle(hasLetterMark: true).put(on: node, Card.all[0], .english, platform)
        CardStyle().put(on: node, Card.all[0], .english, platform)
        #expect(platform[node].attributes["data-letter"] == nil)
    }
}
