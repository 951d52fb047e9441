import PlainText

/// One thing that can be set, in the dialog or by a link.
public enum Setting: UInt8, CaseIterable, Sendable {
    // A table style is a choice of several settings at once; today there is the classic one.
    case style, art, players, colorBlind
    case limit, leaves, backTo12, autoDeal, clock
    case theme, motion, language, letterKeys

    /// Its name in a link and in storage.
    public var name: StaticString {
        switch self {
        case .style: "style"
        case .art: "art"
        case .players: "players"
        case .colorBlind: "colorblind"
        case .limit: "limit"
        case .leaves: "leaves"
        case .backTo12: "backto12"
        case .autoDeal: "autodeal"
        case .clock: "clock"
        case .theme: "theme"
        case .motion: "motion"
        case .language: "lang"
        case .letterKeys: "letterkeys"
        }
    }

    /// Whose it is, and so where it is kept.
    public var owner: Owner {
        switch self {
        case .style, .art, .players, .colorBlind: .app
        case .limit, .leaves, .backTo12, .autoDeal, .clock: .game
        case .theme, .motion, .language, .letterKeys: .person
        }
    }

    /// Whose a setting can be.
    public enum Owner: Sendable {
        /// It has one value only, today.
        case app
        /// It is an option of the game and saved with it.
        case game
        /// It is a preference of the person's, whatever the game.
        case person
    }

    /// The setting with this name; `nil` where there is none.
    public init?(name: Text) {
        guard let setting = Setting.allCases.first(where: { name == $0.name }) else { return nil }
        self = setting
    }
}
