import PlainText
import SetRules

/// The maximum number of cards on the table.
public enum TableLimit: UInt8, CaseIterable, Sendable {
    /// As many as any table can have.
    case none
    /// Twenty-four: enough for a match in every game but Mega, whose tables grow beyond it while they contain none.
    case twentyFour

    /// The number of cards.
    public var cards: Int {
        switch self {
        case .none: GameRules.largestTable
        case .twentyFour: 24
        }
    }
}

/// When the cards of a match leave the table.
public enum MatchLeaves: UInt8, CaseIterable, Sendable {
    /// On the next tap or Deal.
    case onNextTap
    /// Automatically, a short time after it is shown.
    case byItself
}

/// The number of seats in a game on separate devices.
public enum SeatCount: UInt8, CaseIterable, Sendable {
    /// Two seats.
    case two = 2
    /// Three seats.
    case three
    /// Four seats.
    case four
    /// Five seats.
    case five
    /// Six seats.
    case six
    /// Seven seats.
    case seven
    /// Eight seats.
    case eight
}

/// The players of a game.
public enum Players: Hashable, Sendable {
    /// One player.
    case one
    /// Two players on one device, against each other.
    case two
    /// Players on separate devices, against each other.
    case apart(SeatCount)

    /// The choices for players who share one device.
    public static var onOneDevice: [Players] { [.one, .two] }

    /// The number of players, 1 to 8.
    public var count: Int {
        switch self {
        case .one: 1
        case .two: 2
        case .apart(let seats): Int(seats.rawValue)
        }
    }

    /// Whether players compete.
    public var isContest: Bool { count > 1 }

    /// Whether players share a device, and so have to claim before they choose.
    public var needClaims: Bool { self == .two }

    /// Whether the players are on separate devices.
    public var areApart: Bool { isContest && !needClaims }
}

/// The time for a claim with two players: the raw value in seconds, 3 to 10, or 0 for no limit.
public enum ClaimTime: UInt8, CaseIterable, Sendable {
    /// Three seconds.
    case three = 3
    /// Four seconds.
    case four
    /// Five seconds, the default.
    case five
    /// Six seconds.
    case six
    /// Seven seconds.
    case seven
    /// Eight seconds.
    case eight
    /// Nine seconds.
    case nine
    /// Ten seconds.
    case ten
    /// A claim lasts until a match is chosen or the claim is given up; so does a free turn.
    case unlimited = 0

    /// The time in milliseconds; `nil` if it is unlimited. The product has 32 bits, since a checked product of 64 bits
    /// calls a compiler function that WebAssembly lacks.
    public var milliseconds: Int64? { self == .unlimited ? nil : Int64(Int32(rawValue) * 1000) }
}

extension Options {
    /// The duration of a claim; `nil` if it is unlimited. A match of more than three cards takes longer to choose: at least
    /// two seconds for each card.
    public var claimDuration: Milliseconds? {
        let size = game.rules.kind.sizes.upperBound
        return claimTime.milliseconds.map { size > 3 ? max($0, Int64(size * 2000)) : $0 }
    }
}

/// The options of a game, which change how the same deal is played.
///
/// Each property is an option of the deal id.
public struct Options: Hashable, Sendable {
    /// The game, which cannot change during a game.
    public private(set) var game = Variant.set
    /// The preset that was chosen last; `limit` and `leaves` may have been changed afterwards.
    public private(set) var preset = Preset.unlimited
    /// The maximum number of cards on the table.
    public var limit = TableLimit.none
    /// When a match leaves.
    public var leaves = MatchLeaves.onNextTap
    /// Whether a match is not replaced while more cards are on the table than at the start.
    public var backTo12 = false
    /// Whether cards are dealt automatically when the table doesn't contain a match.
    public var autoDeal = false
    /// Whether time is shown and gives a bonus.
    public var clock = true
    /// Whether a mismatch, a needless deal and a failed claim cost points.
    public var penalties = true
    /// The number of players, which cannot change during a game.
    public var players = Players.one
    /// The time for a claim with two players.
    public var claimTime = ClaimTime.five

    /// Whether a match leaves automatically, as it always does with players who share a device. Where matches stay on the
    /// table, they stop showing automatically, since the next match may have some of their cards.
    public var matchLeavesByItself: Bool {
        leaves == .byItself || players.needClaims || game.rules.keepsMatches
    }
    /// Whether cards are dealt automatically when the table doesn't contain a match, as they always are on separate
    /// devices.
    public var dealsByItself: Bool { autoDeal || players.areApart }

