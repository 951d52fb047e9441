import PlainText
import SetLanguages
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
            let translated = text.replacing(/Tercet|Shift|Alt|ltr|\b[A-Z]\b/, with: "")
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
        #expect(Language.all.map(\.code.string) == LanguageTag.allCases.map(\.code.description))
        for tag in LanguageTag.allCases {
            #expect(LanguageTag.named(UTF8Text(stringLiteral: tag.code)) == tag)
        }
        #expect(LanguageTag.named("en-GB") == .en && LanguageTag.named("xx") == nil)
    }

    @Test("is the first known one of the browser's, or English")
    func preferred() {
        let lists: [(UTF8Text, LanguageTag)] = [
            ("ru-RU,en", .ru), ("de-DE,fr,ru", .ru), ("en-US,ru", .en), ("de,fr", .en), ("", .en),
        ]
        for (list, language) in lists { #expect(LanguageTag.preferred(list) == language) }
    }
}
