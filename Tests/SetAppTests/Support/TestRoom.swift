import PlainText
import SetGame
import SetPage
import SetRules
import SetTogether
import Testing

@testable import SetApp

/// A room's server for one page: it judges what the page asks for, and tells what others do.
final class TestRoom {
    static let code = RoomCode(entropy: 77)
    let deck: [Card]
    var game: Game
    var seat: Seat?
    var seats: [SeatStatus]
    /// The number of the last event.
    var number = 3
    private var options: Options

    /// A room whose deck leads to a set among the first twelve cards.
    init(_ count: Int = 2, seat: Seat? = .first, seed: UInt64 = 1) {
        var options = Options()
        options.players = SeatCount(rawValue: UInt8(count)).map { .apart($0) } ?? .one
        var generator = SplitMix64(seed: seed)
        var cards = Card.all
        repeat { cards.pinnedShuffle(using: &generator) } while !Array(cards[..<12]).containsSet
        (deck, self.options, self.seat) = (cards, options, seat)
        game = Game(DealID(deck: cards, options: options))
        seats = (0..<count).map { SeatStatus(name: PlayerName(entropy: UInt64($0 * 33)), isConnected: true) }
    }

    /// What a page is told that comes in before the start.
    var welcome: [ServerMessage] {
        [.room(Self.code, seat: seat, Options()), .seats(seats)]
    }

    /// How the game began.
    var opening: ServerMessage {
        .table(
            OpeningTable(
                number: 3, time: 0, seat: seat, cards: Array(deck[..<12]), deckCount: 69,
                scores: seats.map { _ in 0 }, seats: seats))
    }

    /// Carries out an action, and gives the event to tell.
    func act(
        _ action: Action, by seat: Seat?, request: Int = 0, after pause: Milliseconds = 2000
    ) throws -> ServerMessage {
        let time = max(game.now + pause, action == .due(.autoDeal) ? game.nextScheduledAction?.at ?? 0 : 0)
        let reveals = Array(game.deck.cards.suffix(game.cardsNeeded(for: action)).reversed())
        _ = try game.perform(action, by: seat ?? .first, at: time)
        number += 1
        let entry = LogEntry(at: time, seat: seat, action: action)
        return .event(NumberedEvent(number: number, entry: entry, request: request, reveals: reveals))
    }

    /// A set on the table.
    func set() throws -> CardGroup { try #require(game.table.groups.first) }

    /// Three cards that are none.
    func noSet() throws -> CardGroup {
        let cards = game.table
        return try #require(
            cards.dropFirst(2).lazy.compactMap { CardGroup([cards[0], cards[1], $0]) }.first { !game.rules.isMatch($0) }
        )
    }

    /// Plays to the end by these seats in turn, and gives the events.
    func playToTheEnd() throws -> [ServerMessage] {
        var messages: [ServerMessage] = []
        while !game.isOver {
            if let set = game.table.groups.first {
                let seat = Array(options.players.seats)[messages.count % options.players.count]
                messages.append(try act(.take(set), by: seat, request: number))
            } else {
                messages.append(try act(.due(.autoDeal), by: nil))
            }
        }
        return messages + [.end(deck: deck)]
    }
}

extension PageUser {
    /// Opens the page with a link to the room.
    static func inRoom(_ query: String = "", storage: TestStorage = TestStorage()) -> PageUser {
        PageUser(query, storage: storage) { $0.window["location.hash"] = "#room=\(TestRoom.code.text.string)" }
    }

    /// In the room, which has let the page in.
    static func inRoom(_ room: TestRoom, isPlaying: Bool, _ query: String = "") -> PageUser {
        let user = inRoom(query)
        user.openSocket()
        user.hear(room.welcome + (isPlaying ? [room.opening] : []))
        return user
    }

    func openSocket() { send(.socket) { $0.detail = 0 } }

    func loseSocket() {
        platform.socket = nil
        send(.socket) { $0.detail = 2 }
    }

    /// Hears messages that come at once.
    func hear(_ messages: [ServerMessage]) {
        send(.socket) { ($0.detail, $0.text) = (1, UTF8Text.joined(messages.map(\.text), by: "\n")) }
    }

    func hear(_ message: ServerMessage) { hear([message]) }

    /// What was sent since this was last asked.
    func sent() -> [ClientMessage] {
        defer { platform.sent = [] }
        return platform.sent.compactMap { ClientMessage(UTF8Text($0)) }
    }

    /// Taps cards, whatever they are called.
    func tap(_ triple: CardGroup) {
        for card in triple.cards { tap(app.shown.game.table.firstIndex(of: card) ?? 0) }
    }

    /// The elements of the seats.
    var seatElements: [RecordingPlatform.Element] { platform[platform["seats"]].children.map { platform[$0] } }

    /// The points beside the table, by seat.
    var seatScores: [String] { seatElements.map { platform[$0.children[1]].text } }
}
