import PlainText
import SetGame
import SetRules
import SetSound
import SetTable

/// All settings together.
package struct Settings: Hashable, Sendable {
    /// The game's options.
    package var options = Options()
    /// The player's preferences.
    package var preferences = Preferences()

    /// Creates settings; the defaults are a new player's.
    package init(options: Options = Options(), preferences: Preferences = Preferences()) {
        self.options = options
        self.preferences = preferences
    }

    /// The look of the cards, by the preferences and the table style.
    package var appearance: Appearance {
        var appearance = Appearance(options)
        if let art = preferences.art { appearance.art = art }
        appearance.isColorBlind = preferences.isColorBlind
        appearance.stripes = preferences.stripes
        return appearance
    }

    /// Returns the animation of moving cards, by the preferences, the system and the table style.
    package func motion(isReduced: Bool) -> Motion {
        preferences.motion ?? (isReduced ? .still : TableStyle(options.preset).motion)
    }

    /// The value of a setting, in the form used in links.
    package subscript(setting: Setting) -> StaticString {
        switch setting {
        case .game: options.game.word
        case .players: options.players.word
        case .claimTime: options.claimTimeInEffect.word
        case .style: TableStyle(options.preset).word
        case .limit: options.limit.word
        case .leaves: options.leaves.word
        case .backTo12: options.backTo12.word
        case .autoDeal: options.autoDeal.word
        case .clock: options.clock.word
        case .art: preferences.art.word
        case .colorBlind: preferences.isColorBlind.word
        case .letterMark: preferences.hasLetterMark.word
        case .stripes: preferences.stripes.word
        case .theme: preferences.theme.word
        case .motion: preferences.motion.word
        case .route: preferences.route.word
        case .language: preferences.language.word
        case .letterKeys: preferences.letterKeys.word
        case .enlarge: preferences.enlargesFocus.word
        case .penalties: options.penalties.word
        case .askNew: preferences.asksBeforeNewGame.word
        case .sound: preferences.hasSound.word
        case .volume: preferences.volume.word
        case .haptics: preferences.vibrates.word
        }
    }

    /// Changes a setting to a value in the form used in links. Returns whether the value is valid.
    @inline(never)  // It is long and called in many places.
    package mutating func set(_ setting: Setting, to value: UTF8Text) -> Bool {
        switch setting {
        case .game: chooseGame(value)
        case .players: value.choose(&options.players)
        case .claimTime: value.choose(&options.claimTime)
        case .style: chooseStyle(value)
        case .limit: value.choose(&options.limit)
        case .leaves: value.choose(&options.leaves)
        case .backTo12: value.choose(&options.backTo12)
        case .autoDeal: value.choose(&options.autoDeal)
        case .clock: value.choose(&options.clock)
        case .art: value.choose(&preferences.art)
        case .colorBlind: value.choose(&preferences.isColorBlind)
        case .letterMark: value.choose(&preferences.hasLetterMark)
        case .stripes: value.choose(&preferences.stripes)
        case .theme: value.choose(&preferences.theme)
        case .motion: value.choose(&preferences.motion)
        case .route: value.choose(&preferences.route)
        case .language: value.choose(&preferences.language)
        case .letterKeys: value.choose(&preferences.letterKeys)
        case .enlarge: value.choose(&preferences.enlargesFocus)
        case .penalties: value.choose(&options.penalties)
        case .askNew: value.choose(&preferences.asksBeforeNewGame)
        case .sound: value.choose(&preferences.hasSound)
        case .volume: value.choose(&preferences.volume)
        case .haptics: value.choose(&preferences.vibrates)
        }
    }

    /// Chooses a game, which sets the options that belong to it.
    private mutating func chooseGame(_ value: UTF8Text) -> Bool {
        var game = options.game
        guard value.choose(&game) else { return false }
        options.choose(game)
        return true
    }

    /// Chooses a table style. Its art and motion replace the player's choices, except a choice of no motion.
    private mutating func chooseStyle(_ value: UTF8Text) -> Bool {
        var style = TableStyle(options.preset)
        guard value.choose(&style) else { return false }
        options.choose(style.preset)
        preferences.art = nil
        if preferences.motion != .still { preferences.motion = nil }
        return true
    }
}

extension Settings {
    /// The preferences as stored: for each one `name=value` and a line feed.
    package var text: UTF8Text {
        var text = UTF8Text()
        for setting in Setting.allCases where setting.owner == .person {
            text.append(setting.name)
            text.append("=")
            text.append(self[setting])
            text.append("\n")
        }
        return text
    }

    /// Sets the readable ones among stored preferences; the others don't change.
    package mutating func read(_ text: UTF8Text) {
        for line in Self.lines(of: text) {
            guard let (setting, value) = Self.field(line) else { continue }
            _ = set(setting, to: value)
        }
    }

    /// Returns the lines of stored preferences that this version doesn't have as settings: a newer version stored them.
    package static func unknownLines(of text: UTF8Text) -> UTF8Text {
        var unknown = UTF8Text()
        for line in lines(of: text) where field(line) == nil {
            unknown.append(contentsOf: UTF8Text(line))
            unknown.append("\n")
        }
        return unknown
    }

    private static func lines(of text: UTF8Text) -> [ArraySlice<UInt8>] {
        text.bytes[...].split(separator: UInt8(ascii: "\n"))
    }

    private static func field(_ line: ArraySlice<UInt8>) -> (setting: Setting, value: UTF8Text)? {
        let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2, let setting = Setting(name: UTF8Text(parts[0])), setting.owner == .person else {
            return nil
        }
        return (setting, UTF8Text(parts[1]))
    }
}
