import PlainText
import SetGame
import SetRules
import SetTogether

/// A room as a server has it, for tests: everybody who comes before the start gets a seat, and whoever asks first is first.
public struct ScriptedRoom: Sendable {
    /// The game; `nil` before the start.
    public private(set) var game: Game?
    /// Who has a seat.
    public var seats: [SeatStatus] = []
    /// The number of the last event.
    public private(set) var number = 0
    /// The code.
    public let code: RoomCode
    private var options: Options
    private var deck: [Card] = []
    private var generator: SplitMix64

    /// An empty room of a game, whose deals follow from a seed.
    public init(_ code: RoomCode = RoomCode(entropy: 77), of variant: Variant = .set, seed: UInt64) {
        (self.code, options, generator) = (code, Options(variant), SplitMix64(seed: seed))
    }

    /// Somebody sits down, under the name of their place. Returns what they are told.
    public mutating func enter() -> (seat: Seat?, messages: [ServerMessage]) {
        guard game == nil, seats.count < Seat.allCases.count else { return (nil, welcome(nil)) }
        seats.append(SeatStatus(name: PlayerName(entropy: UInt64(seats.count) * 33), isConnected: true))
        let seat = Seat.allCases[seats.count - 1]
        return (seat, welcome(seat))
    }

    /// What somebody is told who comes, or comes back.
    public func welcome(_ seat: Seat?) -> [ServerMessage] { [.room(code, seat: seat, options), .seats(seats)] }

    /// Begins a game with those who have seats.
    public mutating func start() {
        guard let count = SeatCount(rawValue: UInt8(seats.count)) else { preconditionFailure("two to eight play") }
        options.players = .apart(count)
        repeat {
            deck = options.game.rules.cards.deck
            deck.pinnedShuffle(using: &generator)
        } while !holdsTwoMatches
        number += 1
        game = Game(DealID(deck: deck, options: options))
    }

    /// Whether a match can be taken, and another one after the first of them: what tests tell of begins with these.
    private var holdsTwoMatches: Bool {
        var game = Game(DealID(deck: deck, options: options))
        guard let set = game.matches.first, (try? game.perform(.take(set), at: 0)) != nil else { return false }
        return game.holdsMatch
    }

    /// The table as a seat is shown it.
    public func opening(for seat: Seat?, number: Int? = nil) -> ServerMessage {
        let count = options.game.rules.openingCount
        return .table(
            OpeningTable(
                number: number ?? self.number, time: game?.now ?? 0, seat: seat,
                cards: Array(deck[..<count]), deckCount: deck.count - count, scores: seats.map { _ in 0 }, seats: seats)
        )
    }

    /// Carries out an action, and gives the event to tell; then what time causes at once, and the end.
    public mutating func act(
        _ action: Action, by seat: Seat?, request: Int = 0, after pause: Milliseconds = 400
    ) throws -> [ServerMessage] {
        guard var game else { preconditionFailure("a game is on") }
        let time = max(game.now + pause, seat == nil ? game.nextScheduledAction?.at ?? 0 : 0)
        let reveals = Array(game.deck.cards.suffix(game.cardsNeeded(for: action)).reversed())
        _ = try game.perform(action, by: seat ?? .first, at: time)
        self.game = game
        number += 1
        let entry = LogEntry(at: time, seat: seat, action: action)
        var messages: [ServerMessage] = [
            .event(NumberedEvent(number: number, entry: entry, request: request, reveals: reveals))
        ]
        if game.isOver {
            messages.append(.end(deck: deck))
        } else if let next = game.nextScheduledAction {
            messages += try act(next.action, by: nil)
        }
        return messages
    }
}
