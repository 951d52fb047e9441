import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("The words")
struct WordsTests {
    private func card(_ notation: String) -> Card? {
        var reader = TextReader(UTF8Text(notation).bytes)
        return Card(reading: &reader)
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
        for card in Card.all {
            for appearance in Appearance.all {
                #expect(!Words.russian.card(card, appearance).string.contains(/[A-Za-z]/))
            }
        }
    }

    @Test("end a message with a full stop, and a label without one")
    func punctuation() {
        let messages: [Phrase] = [
            .matchWithPoints, .notASet, .dealt, .dealtForPoints, .dealtByItself, .reshuffled, .hinted,
            .noSetDealIsFree, .deselected, .over, .overWithoutClock, .gameOver, .deckIsEmpty,
            .tableIsFull, .paused, .resumed, .newGameBegan, .saveDamaged, .saveOfOtherVersion, .keptGameDamaged,
            .storageFails,
            .linkCopied, .newHere, .noGamesYet, .clearAsks, .gamesAdded, .gamesNotStored, .gameNotCounted,
            .fileIsForeign,
            .fileIsOfOtherVersion, .fileIsDamaged, .gamesCleared, .gamesLost, .gameUnreadable,
            .dealUndone, .newGameUndone, .nothingToUndo, .claimed, .claimRanOut, .freeTurn, .turnRanOut, .dealtByPlayer,
            .agreedToDeal, .winner, .draw, .noCheat, .dealIsTheirs, .nobodyClaimed, .turnOf,
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
        let triple = try #require(
            card("1111").flatMap { a in
                card("1222").flatMap { b in card("2333").flatMap { CardTriple(a, b, $0) } }
            })
        #expect(Words.english.reasons(triple, Appearance()).string == "two show one symbol, one shows two symbols")
        #expect(Words.russian.reasons(triple, Appearance()).string == "на двух по одной фигуре, на одной две фигуры")
        func split(
            _ words: Words, _ feature: Feature, _ two: Value, _ one: Value, _ appearance: Appearance = Appearance()
        ) -> String {
            words.split(feature, two: two, one: one, appearance).string
        }
        #expect(split(.russian, .color, .first, .second) == "две красные, одна зелёная")
        #expect(split(.russian, .shading, .third, .second) == "две пустые, одна полосатая")
        #expect(split(.russian, .symbol, .first, .third) == "на двух волны, на одной овалы")
        #expect(split(.english, .color, .first, .second) == "two are red, one is green")
        #expect(split(.english, .symbol, .first, .third) == "two show squiggles, one shows ovals")
        #expect(
            split(.english, .symbol, .first, .third, Appearance(.shapes)) == "two show circles, one shows triangles")
        #expect(split(.english, .color, .second, .third, Appearance(.shapes)) == "two are blue, one is green")
        #expect(split(.russian, .color, .second, .third, Appearance(.shapes)) == "две синие, одна зелёная")
        #expect(
            split(.russian, .symbol, .first, .third, Appearance(.glyphs)) == "на двух треугольники, на одной квадраты")
        let colorBlind = Appearance(.glyphs, colorBlind: true)
        #expect(split(.english, .color, .first, .second, colorBlind) == "two are orange, one is turquoise")
        #expect(split(.russian, .color, .first, .second, colorBlind) == "две оранжевые, одна бирюзовая")
    }

    @Test("tell nothing wrong about a set")
    func noReasons() {
        for set in Array(Card.all.prefix(30)).sets {
            for language in Language.allCases { #expect(language.words.reasons(set, Appearance()).isEmpty) }
        }
    }

    @Test("stand on every element that wants them, in both languages", arguments: ["en", "ru"])
    func labels(language: String) {
        let user = PageUser("?lang=\(language)")
        let wordless = [
            "status", "deal-id", "trouble", "table", "symbols", "score", "score-1", "score-2", "status-2",
            "review-moment",
            "settings-note", "statistics-note", "clear-asks", "lesson-says", "choice-1", "choice-2", "choice-3",
            "deck-count",
            "sets-found", "time",
        ]
        for (id, element) in IndexPage.elements where !wordless.contains(id) {
            guard ["button", "h2", "h3", "dt", "dd", "span", "legend", "option", "p"].contains(element.tag) else {
                continue
            }
            let isNamed = !user.text(id).isEmpty || user.attribute("aria-label", of: id) != nil
            #expect(isNamed, "#\(id)")
        }
        #expect(user.text("lang-ru") == "Русский")
        #expect(user.text("lang-en") == "English")
        #expect(user.attribute("aria-label", of: "table") != nil)
    }
}
