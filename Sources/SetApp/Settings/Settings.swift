import PlainText
import SetRules

/// All settings together.
public struct Settings: Hashable, Sendable {
    /// What belongs to the game.
    public var options = Options()
    /// What belongs to the person.
    public var preferences = Preferences()

    /// The settings that the game comes with.
    public init() {}

    /// The value of a setting, as a link writes it.
    public subscript(setting: Setting) -> StaticString {
        switch setting {
        case .style, .art: "classic"
        case .players: "1"
        case .colorBlind: "0"
        case .limit: options.limit == .none ? "none" : "24"
        case .leaves: options.leaves == .onNextTap ? "tap" : "itself"
        case .backTo12: options.backTo12 ? "1" : "0"
        case .autoDeal: options.autoDeal ? "1" : "0"
        case .clock: options.clock ? "1" : "0"
        case .theme:
            switch preferences.theme {
            case .system: "auto"
            case .light: "light"
            case .dark: "dark"
            }
        case .motion:
            switch preferences.motion {
            case .none: "auto"
            case .fly: "fly"
            case .still: "still"
            }
        case .language: preferences.language?.words.code ?? "auto"
        case .letterKeys: preferences.letterKeys ? "1" : "0"
        }
    }

    /// Sets one thing to a value as a link writes it, and tells whether there is such a value.
    public mutating func set(_ setting: Setting, to value: Text) -> Bool {
        switch setting {
        case .style, .art: return value == "classic"
        case .players: return value == "1"
        case .colorBlind: return value == "0"
        case .limit: return choose(value, "none", "24") { $0.options.limit = $1 ? .twentyFour : .none }
        case .leaves: return choose(value, "tap", "itself") { $0.options.leaves = $1 ? .byItself : .onNextTap }
        case .backTo12: return choose(value, "0", "1") { $0.options.backTo12 = $1 }
        case .autoDeal: return choose(value, "0", "1") { $0.options.autoDeal = $1 }
        case .clock: return choose(value, "0", "1") { $0.options.clock = $1 }
        case .letterKeys: return choose(value, "0", "1") { $0.preferences.letterKeys = $1 }
        case .theme:
            if value == "auto" {
                preferences.theme = .system
                return true
            }
            return choose(value, "light", "dark") { $0.preferences.theme = $1 ? .dark : .light }
        case .motion:
            if value == "auto" {
                preferences.motion = nil
                return true
            }
            return choose(value, "fly", "still") { $0.preferences.motion = $1 ? .still : .fly }
        case .language:
            let isAutomatic = value == "auto"
            let language = Language.allCases.first { value == $0.words.code }
            guard isAutomatic || language != nil else { return false }
            preferences.language = language
            return true
        }
    }

    /// Calls `apply` with whether `value` is the second of two words rather than the first; `false` if it is neither.
    private mutating func choose(
        _ value: Text, _ first: StaticString, _ second: StaticString, _ apply: (inout Settings, Bool) -> Void
    ) -> Bool {
        let isSecond = value == second
        guard isSecond || value == first else { return false }
        apply(&self, isSecond)
        return true
    }
}

extension Settings {
    /// The preferences as they are stored: `name=value` and a line feed for each.
    public var text: Text {
        var text = Text()
        for setting in Setting.allCases where setting.owner == .person {
            text.append(setting.name)
            text.append("=")
            text.append(self[setting])
            text.append("\n")
        }
        return text
    }

    /// Takes over what it can read of stored preferences, and leaves the rest as it is.
    public mutating func read(_ text: Text) {
        for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard parts.count == 2, let setting = Setting(name: Text(parts[0])), setting.owner == .person else {
                continue
            }
            _ = set(setting, to: Text(parts[1]))
        }
    }
}
