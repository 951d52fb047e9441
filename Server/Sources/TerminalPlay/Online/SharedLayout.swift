import SetTable

/// The lines of a screen for a shared game: its numbers, the seats, the cards, messages and keys.
struct SharedLayout {
    private let screen: ScreenLayout
    private let game: SharedGame

    /// Creates the layout for a game.
    init(_ game: SharedGame) { (self.game, screen) = (game, ScreenLayout(game.size)) }

    /// The lines of the seats.
    var seats: [[SeatLabel]] { SeatLabel.lines(of: game) }
    /// The first line of the table.
    var tableLine: Int { 1 + seats.count }
    /// The area of the cards.
    var table: TerminalSize {
        TerminalSize(columns: game.size.columns, lines: max(0, screen.table.lines - seats.count))
    }
    /// The first line of messages.
    var noteLine: Int { 1 + screen.table.lines }
    /// The number of lines for messages.
    var noteLines: Int { screen.noteLines }

    /// Returns the smallest size for a number of cards, and some of the last match. Keeps the current width if possible.
    func needed(for count: Int, beside: Int = 0) -> TerminalSize {
        var needed = screen.needed(for: count, beside: beside)
        needed.lines += seats.count
        return needed
    }
}
