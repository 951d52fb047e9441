import PlainText
import SetRules
import SetTable

/// What the query of the page's address asks for.
package struct Link: Sendable {
    /// The deal.
    package private(set) var deal: Deal = .none
    /// Whether the seed of the deal is the date of a day, whose deal is meant.
    package private(set) var isDaily = false
    /// Each setting that it names, with a value that the setting can take and the field as it stands: first the
    /// styles, then the rest in order.
    package private(set) var settings: [(setting: Setting, value: UTF8Text, field: UTF8Text)] = []
    /// Each name or value that is unknown, as `name=value`.
    package private(set) var unknown: [UTF8Text] = []
    /// The query without the deal, the game's options and what is unknown, to stay in the address; empty, or starting
    /// with `?`.
    package var remainder: UTF8Text {
        let fields = settings.filter { $0.setting.owner != .game }.map { $0.field }
        var query: UTF8Text = fields.isEmpty ? "" : "?"
        query.append(contentsOf: UTF8Text.joined(fields, by: "&"))
        return query
    }

    /// The deal that a link asks for.
    package enum Deal: Sendable {
        /// It asks for none.
        case none
        /// It asks for this one.
        case id(DealID)
        /// It asks for one that cannot be dealt.
        case unusable(DealIDError)
    }

    /// A query of so many bytes has no room for a deck that is written out, which takes 81 digits.
    package static var longestWithoutDeck: Int { 80 }

    /// Reads a query as `location.search` gives it, with or without its `?`.
    package init(query: UTF8Text) {
        var query = query.bytes[...]
        if query.first == UInt8(ascii: "?") { query = query.dropFirst() }
        for field in query.split(separator: UInt8(ascii: "&")) {
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(parts[0])
            let value = parts.count > 1 ? Self.decoded(parts[1]) : UTF8Text()
            read(name, value, field: UTF8Text(field))
        }
    }

    private mutating func read(_ name: UTF8Text, _ value: UTF8Text, field: UTF8Text) {
        if name == "seed" || name == "daily" {
            isDaily = name == "daily"
            do throws(DealIDError) {
                deal = .id(try DealID(text: value))
            } catch {
                deal = .unusable(error)
            }
            return
        }
        var trial = Settings()
        guard let setting = Setting(name: name), trial.set(setting, to: value) else {
            unknown.append(UTF8Text.joined([name, value], by: "="))
            return
        }
        // The last value counts; without the one before a long link takes no longer than its length.
        forget(setting)
        // A style goes first: what else the link names is set on top of it.
        let styles = settings.count { $0.setting == .style }
        settings.insert((setting, value, field), at: setting == .style ? styles : settings.count)
    }

    /// Forgets a setting, once the player has chosen another value for it.
    @inline(never)  // It is called twice.
    package mutating func forget(_ setting: Setting) {
        settings.removeAll { $0.setting == setting }
    }

    /// Where the link names a table style, adds that its art and motion hold, as long as the link does, over what the player
    /// has chosen; but not over a choice of no motion.
    package mutating func addStyleDefaults(over preferences: Preferences) {
        guard names(.style) else { return }
        if preferences.art != nil { addDefault(of: .art, "art=auto") }
        if let motion = preferences.motion, motion != .still { addDefault(of: .motion, "motion=auto") }
    }

    private mutating func addDefault(of setting: Setting, _ field: StaticString) {
        if !names(setting) { settings.append((setting, "auto", UTF8Text(stringLiteral: field))) }
    }

    private func names(_ setting: Setting) -> Bool {
        settings.contains { $0.setting == setting }
    }

    /// A part of a query decoded as forms encode it: `+` is a space, `%41` a byte; a `%` without two digits stays.
    package static func decoded(_ part: ArraySlice<UInt8>) -> UTF8Text {
        var text = UTF8Text()
        var rest = part
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"):
                text.append(byte: UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                if let value = Self.hexadecimal(rest.prefix(2)) {
                    text.append(byte: value)
                    rest = rest.dropFirst(2)
                } else {
                    text.append(byte: byte)
                }
            default:
                text.append(byte: byte)
            }
        }
        return text
    }

    /// A text as a query carries it: all but unreserved characters (RFC 3986) as `%` and two digits.
    package static func encoded(_ text: UTF8Text) -> UTF8Text {
        var query = UTF8Text()
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                query.append(byte: byte)
            default:
                query.append("%")
                query.append(byte >> 4, radix: 16)
                query.append(byte & 15, radix: 16)
            }
        }
        return query
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard digits.count == 2 else { return nil }
        var value: UInt8 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | (digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | (digit - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | (digit - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }
}
