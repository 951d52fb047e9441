/// The layout of a table: columns of equal cards, as large as the space allows, centred in it.
///
/// Cards fill one column after the other, so adding cards does not move the others to another row or column, unless the
/// number of rows changes. All lengths are whole device pixels, so edges are sharp and all cards are exactly the same
/// size.
public struct CardGrid: Hashable, Sendable {
    /// The number of cards.
    public let count: Int
    /// The number of cards in a full column.
    public let rows: Int
    /// The width and height of every card.
    public let card: Size
    /// The gap between adjacent cards, horizontally and vertically.
    public let spacing: Int
    /// The size of the area for the cards.
    public let space: Size

    /// A width and a height in device pixels.
    public struct Size: Hashable, Sendable {
        /// The width.
        public let width: Int
        /// The height.
        public let height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// A row and a column, counted from 0 at the upper left.
    public struct Cell: Hashable, Sendable {
        /// The row.
        public let row: Int
        /// The column.
        public let column: Int
    }

    /// The upper left corner of a card, in device pixels from the upper left corner of the space.
    public struct Place: Hashable, Sendable {
        /// The distance to the left edge.
        public let x: Int
        /// The distance to the upper edge.
        public let y: Int
    }

    /// Creates the grid with the largest cards that fit. If several row counts allow the same size, the previous row
    /// count wins if it is among them; otherwise the grid has the fewest gaps in its last column, and then the
    /// fewest rows.
    ///
    /// Cards are at least one pixel wide, even if they do not fit then. Linear in the number of cards.
    ///
    /// - Parameters:
    ///   - count: the number of cards, 0 or more.
    ///   - space: the size of the area.
    ///   - formerRows: the table's previous row count, if any.
    public init(count: Int, in space: Size, formerRows: Int? = nil) {
        precondition(count >= 0, "the number of cards is not negative")
        var best = (rows: count, width: 0, rank: Int.max)
        for rows in stride(from: 1, through: count, by: 1) {
            let width = Self.cardWidth(rows: rows, columns: Self.columns(count: count, rows: rows), in: space)
            let rank = rows == formerRows ? -1 : Self.columns(count: count, rows: rows) * rows - count
            if width > best.width || (width == best.width && rank < best.rank) {
                best = (rows, width, rank)
            }
        }
        self.count = count
        self.rows = best.rows
        self.space = space
        card = Size(width: max(best.width, 1), height: Self.height(ofWidth: max(best.width, 1)))
        spacing = Self.spacing(ofWidth: card.width)
    }

    /// The number of columns.
    public var columns: Int { count == 0 ? 0 : Self.columns(count: count, rows: rows) }

    /// Returns the row and column of the card at an index below `count`, counted from 0.
    public func cell(at index: Int) -> Cell {
        Cell(row: index % rows, column: index / rows)
    }

    /// Returns the place of the card at an index below `count`. If the last column is not full, it is centred.
    public func place(at index: Int) -> Place {
        let (column, row) = index.quotientAndRemainder(dividingBy: rows)
        let inColumn = min(rows, count - column * rows)
        return Place(
            x: (space.width - Self.extent(columns, card.width, spacing)) / 2 + column * (card.width + spacing),
            y: (space.height - Self.extent(inColumn, card.height, spacing)) / 2 + row * (card.height + spacing)
        )
    }

    /// Returns the largest card width, in whole pixels, for which these rows and columns fit; 0 if they never fit.
    static func cardWidth(rows: Int, columns: Int, in space: Size) -> Int {
        var fits = 0
        var fails = max(space.width / columns, 0) + 1
        while fails - fits > 1 {
            let width = (fits + fails) / 2
            let fitsAcross = extent(columns, width, spacing(ofWidth: width)) <= space.width
            let fitsDown = extent(rows, height(ofWidth: width), spacing(ofWidth: width)) <= space.height
            if fitsAcross && fitsDown { fits = width } else { fails = width }
        }
        return fits
    }

    /// Returns the height of a card, 7/5 of its width, rounded to the nearest pixel.
    public static func height(ofWidth width: Int) -> Int {
        (width * 7 + 2) / 5
    }

    /// Returns the gap between cards: about 1/14 of their width, at least one pixel.
    static func spacing(ofWidth width: Int) -> Int {
        max(1, (width + 7) / 14)
    }

    private static func columns(count: Int, rows: Int) -> Int {
        (count + rows - 1) / rows
    }

    private static func extent(_ count: Int, _ length: Int, _ spacing: Int) -> Int {
        count * length + max(0, count - 1) * spacing
    }
}
