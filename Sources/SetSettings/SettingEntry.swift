import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// An entry in the table of settings: everything about a setting that isn't a word.
package struct SettingEntry {
    /// The name in links and storage.
    package let name: StaticString
    /// The id of the form control on the page.
    package let control: StaticString
    /// The owner, which determines where the setting is stored.
    package let owner: Setting.Owner
    /// Reads the value, or changes it.
    let access: (inout Settings, inout SettingAccess) -> Void

    fileprivate init(
        _ name: StaticString, _ control: StaticString, of owner: Setting.Owner,
        access: @escaping (inout Settings, inout SettingAccess) -> Void
    ) {
        (self.name, self.control, self.owner, self.access) = (name, control, owner, access)
    }
}

extension Setting {
    /// The table of settings. A new setting needs an entry here, and its words in `Languages`; `make settings` adds the control
    /// to the page and a row to `docs/playing.md`.
    package var entry: SettingEntry {
        switch self {
        case .game: .init("game", "set-game", of: .game) { $0.visitGame(&$1) }
        case .style: .init("style", "set-style", of: .game) { $0.visitStyle(&$1) }
        case .players: .init("players", "players", of: .game) { $1.visit(&$0.options.players) }
        case .claimTime: .init("claim", "set-claim", of: .game) { $0.visitClaimTime(&$1) }
        case .limit: .init("limit", "set-limit", of: .game) { $1.visit(&$0.options.limit) }
        case .leaves: .init("leaves", "set-leaves", of: .game) { $1.visit(&$0.options.leaves) }
        case .backTo12: .init("backto12", "set-backto12", of: .game) { $1.visit(&$0.options.backTo12) }
        case .autoDeal: .init("autodeal", "set-autodeal", of: .game) { $1.visit(&$0.options.autoDeal) }
        case .clock: .init("clock", "set-clock", of: .game) { $1.visit(&$0.options.clock) }
        case .penalties: .init("penalties", "set-penalties", of: .game) { $1.visit(&$0.options.penalties) }
        case .art: .init("art", "set-art", of: .person) { $1.visit(&$0.preferences.art) }
        case .colorBlind: .init("colorblind", "set-colorblind", of: .person) { $1.visit(&$0.preferences.isColorBlind) }
        case .letterMark: .init("lettermark", "set-lettermark", of: .person) { $1.visit(&$0.preferences.hasLetterMark) }
        case .stripes: .init("stripes", "set-stripes", of: .person) { $1.visit(&$0.preferences.stripes) }
        case .theme: .init("theme", "set-theme", of: .person) { $1.visit(&$0.preferences.theme) }
        case .motion: .init("motion", "set-motion", of: .person) { $1.visit(&$0.preferences.motion) }
        case .route: .init("from", "set-from", of: .person) { $1.visit(&$0.preferences.route) }
        case .language: .init("lang", "set-lang", of: .person) { $1.visit(&$0.preferences.language) }
        case .letterKeys: .init("letterkeys", "set-letterkeys", of: .person) { $1.visit(&$0.preferences.letterKeys) }
        case .enlarge: .init("enlarge", "set-enlarge", of: .person) { $1.visit(&$0.preferences.enlargesFocus) }
        case .askNew: .init("asknew", "set-asknew", of: .person) { $1.visit(&$0.preferences.asksBeforeNewGame) }
        case .sound: .init("sound", "set-sound", of: .person) { $1.visit(&$0.preferences.hasSound) }
        case .volume: .init("volume", "set-volume", of: .person) { $1.visit(&$0.preferences.volume) }
        case .haptics: .init("haptics", "set-haptics", of: .person) { $1.visit(&$0.preferences.vibrates) }
        case .hand: .init("hand", "set-hand", of: .person) { $1.visit(&$0.preferences.hand) }
        case .cardKeys: .init("cardkeys", "set-card-keys", of: .person) { $1.visit(&$0.preferences.cardKeys) }
        case .beside: .init("beside", "set-beside", of: .person) { $1.visit(&$0.preferences.sitsBeside) }
        }
    }
}

/// One access to the value of a setting: as a word to read, or to change the value to another word.
package struct SettingAccess {
    private let newWord: UTF8Text?
    /// The word of the value after the access.
    private(set) var word: StaticString = ""
    /// Whether the access has changed the value. It doesn't if there's no value with the new word.
    private(set) var hasChanged = false
    #if !hasFeature(Embedded)
    /// The words of all values. The page doesn't need them.
    private(set) var words: [StaticString] = []
    #endif

    /// Creates an access that changes the value, or with `nil` one that only reads it.
    init(changingTo newWord: UTF8Text?) { self.newWord = newWord }

    /// Accesses the value. Returns whether that has changed it.
    @discardableResult
    mutating func visit<Value: Worded>(_ value: inout Value) -> Bool {
        if let newWord { hasChanged = newWord.choose(&value) }
        word = value.word
        #if !hasFeature(Embedded)
        words = Value.words
        #endif
        return hasChanged
    }
}

// Values that aren't stored as they are, or that bring others along.
extension Settings {
    /// Accesses the game. Another game sets the options that belong to it.
    fileprivate mutating func visitGame(_ access: inout SettingAccess) {
        var game = options.game
        if access.visit(&game) { options.choose(game) }
    }

    /// Accesses the table style. Another style's art and motion replace the player's choices, except a choice of no
    /// motion.
    fileprivate mutating func visitStyle(_ access: inout SettingAccess) {
        var style = TableStyle(options.preset)
        guard access.visit(&style) else { return }
        options.choose(style.preset)
        preferences.art = nil
        if preferences.motion != .still { preferences.motion = nil }
    }

    /// Accesses the claim time, which reads as the one in effect, or as the longest if that is shorter.
    fileprivate mutating func visitClaimTime(_ access: inout SettingAccess) {
        var time = options.claimDuration.flatMap { ClaimTime(rawValue: UInt8(min($0 / 1000, 10))) } ?? .unlimited
        if access.visit(&time) { options.claimTime = time }
    }
}
