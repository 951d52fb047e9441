import PlainText
import SetWords

/// A setting, changed in the dialog or by a link.
package enum Setting: UInt8, CaseIterable, Sendable {
    case game, style, players, claimTime
    case limit, leaves, backTo12, autoDeal, clock, penalties
    case art, colorBlind, letterMark, stripes, theme, motion, route, language, letterKeys, enlarge, askNew
    case sound, volume, haptics

    /// The name of the setting in links and storage.
    package var name: StaticString {
        switch self {
        case .game: "game"
        case .style: "style"
        case .art: "art"
        case .players: "players"
        case .claimTime: "claim"
        case .colorBlind: "colorblind"
        case .letterMark: "lettermark"
        case .stripes: "stripes"
        case .route: "from"
        case .limit: "limit"
        case .leaves: "leaves"
        case .backTo12: "backto12"
        case .autoDeal: "autodeal"
        case .clock: "clock"
        case .theme: "theme"
        case .motion: "motion"
        case .language: "lang"
        case .letterKeys: "letterkeys"
        case .enlarge: "enlarge"
        case .penalties: "penalties"
        case .askNew: "asknew"
        case .sound: "sound"
        case .volume: "volume"
        case .haptics: "haptics"
        }
    }

    /// The owner, which determines where the setting is stored.
    package var owner: Owner {
        switch self {
        case .game, .style, .players, .claimTime, .limit, .leaves, .backTo12, .autoDeal, .clock, .penalties: .game
        case .art, .colorBlind, .letterMark, .stripes, .theme, .motion, .route, .language, .letterKeys,
            .enlarge, .askNew, .sound, .volume, .haptics:
            .person
        }
    }

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
        guard let setting = Setting.allCases.first(where: { name == $0.name }) else { return nil }
        self = setting
    }
}
