import PlainText
import SetGame
import SetRules
import SetTogether

/// A room's server for one player: it judges what the player asks for, and tells what others do.
public final class TestRoom {
    /// The code of every such room.
    public static let code = RoomCode(entropy: 77)
    /// The cards in the order in which they are dealt.
    public let deck: [Card]
    /// The game.
    public private(set) var game: Game
    /// The player's seat.
    public let seat: Seat?
    /// Who has a seat.
    public var seats: [SeatStatus]
    private var number = 3
    private var options: Options

    /// A room whose deck leads to a set among the first twelve cards.
    public init(_ count: Int = 2, seat: Seat? = .first, seed: UInt64 = 1) {
        var options = Options()
        options.players = SeatCount(rawValue: UInt8(count)).map { .apart($0) } ?? .one
        var generator = SplitMix64(seed: seed)
        var cards = Card.all
        repeat { cards.pinnedShuffle(using: &generator) } while !Array(cards[..<12]).containsSet
        (deck, self.options, self.seat) = (cards, options, seat)
        game = Game(DealID(deck: cards, options: options))
        seats = (0..<count).map { SeatStatus(name: PlayerName(entropy: UInt64($0 * 33)), isConnected: true) }
    }

    /// What the player is told who comes in before the start.
    public var welcome: [ServerMessage] {
        [.room(Self.code, seat: seat, Options()), .seats(seats)]
    }

    /// How the game began.
    public var opening: ServerMessage {
        .table(
            OpeningTable(
                number: 3, time: 0, seat: seat, cards: Array(deck[..<12]), deckCount: 69,
                scores: seats.map { _ in 0 }, seats: seats))
    }

    /// Carries out an action, and gives the event to tell.
    public func act(
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
    public func set() throws -> CardGroup {
        guard let set = game.matches.first else { throw Missing("a set") }
        return set
    }

    /// Three cards that are none.
    public func noSet() throws -> CardGroup {
        let cards = game.table
        let groups = cards.dropFirst(2).lazy.compactMap { CardGroup([cards[0], cards[1], $0]) }
        guard let wrong = groups.first(where: { !game.rules.isMatch($0) }) else { throw Missing("no set") }
        return wrong
    }

    /// Plays to the end by these seats in turn, and gives the events.
    public func playToTheEnd() throws -> [ServerMessage] {
        var messages: [ServerMessage] = []
        while !game.isOver {
            if let set = try? set() {
                let seat = Array(options.players.seats)[messages.count % options.players.count]
                messages.append(try act(.take(set), by: seat, request: number))
            } else {
                messages.append(try act(.due(.autoDeal), by: nil))
            }
        }
        return messages + [.end(deck: deck)]
    }
}
