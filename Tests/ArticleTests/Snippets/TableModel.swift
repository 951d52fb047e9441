import PlainText
import SetGame
import SetRules
import SetTable

/// A game as an app shows it. All moments are milliseconds of one clock, whichever the app has.
struct TableModel {
    /// The game in progress.
    private(set) var session: Session
    /// What the last input did.
    private(set) var events: [Event] = []
    /// Why the last input was refused; `nil` if it was not.
    private(set) var violation: RuleViolation?

    /// A new game of a deal.
    init(dealing id: DealID) {
        session = Session(dealing: id)
    }

    /// Carries out what is due, and then an input.
    mutating func send(_ input: Session.Input, at now: Milliseconds) {
        (events, violation) = ([], nil)
        do {
            events = try session.perform(.advance, at: now)
            events += try session.perform(input, at: now)
        } catch {
            violation = error
        }
    }
}

extension TableModel {
    /// How long an app can wait before it sends `.advance`, in milliseconds: until something is due, but a second at
    /// most, since the clock that it shows goes on.
    var wait: Milliseconds {
        guard session.isRunning, let next = session.game.nextScheduledAction else { return 1000 }
        return min(max(next.at - session.elapsed, 0), 1000)
    }

    /// The layout of the table in a view of this size, in pixels of the display.
    func grid(width: Double, height: Double) -> CardGrid {
        CardGrid(count: session.game.table.count, in: CardGrid.Size(width: Int(width), height: Int(height)))
    }
}

extension TableModel {
    /// A hint that shows no card: how many rows of the grid, from the top, contain a set; `nil` if the table has none.
    func rowsWithSet(on grid: CardGrid) -> Int? {
        let table = session.game.table
        return cardsWithSet(table.span).map { ($0 + grid.columns - 1) / grid.columns }
    }

    /// How many of the cards, from the first, contain a set; `nil` if all of them don't. Copies no cards.
    private func cardsWithSet(_ cards: Span<Card>) -> Int? {
        for count in 0...cards.count where cards.extracting(first: count).containsSet { return count }
        return nil
    }
}

extension TableModel {
    /// The game as text, to be stored after each input.
    var stored: String { String(session.current.text) }

    /// Goes on with a stored game.
    init(stored text: String) throws(SaveError) {
        session = Session(restoring: SessionRecord(current: try Save(reading: UTF8Text(text))))
    }
}
