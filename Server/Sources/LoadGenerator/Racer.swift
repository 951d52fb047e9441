import SetGame
import SetRules
import SetTogether

/// A robot that plays like a person: it sees a table when the message arrives over its own network, waits for its
/// reaction time, and claims the first remaining set.
struct Racer: Sendable {
    private(set) var table = SharedTable()
    let secret: SeatSecret
    /// The time of the next claim, in nanoseconds; `nil` while the robot doesn't see a set.
    private(set) var claimsAt: Int64?
    private var request = 0
    private var isWaiting = false
    /// Descriptions of all errors.
    private(set) var faults: [String] = []

    init(secret: SeatSecret) { self.secret = secret }

    /// Handles a server message that arrives at a time in nanoseconds. If the table changes, the robot reacts after
    /// `delay`.
    mutating func receive(_ message: ServerMessage, at now: Int64, reacting delay: () -> Int64) {
        let before = table.game?.table
        let news = table.receive(message, at: 0)
        if news.contains(.outOfStep) { faults.append("a message does not fit: \(message.text)") }
        switch message {
        case .refused(let number, let refusal): hear(refusal, of: number)
        case .event(let event):
            if event.entry.seat == table.seat, event.request == request { isWaiting = false }
        case .room, .seats, .table, .end, .ready, .reaction, .faces, .skipped, .standings, .lobby, .pong: break
        }
        if table.game?.table != before { claimsAt = set == nil ? nil : now + delay() }
    }

    /// Returns the claim that is due, if any.
    mutating func claim(at now: Int64) -> ClientMessage? {
        guard let claimsAt, claimsAt <= now, !isWaiting, let set else { return nil }
        self.claimsAt = nil
        (isWaiting, request) = (true, request + 1)
        return .take(request: request, seen: table.last, set)
    }

    private var set: CardGroup? {
        table.isPlaying ? table.game?.matches.first : nil
    }

    /// Returns whether cards are a match in the robot's game.
    func isMatch(_ cards: CardGroup) -> Bool { table.game?.rules.isMatch(cards) ?? false }

    private mutating func hear(_ refusal: Refusal, of number: Int) {
        if number == request { isWaiting = false }
        switch refusal {
        case .late, .gone, .over: break
        case .locked, .watching, .started, .alone, .version, .unknown, .busy:
            faults.append("request \(number) was refused: \(refusal)")
        }
    }
}
