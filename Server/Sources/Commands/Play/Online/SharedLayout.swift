import SetTable

/// Which lines of a screen show what at a shared table: the numbers of the game, the seats, the cards, messages and keys.
struct SharedLayout {
    private let screen: ScreenLayout
    private let game: SharedGame

    /// The layout for a game.
    init(_ game: SharedGame) { (self.game, screen) = (game, ScreenLayout(game.size)) }

    /// The lines of the seats.
    var seats: [[SeatLabel]] { SeatLabel.lines(of: game) }
    /// The line in which the table begins.
    var tableLine: Int { 1 + seats.count }
    /// The area of the cards.
    var table: TerminalSize {
        TerminalSize(columns: game.size.columns, lines: max(0, screen.table.lines - seats.count))
    }
    /// The line in which messages begin.
    var noteLine: Int { 1 + screen.table.lines }
    /// The number of lines for messages.
    var noteLines: Int { screen.noteLines }

    /// The smallest size for so many cards that keeps the width where possible.
    func needed(for count: Int) -> TerminalSize {
        var needed = screen.needed(for: count)
        needed.lines += seats.count
        return needed
    }
}
