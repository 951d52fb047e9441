import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("What cards wear")
struct DressTests {
    private let host = RecordingHost()

    private func element(_ dress: Dress, _ card: Card, _ words: Words) -> RecordingHost.Element {
        let node = host.create("div")
        dress.put(on: node, card, words, host)
        return host[node]
    }

    @Test("is the drawing of the card")
    func drawing() {
        for look in Look.all {
            for card in Card.all {
                let element = element(Dress(look: look), card, .english)
                #expect(element.markup == CardDrawing.svg(of: card, look).string)
                #expect(element.attributes["data-letter"] == nil)
            }
        }
    }

    @Test("and a letter for the colour, where that is wanted")
    func letter() {
        for (look, words, letters) in [
            (Look(), Words.english, ["R", "G", "P"]), (Look(.shapes), .english, ["R", "B", "G"]),
            (Look(.glyphs, colorBlind: true), .english, ["O", "T", "P"]), (Look(), .russian, ["К", "З", "Ф"]),
            (Look(.shapes), .russian, ["К", "С", "З"]), (Look(.shapes, colorBlind: true), .russian, ["О", "Б", "Ф"]),
        ] {
            for card in Card.all {
                let element = element(Dress(look: look, hasLetterMark: true), card, words)
                #expect(element.attributes["data-letter"] == letters[Int(card[.color].rawValue)])
            }
        }
    }

    @Test("loses its letter when that is no longer wanted")
    func noLetter() {
        let node = host.create("div")
        Dress(hasLetterMark: true).put(on: node, Card.all[0], .english, host)
        Dress().put(on: node, Card.all[0], .english, host)
        #expect(host[node].attributes["data-letter"] == nil)
    }
}
