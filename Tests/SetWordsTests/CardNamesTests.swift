import PlainText
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetWords

extension Appearance {
    init(_ art: Artwork, colorBlind: Bool = false) {
        self.init()
        (self.art, isColorBlind) = (art, colorBlind)
    }

    /// All looks that have names of their own.
    static let all = Artwork.allCases.flatMap { art in [false, true].map { Appearance(art, colorBlind: $0) } }
}

@Suite("The names of cards")
struct CardNamesTests {
    private func card(_ notation: String) -> Card? {
        var reader = TextReader(UTF8Text(notation).bytes)
        return Card(reading: &reader)
    }

    private func russian(_ notation: String, _ appearance: Appearance = Appearance()) -> String? {
        card(notation).map { Language.russian.name(of: $0, appearance).string }
    }

    /// The words for symbols and colours that the contract has for the looks of a card.
    private static let contract: [(Appearance, symbols: [String], colors: [String])] = [
        (Appearance(.classic), ["squiggle", "diamond", "oval"], ["red", "green", "purple"]),
        (Appearance(.shapes), ["circle", "square", "triangle"], ["red", "blue", "green"]),
        (Appearance(.glyphs), ["triangle", "circle", "square"], ["red", "green", "purple"]),
        (Appearance(.classic, colorBlind: true), ["squiggle", "diamond", "oval"], ["orange", "turquoise", "purple"]),
        (Appearance(.shapes, colorBlind: true), ["circle", "square", "triangle"], ["orange", "turquoise", "purple"]),
        (Appearance(.glyphs, colorBlind: true), ["triangle", "circle", "square"], ["orange", "turquoise", "purple"]),
    ]

    @Test("name all 81 cards in English as the contract has them", arguments: 0..<6)
    func english(index: Int) throws {
        let (appearance, symbols, colors) = Self.contract[index]
        for (n, number) in ["one", "two", "three"].enumerated() {
            for (s, symbol) in symbols.enumerated() {
                for (f, shading) in ["solid", "striped", "open"].enumerated() {
                    for (c, color) in colors.enumerated() {
                        let card = try #require(self.card("\(n + 1)\(s + 1)\(f + 1)\(c + 1)"))
                        let name = Language.english.name(of: card, appearance).string
                        #expect(name == "\(number) \(shading) \(color) \(symbol)\(n == 0 ? "" : "s")")
                    }
                }
            }
        }
    }

    @Test("name all 81 cards differently in every language, whatever their looks")
    func different() {
        for language in Language.all {
            for appearance in Appearance.all {
                #expect(Set(Card.all.map { language.name(of: $0, appearance) }).count == 81)
            }
        }
    }

    @Test("have another letter for each colour of a scheme, the first of its name")
    func initials() throws {
        for language in Language.all {
            for appearance in Appearance.all {
                let initials = FeatureValue.allCases.map { language.initial(of: appearance.hue($0)).string }
                #expect(Set(initials).count == 4, "\(appearance) in \(language)")
                for (value, initial) in zip(FeatureValue.allCases, initials) {
                    let card = try #require(self.card("q111\(value.rawValue + 1)"))
                    let color = language.name(of: card, appearance).string.split(separator: " ")[2]
                    #expect(color.first?.uppercased() == initial)
                }
            }
        }
    }

    @Test(
        "have every grammatical form in Russian",
        arguments: [
            ("1111", "одна сплошная красная волна"), ("1122", "одна полосатая зелёная волна"),
            ("1133", "одна пустая фиолетовая волна"), ("1211", "один сплошной красный ромб"),
            ("1222", "один полосатый зелёный ромб"), ("1333", "один пустой фиолетовый овал"),
            ("2111", "две сплошные красные волны"), ("2121", "две полосатые красные волны"),
            ("3122", "три полосатые зелёные волны"), ("2133", "две пустые фиолетовые волны"),
            ("2221", "два полосатых красных ромба"), ("3212", "три сплошных зелёных ромба"),
            ("2333", "два пустых фиолетовых овала"), ("3311", "три сплошных красных овала"),
        ])
    func russianForms(notation: String, name: String) {
        #expect(russian(notation) == name)
    }

    @Test(
        "have the forms of the other artworks' names in Russian too",
        arguments: [
            ("1112", "один сплошной синий круг"), ("2122", "два полосатых синих круга"),
            ("3233", "три пустых зелёных квадрата"), ("1321", "один полосатый красный треугольник"),
            ("3311", "три сплошных красных треугольника"),
        ])
    func russianShapes(notation: String, name: String) {
        #expect(russian(notation, Appearance(.shapes)) == name)
    }

    @Test(
        "have the colour-blind colours in Russian too",
        arguments: [
            ("1111", "одна сплошная оранжевая волна"), ("1122", "одна полосатая бирюзовая волна"),
            ("2121", "две полосатые оранжевые волны"), ("2232", "два пустых бирюзовых ромба"),
            ("3313", "три сплошных фиолетовых овала"),
        ])
    func russianColorBlind(notation: String, name: String) {
        #expect(russian(notation, Appearance(.classic, colorBlind: true)) == name)
    }

    @Test("have the fourth values and the frame in the words of the contract")
    func otherKinds() throws {
        for (notation, name) in [
            ("q4444", "four dotted orange hearts"), ("q1411", "one solid red heart"),
            ("q2222", "two striped green diamonds"),
            ("m22111", "two solid red diamonds"), ("m21212", "two striped red squiggles, framed"),
            ("m21213", "two striped red squiggles, double-framed"),
        ] {
            let card = try #require(self.card(notation))
            #expect(Language.english.name(of: card, Appearance()).string == name)
        }
        #expect(russian("q4444") == "четыре точечных оранжевых сердца")
        #expect(
            russian("q1444") == "одно точечное оранжевое сердце" && russian("q1141") == "одна точечная красная волна")
        #expect(russian("m21212") == "две полосатые красные волны, в рамке")
    }

    @Test("name all cards of a kind differently", arguments: [CardKind.mega, .quads, .dots])
    func differentOfOtherKinds(kind: CardKind) {
        for language in Language.all {
            for appearance in Appearance.all {
                #expect(Set(kind.cards.map { language.name(of: $0, appearance) }).count == kind.count)
            }
        }
    }

    @Test("of dots are their numbers by place")
    func dots() throws {
        let names = [[Dot.third], [.first, .third, .sixth]].compactMap { Card(dots: $0) }.map { card in
            Language.all.map { $0.name(of: card, Appearance()).string }
        }
        #expect(names == [["dot 3", "точка 3"], ["dots 1, 3, 6", "точки 1, 3, 6"]])
    }

    @Test("are apart in a list, although those of Mega and of dots have commas")
    func lists() throws {
        for kind in CardKind.allCases {
            let group = try #require(CardGroup([kind.cards[1], kind.cards[2], kind.cards[40]]))
            for language in Language.all {
                let list = language.names(of: group, Appearance()).string
                let separator = [.mega, .dots].contains(kind) ? "; " : ", "
                let names = group.map { language.name(of: $0, Appearance()).string }
                #expect(list == names.joined(separator: separator))
                #expect(names.allSatisfy { !$0.contains(separator) }, "\(names)")
            }
        }
    }
}
