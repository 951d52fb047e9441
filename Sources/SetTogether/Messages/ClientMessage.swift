import PlainText
import SetGame
import SetRules

/// A message to the server from a client: a page or another program.
public enum ClientMessage: Hashable, Sendable {
    /// Enters or creates a room. `last` is the number of the last event that the client has, and `mark` the mark of the log up to
    /// it, since version 4.
    case hello(version: Int, Entrance, SeatSecret, last: Int, LogMark)
    /// Takes cards. `request` numbers the requests of a seat, so sending a request twice is harmless. `seen`
    /// is the number of the last event that the player had seen.
    case take(request: Int, seen: Int, CardGroup)
    /// Chooses a name before the game starts.
    case name(PlayerName)
    /// Starts the game with all players who have a seat.
    case start
    /// Starts another game after the end.
    case again
    /// Agrees, or no longer agrees, to start the next game. Since version 2.
    case ready(Bool)
    /// Shows a reaction to the whole room. Since version 2.
    case react(Reaction)

    /// Turns up a card that lies face down, by its number in dealing order, for this player alone. Since version 3.
    case turn(Int)
    /// Asks whether the connection still exists, which a page can't find out otherwise. The answer is `pong`. Since version 5.
    case ping

    /// The room to enter.
    public enum Entrance: Hashable, Sendable {
        /// The room with this code.
        case room(RoomCode)
        /// A new room, whose games have these options, except the players.
        case new(Options)
    }

    /// The version of the messages. A client of an older version isn't sent the messages that it doesn't know.
    public static let version = 5
    /// The versions that a server accepts.
    public static let acceptedVersions = 1...version
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
//     hello 4 7k3m9qxt 5f0c…32 digits…a1 17 812734
//     take 4 17 1111 2222 3333
//     name 12 7
//     start
//     again
//     ready 1
//     react 3
//     turn 17
//     ping
extension ClientMessage: TextCodable {
    /// Messages to read into.
    public static let forms: [ClientMessage] = [
        .take(request: 1, seen: 0, CardGroup()), .name(PlayerName(entropy: 0)), .start, .again,
        .ready(false), .react(.wow), .turn(0), .ping,
        .hello(version: version, .new(Options()), SeatSecret(entropy: [0, 0, 0, 0]), last: 0, .none),
    ]

    /// Visits the words of the message.
    public mutating func code(_ coder: inout some TextCoder) {
        switch self {
        case .hello(var version, var entrance, var secret, var last, var mark):
            coder.count(&version, after: "hello ")
            coder.word(&entrance, after: " ", text: { $0.text }, value: { Entrance($0) })
            coder.word(&secret, after: " ", text: { $0.text }, value: { SeatSecret($0) })
            coder.count(&last, after: " ")
            if version >= LogMark.version { coder.count(&mark.value, after: " ") } else { mark = .none }
            self = .hello(version: version, entrance, secret, last: last, mark)
        case .take(var request, var seen, var group):
            coder.count(&request, from: 1, after: "take ")
            coder.count(&seen, after: " ")
            group.code(&coder, first: " ", next: " ")
            self = .take(request: request, seen: seen, group)
        case .name(var name):
            name.code(&coder, after: "name ", separator: " ")
            self = .name(name)
        case .start: coder.literal("start")
        case .again: coder.literal("again")
        case .ready(var isReady):
            coder.flag(&isReady, after: "ready ")
            self = .ready(isReady)
        case .react(var reaction):
            coder.reaction(&reaction, after: "react ")
            self = .react(reaction)
        case .turn(var number):
            coder.count(&number, after: "turn ")
            self = .turn(number)
        case .ping: coder.literal("ping")
        }
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

extension PlayerName {
    /// Visits the two numbers of the name.
    mutating func code(_ coder: inout some TextCoder, after literal: StaticString, separator: StaticString) {
        coder.number(&first, in: 0...Self.words - 1, after: literal)
        coder.literal(separator)
        coder.number(&second, in: 0...Self.words - 1)
    }
}

extension TextCoder {
    /// Visits 1 or 0.
    mutating func flag(_ flag: inout Bool, after literal: StaticString) {
        var number = flag ? 1 : 0
        self.number(&number, in: 0...1, after: literal)
        flag = number == 1
    }

    /// Visits the number of a reaction, from 1.
    mutating func reaction(_ reaction: inout Reaction, after literal: StaticString) {
        var number = Int(reaction.rawValue) + 1
        self.number(&number, in: 1...Reaction.allCases.count, after: literal)
        reaction = Reaction.allCases[number - 1]
    }

    /// Visits a whole number, at most `ClientMessage.maximumNumber`.
    mutating func count(_ count: inout Int, from least: Int = 0, after literal: StaticString) {
        number(&count, in: least...ClientMessage.maximumNumber, after: literal)
    }
}
