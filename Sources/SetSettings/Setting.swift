import PlainText

/// A setting, changed in the dialog or by a link.
package enum Setting: UInt8, CaseIterable, Sendable {
    case game, style, players, claimTime
    case limit, leaves, backTo12, autoDeal, clock, penalties
    case art, colorBlind, letterMark, stripes, theme, motion, route, language, letterKeys, enlarge, askNew
    case sound, volume, haptics, hand, cardKeys, beside

    /// Whether a choice also sets other settings.
    package var setsOthers: Bool { self == .game || self == .style }

    /// The owner of a setting.
    package enum Owner: Sendable {
        /// The setting is an option of the game and saved with it.
        case game
        /// The setting is the player's preference for every game.
        case person
    }

    /// Creates the setting with this name, or returns `nil` for an unknown name.
    package init?(name: UTF8Text) {
        guard let setting = Setting.allCases.first(where: { name == $0.entry.name }) else { return nil }
        self = setting
    }
}
