import PlainText
import SetGame
import SetRules
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

    #if !hasFeature(Embedded)
    /// The values of a setting in the form used in links, in the order in which they are offered.
    package static func values(of setting: Setting) -> [StaticString] {
        var (settings, reading) = (Settings(), SettingAccess(changingTo: nil))
        setting.entry.access(&settings, &reading)
        return reading.words
    }
    #endif

    /// Changes a setting to a value in the form used in links. Returns whether the value is valid.
    package mutating func set(_ setting: Setting, to value: UTF8Text) -> Bool {
        var change = SettingAccess(changingTo: value)
        setting.entry.access(&self, &change)
        return change.hasChanged
    }
}

extension Settings {
    private static let heading = Heading("tercet settings ", version: 1)

    /// The preferences as stored: the heading, and for each one `name=value`. Before there were versions, the heading was
    /// missing.
    package var text: UTF8Text {
        let person = Setting.allCases.filter { $0.entry.owner == .person }
        return Self.heading.text(of: person.map { "\($0.entry.name)=\(self[$0])" })
    }

    /// Sets the readable ones among stored preferences; the others don't change.
    ///
    /// - Returns: the lines that this version doesn't have as settings: a newer version stored them.
    @discardableResult
    package mutating func read(_ text: UTF8Text) -> [UTF8Text] {
        Self.heading.salvage(text) { line in
            guard let (setting, value) = Self.field(line) else { return false }
            _ = set(setting, to: value)
            return true
        }
    }

    /// Returns whether a newer version stored a text, which it alone can read.
    package static func isOfNewerVersion(_ text: UTF8Text) -> Bool { heading.isOfNewerVersion(text) }

    private static func field(_ line: UTF8Text) -> (setting: Setting, value: UTF8Text)? {
        let parts = line.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2, let setting = Setting(name: UTF8Text(parts[0])), setting.entry.owner == .person else {
            return nil
        }
        return (setting, UTF8Text(parts[1]))
    }
}
