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
        var (copy, reading) = (self, SettingAccess(changingTo: nil))
        setting.entry.access(&copy, &reading)
        return reading.word
    }

    /// Changes a setting to a value in the form used in links. Returns whether the value is valid.
    package mutating func set(_ setting: Setting, to value: UTF8Text) -> Bool {
        var change = SettingAccess(changingTo: value)
        setting.entry.access(&self, &change)
        return change.hasChanged
    }
}

extension Settings {
    /// The preferences as stored: for each one `name=value` and a line feed.
    package var text: UTF8Text {
        var text = UTF8Text()
        for setting in Setting.allCases where setting.entry.owner == .person {
            text.append(setting.entry.name)
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
        guard parts.count == 2, let setting = Setting(name: UTF8Text(parts[0])), setting.entry.owner == .person else {
            return nil
        }
        return (setting, UTF8Text(parts[1]))
    }
}
