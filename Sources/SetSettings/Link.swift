import PlainText
import SetGame
import SetTable

/// The contents of the query in the page's address.
package struct Link: Sendable {
    /// The deal.
    package private(set) var deal: Deal = .none
    /// The task whose date the seed of the deal is; `nil` for another seed.
    package private(set) var dated: Dated?
    /// The settings in the query, each with a valid value and the original field: first the game and the style, then the rest in
    /// order.
    package private(set) var settings: [(setting: Setting, value: UTF8Text, field: UTF8Text)] = []
    /// The fields with an unknown name or value, as `name=value`.
    package private(set) var unknown: [UTF8Text] = []
    /// The part of the query that stays in the address: without the deal, the game's options and unknown fields. It is
    /// empty or starts with `?`.
    package var remainder: UTF8Text {
        let fields = remainingFields
        return fields.isEmpty ? UTF8Text() : Self.query(fields)
    }
    /// The query in a room's address: `together`, and what stays in every address. A server doesn't see the room's code,
    /// which is in the fragment, but from `together` it knows that the link leads to a room, for the link's preview.
    package var roomQuery: UTF8Text { Self.query(["together"] + remainingFields) }

    private var remainingFields: [UTF8Text] { settings.filter { $0.setting.entry.owner != .game }.map { $0.field } }

    private static func query(_ fields: [UTF8Text]) -> UTF8Text { "?\(UTF8Text.joined(fields, by: "&"))" }

    /// A kind of task that there is for each day.
    package enum Dated: Sendable {
        /// A deal of Set.
        case deal
        /// A puzzle; its date may follow `junior-`.
        case puzzle
    }

    /// The deal in a link.
    package enum Deal: Sendable {
        /// The link contains no deal.
        case none
        /// The link contains this deal.
        case id(DealID)
        /// The link contains a deal that can't be dealt.
        case unusable(DealIDError)
    }

    /// The greatest length in bytes at which a query can't contain a whole deck, which takes 81 digits.
    package static var longestWithoutDeck: Int { 80 }

    /// Reads a query in the form of `location.search`, with or without the `?`.
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
        let dated: Dated? = name == "daily" ? .deal : name == "puzzle" ? .puzzle : nil
        if name == "seed" || dated != nil {
            self.dated = dated
            do throws(DealIDError) {
                deal = .id(try DealID(text: value))
            } catch {
                deal = .unusable(error)
            }
            return
        }
        // It only marks a room's link.
        if name == "together" { return }
        var trial = Settings()
        guard let setting = Setting(name: name), trial.set(setting, to: value) else {
            unknown.append(UTF8Text.joined([name, value], by: "="))
            return
        }
        // The last value counts. Removing the previous value keeps the time linear in the length of the link.
        forget(setting)
        // The game and the style go first: the link's other settings override theirs.
        let first = settings.count { $0.setting.setsOthers }
        settings.insert((setting, value, field), at: setting.setsOthers ? first : settings.count)
    }

    /// Removes a setting after the player has chosen another value for it.
    package mutating func forget(_ setting: Setting) {
        settings.removeAll { $0.setting == setting }
    }

    /// If the link contains a table style, makes the style's art and motion override the player's for as long as the link
    /// applies. A player's choice of no motion stays.
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

    /// Decodes a part of a query as form data: `+` is a space and `%41` a byte; a `%` without two digits stays.
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

    /// Encodes a text for a query: all except unreserved characters (RFC 3986) become `%` and two digits.
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
