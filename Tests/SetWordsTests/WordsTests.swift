import FluentSyntax
import PlainText
import SetLanguages
import SetRules
import SetTable
import Testing

@testable import SetWords

@Suite("Compiled words")
struct WordsTests {
    private let header = "xx\tone other\t" + String(repeating: "1", count: 200)

    /// Words with these messages, in the order of `Phrase` and `Pattern`.
    private func words(_ phrases: [String], _ patterns: [String]) -> Words? {
        Words(UTF8Text(([header] + phrases + [""] + patterns + [""]).map { $0 + "\n" }.joined()))
    }

    private func text(_ pattern: String, _ arguments: [Wording.Argument]) -> String? {
        let first = Pattern.allCases[0]
        return words([], [pattern]).map { $0[first, arguments].string }
    }

    private let cards = "\(Character(Unicode.Scalar(Variable.cards.rawValue)))"
    private let kind = "\(Character(Unicode.Scalar(Variable.kind.rawValue)))"

    @Test("have texts, and gaps for numbers, texts and words")
    func gaps() {
        #expect(words(["Titulus"], [])?[Phrase.allCases[0]].string == "Titulus")
        #expect(text("\u{1}\(cards) left", [.number(.cards, -3)]) == "−3 left")
        #expect(text("\u{1}\(cards)\u{1}\(kind)", [.kind(.set), .text(.cards, "x")]) == "xset")
        #expect(text("(\u{1}\(cards))", []) == "()")
    }

    @Test("select by a number, by its plural category, by a text, and else the default")
    func selections() {
        let pattern = "\u{2}\(cards)\u{3}0\u{4}none\u{3}one\u{4}some\u{5}many\u{6}!"
        #expect(text(pattern, [.number(.cards, 0)]) == "none!")
        #expect(text(pattern, [.number(.cards, 7)]) == "many!")
        #expect(text(pattern, [.text(.cards, "one")]) == "some!")
        #expect(text(pattern, [.key(.cards, "0")]) == "none!")
        #expect(text(pattern, []) == "many!")
    }

    @Test("select within a selection, and pass over those that aren't chosen")
    func nested() {
        func inner(_ name: String) -> String { "\u{2}\(kind)\u{3}set\u{4}\(name) set\u{5}\(name) other\u{6}" }
        let pattern = "\u{2}\(cards)\u{3}1\u{4}\(inner("a"))\u{3}2\u{4}\(inner("b"))\u{5}\(inner("c"))\u{6}."
        #expect(text(pattern, [.number(.cards, 1), .kind(.set)]) == "a set.")
        #expect(text(pattern, [.number(.cards, 2), .kind(.ultraSet)]) == "b other.")
        #expect(text(pattern, [.number(.cards, 3), .kind(.set)]) == "c set.")
    }

    @Test("are read in parts of one language, and from nothing else")
    func parts() {
        let (first, later) = (
            LanguageFile.words(of: .en, parts: ["first"]), LanguageFile.words(of: .en, parts: ["later"])
        )
        let other = LanguageFile.words(of: .ru, parts: ["later"])
        let language = Language(first)
        #expect(language?.code == "en" && language?[.newGame] == "New Game")
        #expect(language?.with(later)?[.settingClaim] == Language.english[.settingClaim])
        #expect(language?.with(UTF8Text()) == language && language?.with(later) != language)
        #expect(language?.with(other) == nil)
        for text in ["", "\n", "en", "en\tone\t0\n\n\n", "<!doctype html>\n"] as [UTF8Text] {
            #expect(Language(text) == nil)
        }
        #expect(Language(UTF8Text(header.replacing("1", with: "2") + "\n\n\n")) == nil)
    }

    @Test("cut anywhere are no words, but for a part that is there as a whole")
    func cut() {
        let whole = LanguageFile.words(of: .ru, parts: ["first"]).bytes
        for end in whole.indices { #expect(Language(UTF8Text(whole[..<end])) == nil) }
        #expect(Language(UTF8Text(whole)) != nil)
    }

    @Test("with any byte replaced by a control character are evaluated without a trap")
    func damaged() {
        let pattern = "\u{2}\(cards)\u{3}0\u{4}none\u{3}one\u{4}\u{1}\(cards)\u{5}many\u{6}!"
        for index in pattern.unicodeScalars.indices {
            for control in 1...6 as ClosedRange<UInt8> {
                var changed = pattern.unicodeScalars
                changed.replaceSubrange(index...index, with: [Unicode.Scalar(control)])
                _ = text(String(changed), [.number(.cards, 1)])
            }
        }
        for length in 0..<pattern.unicodeScalars.count { _ = text(String(pattern.unicodeScalars.prefix(length)), []) }
    }
}

@Suite("The files of the languages")
struct LanguageFilesTests {
    @Test("have the messages of the catalog, in the order of the generated lists")
    func lists() {
        let groups = LanguageFile.catalog.groups.filter { !["language", "page"].contains($0.name) }
        func cases<Case>(_ all: [Case]) -> [String] { all.map { "\($0)" } }
        func names(_ ids: [String]) -> [String] {
            ids.map { id in
                let words = id.split(separator: "-")
                return String(words[0]) + words.dropFirst().map { $0 == "id" ? "ID" : $0.capitalized }.joined()
            }
        }
        #expect(names(groups.flatMap(\.phrases)) == cases(Phrase.allCases))
        #expect(names(groups.flatMap(\.patterns)) == cases(Pattern.allCases))
        #expect(LanguageFile.catalog.variables == cases(Variable.allCases))
    }

    @Test("lack no message, no variable and no plural category", arguments: LanguageTag.allCases)
    func gaps(tag: LanguageTag) throws {
        let resource = try Resource(parsing: LanguageFile.text(of: tag))
        #expect(try Comparison(of: resource, with: LanguageFile.catalog).gaps.map(\.description) == [])
    }

    /// English with a plural rule, a form and letters of its own, as one more file would have them.
    private var madeUp: String {
        LanguageFile.text(of: .en)
            .replacing("plural-rule = one", with: "plural-rule = polish")
            .replacing("language-name = English", with: "language-name = Made up")
            .replacing("[one] { $cards } card\n", with: "[one] { $cards } karta\n    [few] { $cards } karty\n")
            .replacing("   *[other] { $cards } cards\n", with: "   *[many] { $cards } kart\n")
            .replacing("new-game = New Game", with: "new-game = Nowa gra")
    }

    @Test("can be one more, with forms that no other has")
    func another() throws {
        let table = try WordTable(Resource(parsing: madeUp), code: "xx", for: LanguageFile.catalog)
        let language = try #require(Language(UTF8Text(table.text(of: ["first", "later", "previews", "terminal"]))))
        #expect(language.code == "xx" && language != .english && language[.newGame].string == "Nowa gra")
        let counts = [1, 2, 5, 22, 101].map { language[.cardsLeft($0)].string }
        let expected = ["1 karta", "2 karty", "5 kart", "22 karty", "101 kart"]
        #expect(counts == expected.map { "\($0) in the deck." })
        #expect(language.name(of: Card.all[0], Appearance()) == Language.english.name(of: Card.all[0], Appearance()))
        #expect(table["language-name"] == "Made up" && table["cards-left"] != nil && table["nothing"] == nil)
    }
}
