import PlainText
import SetRules

/// A stored game: the deal, all actions, and the playing time so far.
public struct Save: Hashable, Sendable {
    private let storage: Storage
    /// The playing time when it was saved, at or after the last action.
    public let time: Milliseconds
    /// Whether the player had paused the game.
    public let isPaused: Bool

    /// A game is large, so a save holds a reference to it.
    private indirect enum Storage: Hashable {
        case game(Game)
    }

    /// The game.
    public var game: Game {
        switch storage {
        case .game(let game): game
        }
    }

    /// Creates a save of a game at a playing time, or at the time of its last action if that is later.
    public init(game: Game, time: Milliseconds, isPaused: Bool) {
        storage = .game(game)
        self.time = max(time, game.now)
        self.isPaused = isPaused
    }
}

/// A reason why a text is not a save of a game.
public enum SaveError: Error, Hashable, Sendable {
    /// It doesn't begin like a save.
    case foreign
    /// A newer version wrote it.
    case newerVersion
    /// It was changed or cut off: the checksum doesn't match.
    case damaged
    /// It can't be parsed, although the checksum matches.
    case unreadable
    /// The game refuses an action in it.
    case refused(RuleViolation)
}

// The format is text with one item per line: a heading with the version, the deal id, the playing time (followed by
// `paused` if the game is paused), the actions, and a checksum of all preceding bytes. An action is the time since the
// previous action in base 36, a letter, and the action's data:
//
//     tercet game 1
//     k3f9x2pm~s
//     9475 paused
//     1mcT1331 1mcT2311 1mcT3321 jgL p0R 15oD
//     sum 414d27824f4a6e7e
extension Save {
    private static let heading: StaticString = "tercet game "
    private static let version: Milliseconds = 1

    /// The save as text. Linear in the number of actions.
    public var text: UTF8Text {
        var text = UTF8Text()
        text.append(Self.heading)
        text.append(Self.version)
        text.append("\n")
        text.append(contentsOf: game.dealID.text)
        text.append("\n")
        text.append(time)
        text.append(isPaused ? " paused\n" : "\n")
        var last: Milliseconds = 0
        for (index, entry) in game.log.enumerated() {
            if index > 0 { text.append(" ") }
            text.append(contentsOf: entry.notation(since: last, players: game.options.players))
            last = entry.at
        }
        text.append("\n")
        let sum = text.checksum
        text.append("sum ")
        text.append(sum, radix: 16)
        return text
    }

    /// Reads a save written by `text`, replaying the whole game. Linear in the number of actions.
    ///
    /// - Throws: why the text isn't a save of a game, such as `damaged` if its checksum doesn't match.
    public init(reading text: UTF8Text) throws(SaveError) {
        var reader = TextReader(text.bytes)
        guard reader.skip(Self.heading) else { throw .foreign }
        guard let version = reader.number() else { throw .foreign }
        if version > Self.version { throw .newerVersion }
        guard version == Self.version, reader.skip("\n") else { throw .damaged }
        try Self.check(text)
        guard let id = reader.text(until: UInt8(ascii: "\n")), let dealID = try? DealID(text: id) else {
            throw .unreadable
        }
        guard let time = reader.number(), time <= Game.longest else { throw .unreadable }
        let isPaused = reader.skip(" paused")
        guard reader.skip("\n") else { throw .unreadable }
        guard let actions = reader.text(until: UInt8(ascii: "\n")) else { throw .unreadable }
        var game = Game(dealID)
        try game.restore(actions, until: time)
        self.init(game: game, time: time, isPaused: isPaused)
    }

    /// Compares the last line, the checksum, with the bytes before it.
    private static func check(_ text: UTF8Text) throws(SaveError) {
        guard let end = text.bytes.lastIndex(of: UInt8(ascii: "\n")) else { throw .damaged }
        var sum: UTF8Text = "sum "
        sum.append(UTF8Text(text.bytes[...end]).checksum, radix: 16)
        guard text.bytes[(end + 1)...].elementsEqual(sum.bytes) else { throw .damaged }
    }
}

extension Game {
    /// Carries out the actions of a save.
    fileprivate mutating func restore(_ actions: UTF8Text, until end: Milliseconds) throws(SaveError) {
        var reader = TextReader(actions.bytes)
        while !reader.isAtEnd {
            guard log.isEmpty || reader.skip(" ") else { throw .unreadable }
            guard let entry = LogEntry(reading: &reader, since: now, turn: turn.seat), entry.at <= end else {
                throw .unreadable
            }
            do {
                _ = try carryOut(entry)
            } catch {
                throw .refused(error)
            }
        }
    }
}
