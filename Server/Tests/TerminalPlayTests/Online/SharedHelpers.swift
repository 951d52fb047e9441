import OnlineClient
import PlainText
import SetGame
import SetRules
import SetTogether
import StandInServer
import Testing

@testable import TerminalPlay

/// A shared game in a terminal, with the room that a server has of it.
struct PlayedTable {
    var game: SharedGame
    var room: ScriptedRoom
    let seat: Seat?
    /// What the game has sent.
    private(set) var sent: [ClientMessage] = []

    /// A player in a room with so many players, whose seat is the first one; before the start.
    init(
        players: Int = 2, seat: Seat? = .first, seed: UInt64 = 5, variant: Variant = .set, language: String = "en",
        columns: Int = 80, lines: Int = 24
    ) throws {
        room = ScriptedRoom(of: variant, seed: seed)
        self.seat = seat
        let capabilities = TerminalCapabilities(hasUnicode: true, colors: .none, isAddressable: true)
        game = SharedGame(
            try RoomLink("http://127.0.0.1:8080/#room=\(room.code.text)"), secret: SeatSecret(entropy: [1, 2, 3, 4]),
            language: try PlayOptions(language: language).language(for: capabilities),
            size: TerminalSize(columns: columns, lines: lines))
        for _ in 0..<players { _ = room.enter() }
        note(game.perform(.enter, at: 0))
        report(.opened)
        tell(room.welcome(seat))
    }

    /// The game has begun.
    static func begun(
        players: Int = 2, seat: Seat? = .first, seed: UInt64 = 5, variant: Variant = .set, language: String = "en",
        columns: Int = 80, lines: Int = 24
    ) throws -> PlayedTable {
        var played = try PlayedTable(
            players: players, seat: seat, seed: seed, variant: variant, language: language, columns: columns,
            lines: lines)
        played.start()
        return played
    }

    mutating func start(at now: Milliseconds = 0) {
        room.start()
        tell([room.opening(for: seat)], at: now)
    }

    @discardableResult
    mutating func report(_ report: OnlineClient.Report, at now: Milliseconds = 0) -> [SharedGame.Request] {
        note(game.receive([report], at: now))
    }

    @discardableResult
    private mutating func note(_ requests: [SharedGame.Request]) -> [SharedGame.Request] {
        for case .send(let message) in requests { sent.append(message) }
        return requests
    }

    mutating func tell(_ messages: [ServerMessage], at now: Milliseconds = 0) {
        for message in messages { report(.received(message.text), at: now) }
    }

    mutating func press(_ key: TerminalKey, at now: Milliseconds = 0) -> [SharedGame.Request] {
        note(game.handle(key, at: now) { 7 })
    }

    mutating func type(_ text: String, at now: Milliseconds = 0) {
        for scalar in text.unicodeScalars { _ = press(.character(scalar), at: now) }
    }

    mutating func choose(_ triple: CardGroup, at now: Milliseconds = 0) throws {
        for card in triple.cards {
            let index = try #require(game.table.seen?.table.firstIndex(of: card))
            type(String(CardLabel.character(at: index)), at: now)
        }
    }

    /// A seat takes a set, and all are told.
    mutating func take(by seat: Seat, request: Int = 1, at now: Milliseconds = 0) throws {
        let set = try #require(room.game?.matches.first)
        tell(try room.act(.take(set), by: seat, request: request), at: now)
    }

    /// Plays to the end, one set after the other by the seats in turn.
    mutating func finish() throws {
        var request = 1
        while let game = room.game, !game.isOver {
            let seats = Array(game.options.players.seats)
            try take(by: seats[request % seats.count], request: request)
            request += 1
        }
    }

    /// The messages as the player reads them.
    var notes: String {
        game.notes.map { $0.text(in: game.language, game.appearance, game.kind) }.joined(separator: " ")
    }
}
