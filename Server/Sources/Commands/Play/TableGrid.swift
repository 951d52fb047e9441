import SetTable

/// A width and a height in the character cells of a terminal.
struct TerminalSize: Hashable, Sendable {
    /// The number of columns.
    var columns: Int
    /// The number of lines.
    var lines: Int
}

/// The layout of a table in character cells: rows of cards, filled one after the other, so that cards which join the table
/// move no other unless the number of columns changes.
struct TableGrid: Hashable, Sendable {
    /// The number of cards.
    let count: Int
    /// The number of cards in a full row.
    let columns: Int
    /// How large the cards are.
    let form: Form
    /// The width that the cards are centred in.
    let width: Int

    /// How large a card is drawn.
    enum Form: CaseIterable, Sendable {
        /// A frame of five lines.
        case tall
        /// A frame of three lines.
        case low
        /// A line.
        case line

        /// The size of a card.
        var size: TerminalSize {
            switch self {
            case .tall: TerminalSize(columns: 11, lines: 5)
            case .low: TerminalSize(columns: 11, lines: 3)
            case .line: TerminalSize(columns: 8, lines: 1)
            }
        }

        /// The free columns between two cards.
        var gap: Int {
            switch self {
            case .tall, .low: 1
            case .line: 0
            }
        }
    }

    /// The fewest columns that a row of cards has where they fit: as many as a table of twelve looks best with.
    private static let usualColumns = 4

    /// The grid with the largest form that fits, and the fewest columns with it; `nil` if no form fits.
    ///
    /// - Parameters:
    ///   - count: the number of cards, 0 or more.
    ///   - space: the size of the area.
    init?(count: Int, in space: TerminalSize) {
        for form in Form.allCases {
            let most = (space.columns + form.gap) / (form.size.columns + form.gap)
            guard most > 0 else { continue }
            for columns in min(Self.usualColumns, most)...most
            where Self.rows(count, columns) * form.size.lines <= space.lines {
                (self.count, self.columns, self.form, width) = (count, columns, form, space.columns)
                return
            }
        }
        return nil
    }

    /// The lines that so many cards need in a width, of at least one card.
    static func fewestLines(for count: Int, width: Int) -> Int { rows(count, width / Form.line.size.columns) }

    private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

    /// The upper left cell of the card at an index below `count`.
    func place(at index: Int) -> (line: Int, column: Int) {
        let pitch = form.size.columns + form.gap
        let left = (width - columns * pitch + form.gap) / 2
        return (index / columns * form.size.lines, left + index % columns * pitch)
    }

    /// The index of the card that an arrow key moves to from `index`; the same index at the edge of the table.
    func neighbor(of index: Int, to direction: Direction) -> Int {
        let target =
            switch direction {
            case .left: index - 1
            case .right: index + 1
            case .up: index - columns
            case .down: index + columns
            }
        return (0..<count).contains(target) ? target : index
    }
}
