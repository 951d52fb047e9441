import PlainText
import SetWords

/// One thing that can be set, in the dialog or by a link.
package enum Setting: UInt8, CaseIterable, Sendable {
    case style, players, claimTime
    case limit, leaves, backTo12, autoDeal, clock, penalties
    case art, colorBlind, letterMark, stripes, theme, motion, route, language, letterKeys, enlarge, askNew
    case sound, volume, haptics

    /// Its name in a link and in storage.
    package var name: StaticString {
        switch self {
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

    /// Whose it is, and so where it is kept.
    package var owner: Owner {
        switch self {
        case .style, .players, .claimTime, .limit, .leaves, .backTo12, .autoDeal, .clock, .penalties: .game
        case .art, .colorBlind, .letterMark, .stripes, .theme, .motion, .route, .language, .letterKeys,
            .enlarge, .askNew, .sound, .volume, .haptics:
            .person
        }
    }

    /// Whose a setting can be.
    package enum Owner: Sendable {
        /// It is an option of the game and saved with it.
        case game
        /// It is a preference of the person's, whatever the game.
        case person
    }

    /// The setting with this name; `nil` where there is none.
    package init?(name: UTF8Text) {
        guard let setting = Setting.allCases.first(where: { name == $0.name }) else { return nil }
        self = setting
    }
}
