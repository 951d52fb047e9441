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
    private static let heading = Heading("tercet game ", version: 1)
    private static let seal = Seal(mark: "sum ", bits: 64, radix: 16)

    /// The save as text. Linear in the number of actions.
    public var text: UTF8Text {
        var fields = Fields(deal: game.dealID.text, time: time, isPaused: isPaused, actions: UTF8Text(actionsOf: game))
        var writer = FieldWriter()
        fields.code(&writer)
        return Self.seal.sealed("\(Self.heading.line)\n\(writer.text)")
    }

    /// Reads a save written by `text`, replaying the whole game. Linear in the number of actions.
    ///
    /// - Throws: why the text isn't a save of a game, such as `damaged` if its checksum doesn't match.
    public init(reading text: UTF8Text) throws(SaveError) {
        var rest = TextReader(text.bytes)
        switch Self.heading.read(&rest) {
        case .foreign: throw .foreign
        case .later: throw .newerVersion
        case .earlier: throw .damaged
        case .current: break
        }
        guard rest.skip("\n"), Self.seal.opened(text) != nil else { throw .damaged }
        var (fields, reader) = (Fields(), FieldReader(rest))
        fields.code(&reader)
        guard !reader.hasFailed, let dealID = try? DealID(text: fields.deal) else { throw .unreadable }
        var game = Game(dealID)
        try fields.restore(&game)
        self.init(game: game, time: fields.time, isPaused: fields.isPaused)
    }
}

/// The lines between the heading and the checksum.
private struct Fields {
    var deal = UTF8Text()
    var time: Milliseconds = 0
    var isPaused = false
    var actions = UTF8Text()

    mutating func code(_ coder: inout some TextCoder) {
        coder.line(&deal)
        coder.number(&time, in: 0...Game.longest)
        coder.flag(&isPaused, " paused")
        coder.literal("\n")
        coder.line(&actions)
    }
}

extension UTF8Text {
    /// Creates a text of a game's actions, separated by spaces.
    fileprivate init(actionsOf game: Game) {
        self.init()
        var last = Milliseconds(0)
        for entry in game.log {
            if !isEmpty { append(" ") }
            append(contentsOf: entry.notation(since: last, players: game.options.players))
            last = entry.at
        }
    }
}

extension Fields {
    /// Replays the actions in a new game.
    fileprivate func restore(_ game: inout Game) throws(SaveError) {
        var reader = TextReader(actions.bytes)
        while !reader.isAtEnd {
            guard game.log.isEmpty || reader.skip(" "),
                let entry = LogEntry(reading: &reader, since: game.now, turn: game.turn.seat), entry.at <= time
            else { throw .unreadable }
            do {
                _ = try game.carryOut(entry)
            } catch {
                throw .refused(error)
            }
        }
    }
}
