import OnlineClient
import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether
import SetWords

/// A game with others in a terminal: the shared table, and what the screen shows of it. It knows no terminal and no network: keys,
/// times, chance and messages are given to it.
struct SharedGame: Sendable {
    /// The table as this player sees it.
    private(set) var table = SharedTable()
    /// The link to the server and, once it is known, to the room.
    private(set) var link: RoomLink
    /// Whether the server can be reached.
    private(set) var connection = Connection.opening
    /// What the status line tells.
    private(set) var notes: [Note] = [.message(.enteringRoom)]
    /// The page of the help that is shown, counted from 0; `nil` while the table is shown.
    private(set) var helpPage: Int?
    /// The size of the screen.
    var size: TerminalSize
    let language: Language
    private let secret: SeatSecret
    private var place = 0

    /// Whether the server can be reached.
    enum Connection: Hashable, Sendable {
        /// It has not been reached yet.
        case opening
        case open
        /// It was reached, and cannot be now.
        case lost
    }

    /// What becomes of a key or a report.
    enum Outcome: Hashable, Sendable {
        /// Messages to send; none where nothing has to be sent.
        case send([ClientMessage])
        /// The room is known: its seat's secret is to be kept.
        case entered
        /// The player wants to leave.
        case quit
        /// The room cannot be entered, for this reason.
        case refused(PlayError)

        /// Nothing has to be done.
        static var nothing: Outcome { .send([]) }
    }

    /// A game that is to be entered.
    ///
    /// - Parameters:
    ///   - link: the server and the room; without a room a new one is made.
    ///   - secret: the proof of the player's seat.
    init(_ link: RoomLink, secret: SeatSecret, language: Language, size: TerminalSize) {
        (self.link, self.secret, self.language, self.size) = (link, secret, language, size)
    }

    /// The place on the table that the cursor is on; 0 on an empty table.
    var current: Int { min(place, max(0, (table.game?.table.count ?? 0) - 1)) }

    /// The symbols and colours of the cards, which follow from the style of the table.
    var appearance: Appearance {
        var appearance = Appearance()
        appearance.art = table.options.style.art
        return appearance
    }

    /// The name of a seat; the word for a player where it is not known.
    func name(of seat: Seat) -> String {
        let index = Int(seat.rawValue)
        guard index < table.seats.count else { return String(language[.player(seat)]) }
        return String(language.name(of: table.seats[index].name))
    }

    /// The milliseconds until the screen shows something else, though no key is pressed; `nil` while nothing is to come.
    var timeToNextChange: Milliseconds? {
        guard table.isPlaying else { return nil }
        let tick = 1000 - table.elapsed % 1000
        return min(tick, table.mismatchEnds.map { max(0, $0 - table.elapsed) } ?? tick)
    }
}

// What the server and the network do.
extension SharedGame {
    /// Takes what happened to the connection, at a moment of the caller's clock.
    mutating func receive(_ report: OnlineClient.Report, at now: Milliseconds) -> Outcome {
        switch report {
        case .opened: return .send([hello] + table.unanswered)
        case .failed(let error):
            if connection == .opening { return .refused(.online(error)) }
        case .lost:
            if connection == .open { notes = [.message(.connectionLost)] }
            if connection != .opening { connection = .lost }
        case .message(let message): return take(message, at: now)
        }
        return .nothing
    }

    private var hello: ClientMessage {
        table.hello(secret, entering: link.room.map { .room($0) } ?? .new(Options()))
    }

    private mutating func take(_ message: ServerMessage, at now: Milliseconds) -> Outcome {
        let wasLost = connection == .lost
        connection = .open
        let news = table.receive(message, at: now)
        if wasLost { notes = [.message(.connectionBack)] }
        if news.contains(.outOfStep) { return .send([hello]) }
        if news.contains(.entered), link.room != table.room {
            link.room = table.room
            tell(news)
            return .entered
        }
        if table.room == nil, case .refused(_, let refusal) = message { return .refused(.notAdmitted(refusal)) }
        tell(news, isReturn: wasLost)
        return .nothing
    }

    private mutating func tell(_ news: [SharedNews], isReturn: Bool = false) {
        let told = news.flatMap { notes(on: $0) }
        // Coming back is told first, and what has happened meanwhile after it.
        if !told.isEmpty { notes = isReturn ? [.message(.connectionBack)] : told }
    }
}

// What the player does.
extension SharedGame {
    /// Time has passed.
    mutating func advance(to now: Milliseconds) { table.advance(to: now) }

    /// Answers a key at a moment of the caller's clock.
    ///
    /// - Parameter entropy: gives random bits, for an order of the cards.
    mutating func handle(_ key: TerminalKey, at now: Milliseconds, entropy: () -> UInt64) -> Outcome {
        advance(to: now)
        if let page = helpPage {
            helpPage = page + 1 < SharedHelp(game: self).pages.count ? page + 1 : nil
            return .nothing
        }
        let count = table.isPlaying ? table.game?.table.count ?? 0 : 0
        guard let command = SharedCommand(key, cardCount: count) else { return .nothing }
        switch command {
        case .choose(let index): return choose(index, at: now)
        case .chooseCurrent: return choose(current, at: now)
        case .move(let direction): if let grid { place = grid.neighbor(of: current, to: direction) }
        case .first: place = 0
        case .last: place = max(0, count - 1)
        case .deselect: if table.deselect() { notes = [.message(.deselected)] }
        case .reshuffle:
            if table.isPlaying {
                var generator = SplitMix64(seed: entropy())
                table.reshuffle(using: &generator)
            }
        case .start: return start()
        case .nextName: return chooseNextName()
        case .help: helpPage = 0
        case .quit: return .quit
        case .redraw: break
        }
        return .nothing
    }

    private mutating func choose(_ index: Int, at now: Milliseconds) -> Outcome {
        guard let cards = table.seen?.table, cards.indices.contains(index), table.isPlaying else { return .nothing }
        place = index
        let (events, message) = table.tap(cards[index], at: now)
        if let game = table.seen {
            let told = events.flatMap { Message.messages(on: $0, in: game) }.flatMap { Note.notes(for: $0) }
            if !told.isEmpty { notes = told }
        }
        return .send(message.map { [$0] } ?? [])
    }

    private mutating func start() -> Outcome {
        guard table.room != nil else { return .nothing }
        return .send([table.game == nil ? .start : .again])
    }

    /// The next name in an order in which both words change, among those that nobody has.
    private mutating func chooseNextName() -> Outcome {
        guard let seat = table.seat, Int(seat.rawValue) < table.seats.count else { return .nothing }
        var name = table.seats[Int(seat.rawValue)].name
        repeat { name = name.next } while table.seats.contains { $0.name == name }
        return .send([.name(name)])
    }

    /// The layout of the table; `nil` where the terminal is too small for it, or no game is there.
    var grid: TableGrid? {
        guard let game = table.game, size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(count: game.table.count, in: SharedLayout(self).table)
    }
}

extension PlayerName {
    /// The name after this one: 27 steps apart in each list, which has no factor in common with 32, so that all names come.
    fileprivate var next: PlayerName {
        let number = (Int(first) + Int(second) * 32 + 27 * 33) % 1024
        return PlayerName(entropy: UInt64(number))
    }
}
