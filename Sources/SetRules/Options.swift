import PlainText

/// The most cards that may lie on the table.
public enum TableLimit: UInt8, CaseIterable, Sendable {
    /// As many as there are.
    case none
    /// Twenty-four, which is always enough: any 21 cards hold a set.
    case twentyFour

    /// The number of cards.
    public var cards: Int {
        switch self {
        case .none: 81
        case .twentyFour: 24
        }
    }
}

/// When the three cards of a match leave the table.
public enum MatchLeaves: UInt8, CaseIterable, Sendable {
    /// On the next tap or Deal.
    case onNextTap
    /// A moment after it shows, with no further tap.
    case byItself
}

/// A named choice of several options at once. Its art and its motion are the app's business; the rules only pass its
/// name on, since it belongs to the game that is played with it.
public enum TableStyle: UInt8, CaseIterable, Sendable {
    /// No limit; a match leaves on the next tap.
    case classic
    /// At most 24 cards; a match leaves on the next tap.
    case glyphs
    /// At most 24 cards; a match leaves by itself.
    case physics

    /// The most cards on the table.
    public var limit: TableLimit {
        switch self {
        case .classic: .none
        case .glyphs, .physics: .twentyFour
        }
    }

    /// When a match leaves.
    public var leaves: MatchLeaves {
        switch self {
        case .classic, .glyphs: .onNextTap
        case .physics: .byItself
        }
    }
}

/// How many people play.
public enum Players: UInt8, CaseIterable, Sendable {
    /// One, alone.
    case one
    /// Two, on one device, against each other.
    case two
}

/// How long a claim lasts where two play: 3 to 10 seconds, the raw value.
public enum ClaimTime: UInt8, CaseIterable, Sendable {
    /// The time in seconds, by its name.
    case three = 3
    case four, five, six, seven, eight, nine, ten

    /// The time in milliseconds.
    public var milliseconds: Int64 { Int64(rawValue) * 1000 }
}

/// What players agree on before a game; it changes how the same deal plays.
public struct Options: Hashable, Sendable {
    /// The table style that was chosen last; its limit and its leaving may have been changed since.
    public private(set) var style = TableStyle.classic
    /// The most cards that may lie on the table.
    public var limit = TableLimit.none
    /// When a match leaves.
    public var leaves = MatchLeaves.onNextTap
    /// Whether a match is removed without being replaced while more than 12 cards lie on the table.
    public var backTo12 = false
    /// Whether three cards come by themselves when no set is on the table.
    public var autoDeal = false
    /// Whether time is shown and counts.
    public var clock = true
    /// How many people play. It stays the same throughout a game.
    public var players = Players.one
    /// How long a claim lasts where two play.
    public var claimTime = ClaimTime.five

    /// Whether a match leaves by itself: where two play it always does.
    public var matchLeavesByItself: Bool { leaves == .byItself || players == .two }

    /// The usual game for one: no limit, a match leaves on the next tap, no automatic deals, with a clock.
    public init() {}

    /// Chooses a table style, with all that belongs to it.
    public mutating func choose(_ style: TableStyle) {
        self.style = style
        limit = style.limit
        leaves = style.leaves
    }
}

extension Options {
    /// The options that differ from the usual game, a letter each; empty for the usual game.
    public var notation: UTF8Text {
        var text = UTF8Text()
        switch style {
        case .classic: break
        case .glyphs: text.append("g")
        case .physics: text.append("p")
        }
        if limit == .twentyFour { text.append("l") }
        if leaves == .byItself { text.append("s") }
        if backTo12 { text.append("b") }
        if autoDeal { text.append("a") }
        if !clock { text.append("c") }
        if players == .two { text.append("t") }
        // The last digit of the seconds.
        if claimTime != .five { text.append(claimTime.rawValue % 10) }
        return text
    }

    /// Reads what `notation` writes, letters in any order; `nil` where there is any other letter.
    public init?(notation: UTF8Text) {
        self.init()
        for letter in notation.bytes {
            switch letter {
            case UInt8(ascii: "g"), UInt8(ascii: "p"):
                guard style == .classic else { return nil }
                style = letter == UInt8(ascii: "g") ? .glyphs : .physics
            case UInt8(ascii: "l"): limit = .twentyFour
            case UInt8(ascii: "s"): leaves = .byItself
            case UInt8(ascii: "b"): backTo12 = true
            case UInt8(ascii: "a"): autoDeal = true
            case UInt8(ascii: "c"): clock = false
            case UInt8(ascii: "t"): players = .two
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = letter - UInt8(ascii: "0")
                guard let time = ClaimTime(rawValue: digit == 0 ? 10 : digit) else { return nil }
                claimTime = time
            default: return nil
            }
        }
    }
}
