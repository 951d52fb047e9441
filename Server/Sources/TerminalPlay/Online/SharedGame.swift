import OnlineClient
import PlainText
import SetGame
import SetRoom
import SetRules
import SetSettings
import SetTable
import SetTogether
import SetWords

/// An online game in a terminal: the room's client and the state of the screen. It doesn't depend on a terminal or a
/// network: keys, times, random bits and messages are passed in.
struct SharedGame: Sendable {
    /// The client of the room.
    var client: RoomClient
    /// The link to the server and, once known, to the room.
    private(set) var link: RoomLink
    /// The messages in the status line.
    private(set) var notes: [Note] = []
    /// The help page that is shown, counted from 0; `nil` while the table is shown.
    var helpPage: Int?
    /// The size of the screen.
    var size: TerminalSize
    let language: Language
    /// The last position that the cursor was moved to.
    var place = 0

    /// A request to the program, as the result of a key, a report or the time.
    enum Request: Hashable, Sendable {
        case connect, disconnect
        case send(ClientMessage)
        /// Store the secret of the seat.
        case keepSeat
        /// Quit because the player wants to.
        case quit
        /// Quit because the room can't be entered or continued, for this reason.
        case fail(PlayError)
    }

    /// Creates a game that hasn't been entered yet.
    ///
    /// - Parameters:
    ///   - link: the server and the room; without a room, a new room is created.
    ///   - secret: the proof of the player's seat.
    ///   - newRoomGame: the game of a new room.
    init(
        _ link: RoomLink, secret: SeatSecret, newRoomGame: Variant = .set, language: Language, size: TerminalSize
    ) {
        (self.link, self.language, self.size) = (link, language, size)
        // The player can easily repeat the command.
        client = RoomClient(link.room.map { .room($0) } ?? .new(Options(newRoomGame)), secret, firstFailure: .givesUp)
    }

    /// The kind of match that the room's game asks for.
    var kind: MatchKind { table.options.game.rules.kind }

    /// The table as this player sees it.
    var table: SharedTable { client.table }

    /// The position of the cursor on the table; 0 on an empty table.
    var current: Int { min(place, max(0, (table.game?.availableCards.count ?? 0) - 1)) }

    /// The symbols and colours of the cards, according to the style of the table.
    var appearance: Appearance { Appearance(table.options) }

    /// Returns the name of a seat, or the word for a player if the name is unknown.
    func name(of seat: Seat) -> String {
        String(table.name(of: seat).map { language.name(of: $0) } ?? language[.player(seat)])
    }

    /// The layout of the table, or `nil` if the terminal is too small or there is no game.
    var grid: TableGrid? {
        guard let game = table.game, size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(game, in: SharedLayout(self).table)
    }
}

// The client's inputs and effects.
extension SharedGame {
    /// Passes an input to the room's client, at a time of the caller's clock. Shows the messages among the effects, and
    /// returns the requests.
    ///
    /// - Parameter error: why the connection failed, if the input says that it did.
    mutating func perform(
        _ input: RoomInput, at now: Milliseconds, because error: OnlineError = .closedEarly
    ) -> [Request] {
        carryOut(client.perform(input, at: now), because: error)
    }

    /// Handles reports about the connection, at a time of the caller's clock.
    mutating func receive(_ reports: [OnlineClient.Report], at now: Milliseconds) -> [Request] {
        reports.joined.flatMap { report in
            switch report {
            case .opened: perform(.opened, at: now)
            case .received(let text): perform(.received(text), at: now)
            case .closed: perform(.closed(RoomInput.Device()), at: now)
            case .failed(let error): perform(.closed(RoomInput.Device()), at: now, because: error)
            }
        }
    }

    private mutating func carryOut(_ effects: [RoomEffect], because error: OnlineError) -> [Request] {
        var requests: [Request] = []
        var told: [Note]?
        for effect in effects {
            switch effect {
            case .connect: requests.append(.connect)
            case .disconnect: requests.append(.disconnect)
            case .send(let message): requests.append(.send(message))
            case .clearMessages: told = told ?? []
            case .say(let message), .warn(let message): told = (told ?? []) + Note.notes(for: message)
            case .ended(let message): told = [.message(message)] + lostPlace
            case .entered: link.room = client.code
            case .keepSeat: requests.append(.keepSeat)
            case .givenUp(let failure): requests.append(.fail(PlayError(failure, because: error)))
            // The screen is drawn from the table. A terminal has no sounds and no statistics.
            case .cue, .showLobby, .startOver, .exchanged, .began, .reacted, .uncovered: break
            }
        }
        if let told { notes = told }
        return requests
    }

    /// The place of a player who doesn't have the most points.
    private var lostPlace: [Note] {
        guard let game = table.game, let seat = client.seatInGame,
            game.scores.place(of: seat, among: game.options.players) > 1
        else { return [] }
        return [.message(.place(of: seat, in: game))]
    }
}

extension [OnlineClient.Report] {
    /// The reports, with texts that follow each other joined into one text.
    fileprivate var joined: [OnlineClient.Report] {
        reduce(into: []) { reports, report in
            if case .received(let new) = report, case .received(let former)? = reports.last {
                reports[reports.count - 1] = .received("\(former)\n\(new)")
            } else {
                reports.append(report)
            }
        }
    }
}
