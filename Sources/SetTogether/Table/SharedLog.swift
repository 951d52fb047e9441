import SetGame
import SetRules

/// How much a client has of a game's log: everything up to the last event, or for a while everything but mistakes that the
/// server sends later.
struct SharedLog: Hashable, Sendable {
    /// The number of the event that started the game; 0 without a game.
    let start: Int
    /// The mark of the log up to `known`.
    private(set) var mark: LogMark
    /// How many entries of the log the mark takes into account.
    private var marked = 0
    /// The number of the last event; 0 without a game.
    private(set) var last: Int
    /// The events that the server sends later, in order.
    private var gaps: [Gap] = []
    /// The deck of the game that is over, until the log is complete; empty if the server hasn't sent it.
    var deck: [Card] = []

    /// The numbers of events that follow each other.
    private struct Gap: Hashable {
        var first: Int
        let last: Int
    }

    /// The log of no game.
    static let none = SharedLog(start: 0, .none)

    /// Creates the log of a game that the event with this number started.
    init(start: Int, opening: [Card]) { self.init(start: start, LogMark(opening: opening)) }

    private init(start: Int, _ mark: LogMark) { (self.start, self.mark, last) = (start, mark, start) }

    /// Whether the client has all events up to the last.
    var isComplete: Bool { gaps.isEmpty }

    /// The number of the last event before the first that the client doesn't have.
    var known: Int { gaps.first.map { $0.first - 1 } ?? last }

    /// Notes an event that follows the last, and that the game has these entries with it.
    mutating func add(_ event: NumberedEvent, entries: [LogEntry]) {
        last = event.number
        updateMark(entries)
    }

    /// Notes that the server sends the events up to this number later.
    mutating func skip(through number: Int) {
        guard number > last else { return }
        gaps.append(Gap(first: last + 1, last: number))
        last = number
    }

    /// Returns the place in the game's log of an event that has been skipped, if it is the next.
    func place(of event: NumberedEvent) -> Int? {
        guard let next = gaps.first?.first, next == event.number else { return nil }
        return next - start - 1
    }

    /// Notes that the next of the skipped events has its place, and that the game has these entries with it.
    mutating func fill(entries: [LogEntry]) {
        if gaps[0].first == gaps[0].last { gaps.removeFirst() } else { gaps[0].first += 1 }
        updateMark(entries)
    }

    private mutating func updateMark(_ entries: [LogEntry]) {
        while marked < known - start {
            mark.add(entries[marked])
            marked += 1
        }
    }
}
