import PlainText
import SetGame
import SetRules
import SetTogether

// The meaning of messages, in words that their texts don't use.

extension ClientMessage {
    /// All that the message states.
    var meaning: String {
        switch self {
        case .hello(let version, let entrance, let secret, let last, let mark):
            "enter, version \(version), \(entrance.meaning), secret \(secret.text), last \(last)"
                + (mark == .none ? "" : " marked \(mark)")
        case .take(let request, let seen, let cards): "cards \(cards.meaning), \(request), seen \(seen)"
        case .name(let name): "be \(name.first) \(name.second)"
        case .start: "begin"
        case .again: "once more"
        case .ready(let isReady): isReady ? "ready" : "not ready"
        case .react(let reaction): "shows \(reaction)"
        case .turn(let number): "looks at the card \(number)"
        case .ping: "asks"
        }
    }
}

extension ClientMessage.Entrance {
    fileprivate var meaning: String {
        switch self {
        case .room(let code): "room \(code.text)"
        case .new(let options): "a new room: \(options.meaning)"
        }
    }
}

extension ServerMessage {
    /// All that the message states.
    var meaning: String {
        switch self {
        case .room(let code, let seat, let options): "in \(code.text) as \(seat.meaning): \(options.meaning)"
        case .seats(let seats): "players \(seats.meaning)"
        case .table(let table):
            "opening \(table.number) at \(table.time) for \(table.seat.meaning): \(table.cards.meaning), deck of "
                + "\(table.deckCount), scores \(table.scores), \(table.seats.meaning)"
        case .event(let event):
            "number \(event.number) at \(event.entry.at) by \(event.entry.seat.meaning), request \(event.request): "
                + "\(event.entry.action.meaning), new \(event.reveals.meaning)"
        case .refused(let request, let refusal): "no to \(request), \(refusal)"
        case .end(let deck): "all \(deck.meaning)"
        case .ready(let seats): "ready: \(seats.map { Seat?.some($0).meaning })"
        case .reaction(let seat, let reaction): "\(Seat?.some(seat).meaning) shows \(reaction)"
        case .faces(let faces): "known: \(faces.map { "\($0.number) is \([$0.card].meaning)" })"
        case .lobby: "no game"
        case .pong: "answers"
        case .skipped(let number): "up to \(number) later"
        case .standings(let standings):
            "after \(standings.number) at \(standings.time), asked \(standings.request): "
                + standings.seats.map { "\($0.score), for \($0.lock) until \($0.lockEnds)" }.joined(separator: "; ")
        }
    }
}

extension Action {
    fileprivate var meaning: String {
        switch self {
        case .take(let cards): "\(cards.meaning)"
        case .due(.autoDeal): "three more"
        default: "another action"
        }
    }
}

extension Seat? {
    fileprivate var meaning: String { map { "\($0.rawValue)" } ?? "a watcher" }
}

extension [SeatStatus] {
    fileprivate var meaning: String {
        map { "\($0.name.first) \($0.name.second)\($0.isConnected ? "" : " away")" }.joined(separator: ", ")
    }
}
