import CardReports
import CommandTestSupport
import Foundation
import SetGame
import SetLanguages
import SetRules
import SetSettings
import SetTable
import SetWords
import Testing

@testable import GameReports

struct DealReportTests {
    @Test(arguments: [false, true])
    func `the text is read back as the cards, whatever their number`(showsMatches: Bool) throws {
        let id = try DealID("a # 1111\u{2028}~ps")
        let deck = id.shuffledDeck().cards
        for count in 1...81 {
            let text = DealReport(id, count: count, showsMatches: showsMatches).text
            #expect(try CardReader().cards(in: Array(text.utf8)) == Array(deck[..<count]))
            #expect(text.hasPrefix("# Deal a # 1111\u{2028}~ps: \(count) card"))
        }
    }

    @Test(arguments: Variant.allCases)
    func `sorted cards are those of the deal, by index`(variant: Variant) throws {
        let id = try DealID(seed: "tea", options: Options(variant))
        let count = variant.rules.openingCount
        let cards = try CardReader(of: variant.rules.cards).cards(
            in: Array(DealReport(id, isSorted: true).text.utf8))
        #expect(cards.map(\.index) == id.shuffledDeck().cards[..<count].map(\.index).sorted())
    }

    @Test func `the text is the recorded one`() throws {
        #expect(try DealReport(DealID("tea"), showsMatches: true).text == recorded("deal.txt", in: .module))
    }

    @Test func `the JSON tells the deal, its cards and, if asked, the sets`() throws {
        let id = try DealID("t\"e\\a")
        let cards = Array(id.shuffledDeck().cards[..<81])
        let json = try object(DealReport(id, count: 81, showsMatches: true).json)
        #expect(json["deal"] as? String == "t\"e\\a")
        #expect(json["cards"] as? [String] == cards.map(\.description))
        #expect(json["matchCount"] as? Int == 1080)
        #expect((json["matches"] as? [[String]])?.count == 1080)
        #expect(try object(DealReport(id).json)["matches"] == nil)
    }

    @Test(arguments: Options.Preset.allCases)
    func `the drawing shows each card in the style of the deal, once and within its bounds`(
        preset: Options.Preset
    ) throws {
        var options = Options()
        options.choose(preset)
        let appearance = Appearance(options)
        for count in [1, 12, 81] {
            let id = DealID(entropy: 5, options: options)
            let all = try elements(of: DealReport(id, count: count).svg)
            let names = id.shuffledDeck().cards[..<count].map { String(Language.english.name(of: $0, appearance)) }
            #expect(all.filter { $0.name == "title" }.map(\.text) == names)
            let cards = all.filter { $0.name == "svg" && $0.attributes["color"] != nil }
            #expect(cards.count == count)
            let box = try #require(all.first?.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
            let (left, top, wide, high) = (box[0], box[1], box[2], box[3])
            for card in cards {
                let (x, width) = (try card.number("x"), try card.number("width"))
                let (y, height) = (try card.number("y"), try card.number("height"))
                #expect(x >= left && y >= top && x + width <= left + wide && y + height <= top + high)
            }
            #expect(all.contains { $0.name == "path" } == (appearance.art != .glyphs))
        }
    }
}
