import PlainText
import SetPage
import SetRules
import SetSettings
import SetTable
import SetWords

/// The settings.
package struct SettingsDialog {
    /// The last message in the dialog. Messages outside an open dialog aren't read out.
    package var note: Message?
    /// The game that was chosen while another is in progress, which it would end.
    package var askedGame: Variant?

    /// Creates the dialog without a message.
    package init() {}

    /// Answers the question about another game of the family, or shows its rules.
    ///
    /// - Parameter variant: the game that is played, whose rules are shown if no other is asked about.
    mutating func perform(
        _ command: ContentCommand.SettingsCommand, playing variant: Variant
    ) -> [DialogEffect] {
        switch command {
        case .startGame, .keepGame: answerAsked(startsGame: command == .startGame)
        case .showRules: [.open(.help(HelpDialog(of: askedGame ?? variant, isFromSettings: true)))]
        }
    }

    /// Answers the question whether to begin another game of the family.
    private mutating func answerAsked(startsGame: Bool) -> [DialogEffect] {
        defer { askedGame = nil }
        let begins: [DialogEffect] = startsGame ? askedGame.map { [.begin($0)] } ?? [] : []
        return [.render(.content)] + begins + [.focus(.element(.setGame))]
    }

    /// Begins another game of the family, or asks first because that ends a game in progress.
    package mutating func choose(_ game: Variant, ends: Bool) -> [DialogEffect] {
        askedGame = ends ? game : nil
        return ends ? [.focus(.element(.gameNo))] : [.begin(game)]
    }

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .settingsNote)
        page.set(.hidden, askedGame == nil, of: .gameBox)
    }
}

extension Page {
    /// Shows a picture of each table style, and sets the attributes that the style sheet needs for some settings.
    func showStyles(_ state: ScreenState) {
        let pictures: [(TableStyle, ElementID)] = [
            (.classic, .pictureClassic), (.glyphs, .pictureGlyphs), (.physics, .picturePhysics),
        ]
        for (style, element) in pictures { setMarkup(CardDrawing.picture(of: style), of: element) }
        set(.art, to: UTF8Text(stringLiteral: state.presentation.style.appearance.art.word), of: .settingsDialog)
    }
}
