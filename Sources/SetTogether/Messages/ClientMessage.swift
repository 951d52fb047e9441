import PlainText
import SetGame
import SetRules

/// A message to the server from a client: a page or another program.
public enum ClientMessage: Hashable, Sendable {
    /// Enters or creates a room.
    case hello(version: Int, Entrance, SeatSecret, last: Int)
    /// Takes cards. `request` numbers the requests of a seat, so sending a request twice changes nothing. `seen`
    /// is the number of the last event that the player had seen.
    case take(request: Int, seen: Int, CardGroup)
    /// Chooses a name before the game starts.
    case name(PlayerName)
    /// Starts the game with all players who have a seat.
    case start
    /// Starts another game after the end.
    case again

    /// The room to enter.
    public enum Entrance: Hashable, Sendable {
        /// The room with this code.
        case room(RoomCode)
        /// A new room, whose games have these options, except the players.
        case new(Options)
    }

    /// The version of the messages.
    public static let version = 1
    /// The maximum length of a message in bytes.
    public static let maximumLength = 512
    /// The maximum number of a request or an event in a message. The number after it still has 31 bits, as many as an
    /// `Int` of the page has without its sign.
    public static let maximumNumber = 1 << 30
}

// A message is words separated by single spaces:
//
//     hello 1 7k3m9qxt 5f0c…32 digits…a1 17
//     hello 1 new~pls 5f0c…32 digits…a1 0
//     take 4 17 1111 2222 3333
//     name 12 7
//     start
//     again
extension ClientMessage {
    /// The message as text.
    public var text: UTF8Text {
        switch self {
        case .hello(let version, let entrance, let secret, let last):
            return "hello \(version) \(entrance.text) \(secret.text) \(last)"
        case .take(let request, let seen, let group):
            return "take \(request) \(seen) \(UTF8Text.joined(group.map { $0.notation }, by: " "))"
        case .name(let name): return "name \(Int(name.first)) \(Int(name.second))"
        case .start: return "start"
        case .again: return "again"
        }
    }

    /// Parses `text`; `nil` for anything else.
    public init?(_ text: UTF8Text) {
        guard text.bytes.count <= Self.maximumLength else { return nil }
        var reader = TextReader(text.bytes)
        guard let message = Self.read(&reader), reader.isAtEnd else { return nil }
        self = message
    }

    private static func read(_ reader: inout TextReader) -> ClientMessage? {
        if reader.skip("start") { return .start }
        if reader.skip("again") { return .again }
        if reader.skip("name ") { return reader.name(separator: " ").map { .name($0) } }
        if reader.skip("take ") { return readTake(&reader) }
        if reader.skip("hello ") { return readHello(&reader) }
        return nil
    }

    private static func readTake(_ reader: inout TextReader) -> ClientMessage? {
        guard let request = reader.count(), reader.skip(" "), let seen = reader.count(), let cards = reader.cards(),
            !cards.isEmpty, let group = CardGroup(cards), request > 0
        else { return nil }
        return .take(request: request, seen: seen, group)
    }

    private static func readHello(_ reader: inout TextReader) -> ClientMessage? {
        let space = UInt8(ascii: " ")
        guard let version = reader.count(), reader.skip(" "), let word = reader.text(until: space),
            let entrance = Entrance(word), let secret = reader.text(until: space).flatMap({ SeatSecret($0) }),
            let last = reader.count()
        else { return nil }
        return .hello(version: version, entrance, secret, last: last)
    }
}

extension ClientMessage.Entrance {
    fileprivate var text: UTF8Text {
        switch self {
        case .room(let code): return code.text
        case .new(let options):
            let letters = options.notation
            return letters.isEmpty ? "new" : "new~\(letters)"
        }
    }

    fileprivate init?(_ word: UTF8Text) {
        var reader = TextReader(word.bytes)
        if let code = RoomCode(word) {
            self = .room(code)
        } else if reader.skip("new"), reader.isAtEnd {
            self = .new(Options())
        } else if reader.skip("~"), let options = Options(notation: reader.text()) {
            self = .new(options)
        } else {
            return nil
        }
    }
}

extension TextReader {
    /// Consumes a whole number, at most `ClientMessage.maximumNumber`.
    mutating func count() -> Int? {
        guard let number = number(), number <= Int64(ClientMessage.maximumNumber) else { return nil }
        return Int(number)
    }

    /// Consumes all cards that follow, each after a space; `nil` if a space is followed by anything else.
    mutating func cards() -> [Card]? {
        var cards: [Card] = []
        while skip(" ") {
            guard let card = Card(reading: &self) else { return nil }
            cards.append(card)
        }
        return cards
    }

    /// Consumes the two numbers of a name.
    mutating func name(separator: StaticString) -> PlayerName? {
        guard let first = number(), skip(separator), let second = number() else { return nil }
        return PlayerName(first: first, second: second)
    }
}
