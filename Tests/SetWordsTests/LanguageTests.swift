import PlainText
import SetRules
import SetTable
import SetTogether
import Testing

@testable import SetWords

@Suite("A language")
struct LanguageTests {
    /// The longest message that fits into two lines of the status line on a narrow phone.
    private let longest = 80

    private func sentences(_ language: Language) -> [String] {
        (Sample.all + Sample.open).map(language.text)
    }

    @Test("says something for every phrase, message and caption", arguments: Language.all)
    func complete(language: Language) {
        for text in language.labels + sentences(language) {
            #expect(!text.isEmpty && !text.contains("%"), "\(text)")
            #expect(text == text.split(separator: " ").joined(separator: " "), "\(text)")
            #expect(!text.contains(/-\d/), "a minus sign is no hyphen: \(text)")
        }
    }

    @Test("says each message in other words", arguments: Language.all)
    func different(language: Language) {
        let sentences = sentences(language)
        #expect(Set(sentences).count == sentences.count)
    }

    @Test("ends each message as a sentence", arguments: Language.all)
    func punctuation(language: Language) {
        for text in Sample.all.map(language.text) {
            #expect(text.hasSuffix(".") || text.hasSuffix("!"), "\(text)")
        }
    }

    @Test("has no message that is too long for the status line", arguments: Language.all)
    func length(language: Language) {
        for text in Sample.all.map(language.text) { #expect(text.count <= longest, "\(text.count): \(text)") }
    }

    @Test("has nothing English left in Russian, and nothing Russian in English")
    func noMixture() {
        let names = Language.russian.text(.lastMatch("a, b, c", .set))
        for text in Language.russian.labels + Sample.all.map(Language.russian.text) where text != names {
            // Neither the name of the game nor those of keys are translated.
            let translated = text.replacing(/Tercet|Shift|Z \(|M \(/, with: "")
            #expect(!translated.contains(/[A-Za-z]/), "\(text)")
        }
        for text in Language.english.labels + sentences(.english) {
            #expect(!text.contains(/[А-Яа-яЁё]/), "\(text)")
        }
    }

    @Test("has 1024 names for players, of two words each", arguments: Language.all)
    func names(language: Language) {
        let names = (0..<1024).map { language.name(of: PlayerName(entropy: $0)).string }
        #expect(Set(names).count == 1024)
        #expect(names.allSatisfy { $0.split(separator: " ").count == 2 && $0.count <= 18 })
    }

    @Test("is listed because there is a file of it, and is known by its code")
    func list() {
        #expect(Language.all.contains(.english) && Language.all.contains(.russian))
        #expect(Set(Language.all.map(\.code.description)).count == Language.all.count)
        for language in Language.all {
            #expect(Language.named(UTF8Text(stringLiteral: language.code)) == language)
        }
        #expect(Language.named("en-GB") == .english && Language.named("xx") == nil)
    }

    @Test("is the first known one of the browser's, or English")
    func preferred() {
        let lists: [(UTF8Text, Language)] = [
            ("ru-RU,en", .russian), ("de-DE,fr,ru", .russian), ("en-US,ru", .english), ("de,fr", .english),
            ("", .english),
        ]
        for (list, language) in lists { #expect(Language.preferred(list) == language) }
    }

    @Test("can be another than those that there are")
    func third() throws {
        let latin = Language(
            code: "la", name: "Latina", decimalMark: ",", secondsUnit: " s", phrase: { _ in "ludus" },
            laterPhrase: { _ in "ludus" }, message: { _, _, _ in "Ludus finitus est." }, caption: { _ in "numerus" },
            card: { _, _ in "charta" },
            reason: { feature, _, _, _ in feature == .color ? "color" : "forma" }, initial: { _ in "R" },
            names: { ("ludus", "lupus") })
        let triple = try #require(CardTriple(Card.all[0], Card.all[1], Card.all[3]))
        #expect(latin != .english && latin[.cheat] == "ludus" && latin[.dealMore(3)] == "numerus")
        #expect(latin.text(.newGame) == "Ludus finitus est." && latin.seconds(3249).string == "3,2 s")
        #expect(latin.name(of: Card.all[0], Appearance()) == "charta" && latin.initial(of: .red) == "R")
        #expect(latin.reasons(triple, Appearance()).string == "forma; color")
    }
}
