import PlainText
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

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .settingsNote)
        page.set(.hidden, askedGame == nil, of: .gameBox)
        if let askedGame { page.setValue(UTF8Text(stringLiteral: askedGame.word), of: .setGame) }
    }
}

extension Page {
    /// Shows the values of all settings in their controls.
    func showValues(of settings: Settings) {
        for setting in Setting.allCases { setValue(UTF8Text(stringLiteral: settings[setting]), of: setting.element) }
    }
}

extension Page {
    /// Shows a picture of each table style, and sets the attributes that the style sheet needs for some settings.
    func showStyles(_ state: ScreenState) {
        let pictures: [(TableStyle, StaticString)] = [
            (.classic, "picture-classic"), (.glyphs, "picture-glyphs"), (.physics, "picture-physics"),
        ]
        for (style, id) in pictures { setMarkup(CardDrawing.picture(of: style), ofID: id) }
        set(.art, to: UTF8Text(stringLiteral: state.presentation.style.appearance.art.word), of: .settingsDialog)
        set(.motion, to: UTF8Text(stringLiteral: state.motion.word), of: .settingsDialog)
    }
}

extension Setting {
    /// The form control of the setting.
    package var element: ElementID {
        switch self {
        case .game: .setGame
        case .style: .setStyle
        case .players: .setPlayers
        case .claimTime: .setClaimTime
        case .limit: .setLimit
        case .leaves: .setLeaves
        case .backTo12: .setBackTo12
        case .autoDeal: .setAutoDeal
        case .clock: .setClock
        case .art: .setArt
        case .colorBlind: .setColorBlind
        case .letterMark: .setLetterMark
        case .stripes: .setStripes
        case .theme: .setTheme
        case .motion: .setMotion
        case .route: .setRoute
        case .language: .setLanguage
        case .letterKeys: .setLetterKeys
        case .enlarge: .setEnlarge
        case .penalties: .setPenalties
        case .askNew: .setAskNew
        case .sound: .setSound
        case .volume: .setVolume
        case .haptics: .setHaptics
        }
    }

    /// Creates the setting of a form control; `nil` for any other element.
    package init?(_ element: ElementID) {
        guard let setting = Setting.allCases.first(where: { $0.element == element }) else { return nil }
        self = setting
    }
}
