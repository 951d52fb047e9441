import PlainText
import SetRules
import Testing

@testable import SetApp

@Suite("The words")
struct WordsTests {
    private func card(_ notation: String) -> Card? {
        var reader = TextReader(Text(notation).bytes)
        return Card(reading: &reader)
    }

    private func russian(_ notation: String) -> String? { card(notation).map { Words.russian.card($0).string } }

    @Test("name all 81 cards in English as the contract has them")
    func english() throws {
        var names: Set<String> = []
        for (n, number) in ["one", "two", "three"].enumerated() {
            for (s, symbol) in ["squiggle", "diamond", "oval"].enumerated() {
                for (f, shading) in ["solid", "striped", "open"].enumerated() {
                    for (c, color) in ["red", "green", "purple"].enumerated() {
                        let card = try #require(self.card("\(n + 1)\(s + 1)\(f + 1)\(c + 1)"))
                        let name = Words.english.card(card).string
                        #expect(name == "\(number) \(shading) \(color) \(symbol)\(n == 0 ? "" : "s")")
                        names.insert(name)
                    }
                }
            }
        }
        #expect(names.count == 81)
    }

    @Test("name all 81 cards differently in every language")
    func different() {
        for language in Language.allCases {
            #expect(Set(Card.all.map { language.words.card($0) }).count == 81)
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

    @Test("say something for every phrase in every language, with the same gaps")
    func phrases() {
        for phrase in Phrase.allCases {
            let gaps = Words.english[phrase].string.count { $0 == "%" }
            for language in Language.allCases {
                let text = language.words[phrase].string
                #expect(!text.isEmpty, "\(phrase)")
                #expect(text.count { $0 == "%" } == gaps, "\(phrase) in \(language)")
                #expect(text == text.split(separator: " ").joined(separator: " "), "\(phrase) in \(language)")
            }
        }
    }

    @Test("have nothing English left in Russian, and nothing Russian in English")
    func noMixture() {
        for phrase in Phrase.allCases {
            #expect(!Words.russian[phrase].string.contains(/[A-Za-z]/), "\(phrase)")
            #expect(!Words.english[phrase].string.contains(/[А-Яа-яЁё]/), "\(phrase)")
        }
        for card in Card.all { #expect(!Words.russian.card(card).string.contains(/[A-Za-z]/)) }
    }

    @Test("end a message with a full stop, and a label without one")
    func punctuation() {
        let messages: [Phrase] = [
            .matchWithPoints, .notASet, .dealt, .dealtForPoints, .dealtByItself, .reshuffled, .hinted,
            .noSetDealIsFree, .deselected, .over, .overWithoutClock, .gameOver, .deckIsEmpty,
            .tableIsFull, .paused, .resumed, .newGameBegan, .saveDamaged, .saveOfOtherVersion, .keptGameDamaged,
            .storageFails,
            .otherTab, .linkUnknown, .linkSeedUnusable, .linkGame, .backAgain, .howSets, .howFeatures, .howScore,
        ]
        for phrase in Phrase.allCases where phrase != .match {
            for language in Language.allCases {
                let ends = language.words[phrase].string.hasSuffix(".")
                #expect(ends == messages.contains(phrase), "\(phrase) in \(language)")
            }
        }
    }

    @Test("tell for each way in which three cards fail what is wrong")
    func splits() throws {
        let trio = try #require(
            card("1111").flatMap { a in
                card("1222").flatMap { b in card("2333").flatMap { Trio(a, b, $0) } }
            })
        #expect(Words.english.reasons(trio).string == "two show one symbol, one shows two symbols")
        #expect(Words.russian.reasons(trio).string == "на двух по одной фигуре, на одной две фигуры")
        let color = Words.russian.split(.color, .first, .second).string
        #expect(color == "две красные, одна зелёная")
        #expect(Words.russian.split(.shading, .third, .second).string == "две пустые, одна полосатая")
        #expect(Words.russian.split(.symbol, .first, .third).string == "на двух волны, на одной овалы")
        #expect(Words.english.split(.color, .first, .second).string == "two are red, one is green")
        #expect(Words.english.split(.symbol, .first, .third).string == "two show squiggles, one shows ovals")
    }

    @Test("tell nothing wrong about a set")
    func noReasons() {
        for set in Array(Card.all.prefix(30)).sets {
            for language in Language.allCases { #expect(language.words.reasons(set).isEmpty) }
        }
    }

    @Test("stand on every element that wants them, in both languages", arguments: ["en", "ru"])
    func labels(language: String) {
        let player = Player("?lang=\(language)")
        let wordless = [
            "status", "deal-id", "trouble", "table", "symbols", "score", "deck-count", "sets-found", "time",
        ]
        for (id, element) in IndexPage.elements where !wordless.contains(id) {
            guard ["button", "h2", "h3", "dt", "dd", "span", "legend", "option", "p"].contains(element.tag) else {
                continue
            }
            let isNamed = !player.text(id).isEmpty || player.attribute("aria-label", of: id) != nil
            #expect(isNamed, "#\(id)")
        }
        #expect(player.text("lang-ru") == "Русский")
        #expect(player.text("lang-en") == "English")
        #expect(player.attribute("aria-label", of: "table") != nil)
    }
}
