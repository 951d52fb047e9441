import SetGame
import SetTable

/// A width and a height in character cells of a terminal.
struct TerminalSize: Hashable, Sendable {
    /// The number of columns.
    var columns: Int
    /// The number of lines.
    var lines: Int
}

/// The layout of a table in character cells. Rows are filled one after another, so new cards don't move other cards
/// unless the number of columns changes.
struct TableGrid: Hashable, Sendable {
    /// The number of cards on the table.
    let count: Int
    /// The number of cards of the last match, in separate rows below the table.
    let beside: Int
    /// The number of cards in a full row.
    let columns: Int
    /// The size of the cards.
    let form: Form
    /// The width in which the cards are centred.
    let width: Int

    /// A size at which cards are drawn.
    enum Form: CaseIterable, Sendable {
        /// A frame of five lines.
        case tall
        /// A frame of three lines.
        case low
        /// A single line.
        case line

        /// The size of a card.
        var size: TerminalSize {
            switch self {
            case .tall: TerminalSize(columns: 11, lines: 5)
            case .low: TerminalSize(columns: 11, lines: 3)
            case .line: TerminalSize(columns: 8, lines: 1)
            }
        }

        /// The empty columns between two cards.
        var gap: Int {
            switch self {
            case .tall, .low: 1
            case .line: 0
            }
        }
    }

    /// Creates the grid of the cards that can be chosen in a game.
    init?(_ game: Game, in space: TerminalSize) {
        let beside = game.availableCards.count - game.table.count
        self.init(count: game.table.count, beside: beside, opening: game.rules.openingCount, in: space)
    }

    /// Creates the grid with the largest form that fits, and the fewest columns for that form. Returns `nil` if no form
    /// fits.
    ///
    /// - Parameters:
    ///   - count: the number of cards on the table, 0 or more.
    ///   - beside: the number of cards of the last match.
    ///   - opening: the number of cards at the start of the game. A row has at least as many cards as then look best, if
    ///     they fit: four of twelve, three of nine.
    ///   - space: the size of the area.
    init?(count: Int, beside: Int = 0, opening: Int = 12, in space: TerminalSize) {
        let usualColumns = opening > 9 ? 4 : 3
        for form in Form.allCases {
            let most = (space.columns + form.gap) / (form.size.columns + form.gap)
            guard most > 0 else { continue }
            for columns in min(usualColumns, most)...most
            where (Self.rows(count, columns) + Self.rows(beside, columns)) * form.size.lines <= space.lines {
                (self.count, self.beside) = (count, beside)
                (self.columns, self.form, width) = (columns, form, space.columns)
                return
            }
        }
        return nil
    }

    /// Returns the minimum number of lines for a number of cards in a width of at least one card.
    static func fewestLines(for count: Int, beside: Int = 0, width: Int) -> Int {
        let columns = width / Form.line.size.columns
        return rows(count, columns) + rows(beside, columns)
    }

    private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

    /// Returns the upper left cell of a card: first the table's cards, then the last match's.
    func place(at index: Int) -> (line: Int, column: Int) {
        let index = index < count ? index : Self.rows(count, columns) * columns + index - count
        let pitch = form.size.columns + form.gap
        let left = (width - columns * pitch + form.gap) / 2
        return (index / columns * form.size.lines, left + index % columns * pitch)
    }

    /// Returns the index of the card that an arrow key moves to from `index`, or `index` itself at the edge of the
    /// table.
    func neighbor(of index: Int, to direction: Direction) -> Int {
        let target =
            switch direction {
            case .left: index - 1
            case .right: index + 1
            case .up: index - columns
            case .down: index + columns
            }
        if index < count && target >= count && beside > 0 { return min(max(target, count), count + beside - 1) }
        return (0..<count + beside).contains(target) ? target : index
    }
}
