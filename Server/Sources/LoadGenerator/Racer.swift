import SetGame
import SetRules
import SetTogether

/// A robot that plays as people do: it sees a table when its own network shows it, takes its time, and claims the first set that
/// is still there.
struct Racer: Sendable {
    private(set) var table = SharedTable()
    let secret: SeatSecret
    /// When it claims, in nanoseconds; `nil` while it sees no set.
    private(set) var claimsAt: Int64?
    private var request = 0
    private var isWaiting = false
    /// What went wrong, in words.
    private(set) var faults: [String] = []

    init(secret: SeatSecret) { self.secret = secret }

    /// Takes a message of the server at a moment in nanoseconds, and reacts to what it shows after `delay`.
    mutating func receive(_ message: ServerMessage, at now: Int64, reacting delay: () -> Int64) {
        let before = table.game?.table
        let news = table.receive(message, at: 0)
        if news.contains(.outOfStep) { faults.append("a message does not fit: \(message.text)") }
        switch message {
        case .refused(let number, let refusal): hear(refusal, of: number)
        case .event(let event):
            if event.entry.seat == table.seat, event.request == request { isWaiting = false }
        case .room, .seats, .table, .end: break
        }
        if table.game?.table != before { claimsAt = set == nil ? nil : now + delay() }
    }

    /// The claim that is due; `nil` where none is.
    mutating func claim(at now: Int64) -> ClientMessage? {
        guard let claimsAt, claimsAt <= now, !isWaiting, let set else { return nil }
        self.claimsAt = nil
        (isWaiting, request) = (true, request + 1)
        return .take(request: request, seen: table.last, set)
    }

    private var set: CardTriple? { table.isPlaying ? table.game?.table.sets.first : nil }

    private mutating func hear(_ refusal: Refusal, of number: Int) {
        if number == request { isWaiting = false }
        switch refusal {
        case .late, .gone, .over: break
        case .locked, .watching, .started, .alone, .version, .unknown, .busy:
            faults.append("request \(number) was refused: \(refusal)")
        }
    }
}
