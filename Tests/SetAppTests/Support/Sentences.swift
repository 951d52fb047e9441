import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTable
import SetWords

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

// What the app says, as data. The sentences themselves are checked in SetWordsTests.
extension PageUser {
    /// The messages in the status line.
    var messages: [Message] { app.messages }

    /// Whether an element shows this message in the language of the page.
    func shows(_ message: Message, in id: String) -> Bool {
        text(id) == app.presentation.text(of: message).string
    }

    /// Whether an element shows this label in the language of the page.
    func shows(_ caption: ReportCaption, in id: String) -> Bool {
        text(id) == app.presentation.language[caption].string
    }

    /// The value of a fact with this name in a list of them, in English.
    func fact(_ name: Phrase, in id: String) -> String? { fact(english(name), in: id) }

    /// The value of a fact about matches with this name in a list of them, in English.
    func fact(_ name: MatchCaption, _ kind: MatchKind = .set, in id: String) -> String? {
        fact(english(name, kind), in: id)
    }
}

/// A label of a dialog in English.
func english(_ phrase: Phrase) -> String { Language.english[phrase].string }

/// A label of a dialog with numbers, in English.
func english(_ caption: ReportCaption) -> String { Language.english[caption].string }

/// A label about a kind of match in English.
func english(_ caption: MatchCaption, _ kind: MatchKind = .set) -> String { Language.english[caption, kind].string }

/// A label with numbers, in English.
func english(_ caption: Caption) -> String { Language.english[caption].string }

/// A message in English, with cards named as they are at first.
func english(_ message: Message, _ kind: MatchKind = .set) -> String {
    Language.english.text(of: message, Appearance(), kind).string
}

extension Seat {
    /// Player 1 or 2.
    init(_ number: Int) { self = number == 1 ? .first : .second }
}

extension Appearance {
    init(_ art: Artwork, colorBlind: Bool) {
        self.init()
        (self.art, isColorBlind) = (art, colorBlind)
    }

    /// All appearances that have names of their own.
    static let all = Artwork.allCases.flatMap { art in [false, true].map { Appearance(art, colorBlind: $0) } }
}

extension Message {
    /// Whether this is the message of that name, whatever the values of its variables.
    func uses(_ pattern: Pattern) -> Bool { if case .pattern(pattern, _) = self { true } else { false } }
}