    /// Creates the default options: one player, no limit, a match leaves on the next tap, no automatic deals, with a
    /// clock and penalties.
    public init() {}

    /// Creates the default options of a game.
    public init(_ game: Variant) {
        choose(game)
    }

    /// Chooses a game. If it is another one, sets the options that belong to it.
    public mutating func choose(_ game: Variant) {
        guard game != self.game else { return }
        self.game = game
        backTo12 = game.returnsToOpening
    }

    /// Chooses a preset, and sets the options that belong to it.
    public mutating func choose(_ preset: Preset) {
        self.preset = preset
        limit = preset.limit
        leaves = preset.leaves
    }
}

extension Options {
    /// A named choice of several options at once. A game stores the choice, so an app can show each preset in another
    /// look.
    public enum Preset: UInt8, CaseIterable, Sendable {
        /// No limit; a match leaves on the next tap.
        case unlimited
        /// At most 24 cards; a match leaves on the next tap.
        case limited
        /// At most 24 cards; a match leaves automatically.
        case selfClearing

        /// The maximum number of cards on the table.
        public var limit: TableLimit {
            switch self {
            case .unlimited: .none
            case .limited, .selfClearing: .twentyFour
            }
        }

        /// When a match leaves.
        public var leaves: MatchLeaves {
            switch self {
            case .unlimited, .limited: .onNextTap
            case .selfClearing: .byItself
            }
        }
    }
}

extension Options {
    /// The letter of the game, and the options that differ from the defaults, one character each; empty for the defaults.
    public var notation: UTF8Text {
        var text = UTF8Text()
        if let letter = game.letter { text.append(byte: letter) }
        switch preset {
        case .unlimited: break
        case .limited: text.append("g")
        case .selfClearing: text.append("p")
        }
        if limit == .twentyFour { text.append("l") }
        if leaves == .byItself { text.append("s") }
        if backTo12 { text.append("b") }
        if autoDeal { text.append("a") }
        if !clock { text.append("c") }
        if !penalties { text.append("n") }
        switch players {
        case .one: break
        case .two: text.append("t")
        case .apart(let seats): text.append(byte: UInt8(ascii: "A") - 1 + seats.rawValue)
        }
        switch claimTime {
        case .five: break
        case .unlimited: text.append("u")
        // The last digit of the seconds, 0 for 10.
        case .three, .four, .six, .seven, .eight, .nine, .ten: text.append(claimTime.rawValue % 10)
        }
        return text
    }

    /// Parses `notation`, whose characters may be in any order; `nil` if it contains any other character, such as the
    /// letter of an unknown game.
    public init?(notation: UTF8Text) {
        self.init()
        for letter in notation.bytes {
            switch letter {
            case Variant.letters:
                guard game == .set, let variant = Variant(letter: letter) else { return nil }
                game = variant
            case UInt8(ascii: "g"), UInt8(ascii: "p"):
                guard preset == .unlimited else { return nil }
                preset = letter == UInt8(ascii: "g") ? .limited : .selfClearing
            case UInt8(ascii: "l"): limit = .twentyFour
            case UInt8(ascii: "s"): leaves = .byItself
            case UInt8(ascii: "b"): backTo12 = true
            case UInt8(ascii: "a"): autoDeal = true
            case UInt8(ascii: "c"): clock = false
            case UInt8(ascii: "n"): penalties = false
            case UInt8(ascii: "t"): players = .two
            case UInt8(ascii: "B")...UInt8(ascii: "H"):
                guard let seats = SeatCount(rawValue: letter - UInt8(ascii: "A") + 1) else { return nil }
                players = .apart(seats)
            case UInt8(ascii: "u"): claimTime = .unlimited
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = letter - UInt8(ascii: "0")
                guard let time = ClaimTime(rawValue: digit == 0 ? 10 : digit) else { return nil }
                claimTime = time
            default: return nil
            }
        }
    }

    /// Returns whether a text would be the notation of options if the game that it names were known.
    static func namesUnknownGame(_ notation: UTF8Text) -> Bool {
        guard let letter = notation.bytes.first, Variant.letters.contains(letter), Variant(letter: letter) == nil else {
            return false
        }
        return Options(notation: UTF8Text(notation.bytes.dropFirst())) != nil
    }
}
