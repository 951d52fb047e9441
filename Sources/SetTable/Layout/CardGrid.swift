/// The layout of a table: rows of equal cards, as large as the space allows, centred in it.
///
/// All lengths are whole device pixels, so that edges are sharp and all cards are exactly the same size.
public struct CardGrid: Hashable, Sendable {
    /// The number of cards.
    public let count: Int
    /// The number of cards in a full row.
    public let columns: Int
    /// The width and height of every card.
    public let card: Size
    /// The gap between adjacent cards, horizontally and vertically.
    public let spacing: Int
    /// The size of the area that the cards are laid out in.
    public let space: Size

    /// A width and a height in device pixels.
    public struct Size: Hashable, Sendable {
        /// The width.
        public let width: Int
        /// The height.
        public let height: Int

        /// A size.
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

    /// The grid with the largest cards that fit. If several numbers of columns allow the same size, the one with the
    /// fewest gaps in its last row is chosen, and among those the one with the fewest rows.
    ///
    /// Cards are at least one pixel wide, even if they do not fit then.
    ///
    /// - Parameters:
    ///   - count: the number of cards, 0 or more.
    ///   - space: the size of the area.
    public init(count: Int, in space: Size) {
        precondition(count >= 0, "the number of cards is not negative")
        var best = (columns: 1, width: 0)
        for columns in stride(from: count, through: 1, by: -1) {
            let width = Self.cardWidth(count: count, columns: columns, in: space)
            let gaps = Self.gaps(count: count, columns: columns)
            let bestGaps = Self.gaps(count: count, columns: best.columns)
            if width > best.width || (width == best.width && gaps < bestGaps) {
                best = (columns, width)
            }
        }
        self.init(count: count, columns: best.columns, width: max(best.width, 1), space: space)
    }

    private init(count: Int, columns: Int, width: Int, space: Size) {
        self.count = count
        self.columns = columns
        self.space = space
        card = Size(width: width, height: Self.height(ofWidth: width))
        spacing = Self.spacing(ofWidth: width)
    }

    /// The number of rows.
    public var rows: Int { Self.rows(count: count, columns: columns) }

    /// The row and the column of the card at an index below `count`, counted from 0.
    public func cell(at index: Int) -> Cell {
        Cell(row: index / columns, column: index % columns)
    }

    /// The place of the card at an index below `count`. If the last row is not full, it is centred.
    public func place(at index: Int) -> Place {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let inRow = min(columns, count - row * columns)
        return Place(
            x: (space.width - Self.extent(inRow, card.width, spacing)) / 2 + column * (card.width + spacing),
            y: (space.height - Self.extent(rows, card.height, spacing)) / 2 + row * (card.height + spacing)
        )
    }

    /// The largest card width, in whole pixels, for which this number of columns fits; 0 if there is none.
    static func cardWidth(count: Int, columns: Int, in space: Size) -> Int {
        let rows = rows(count: count, columns: columns)
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

    /// The height of a card, 7/5 of its width, rounded to the nearest pixel.
    public static func height(ofWidth width: Int) -> Int {
        (width * 7 + 2) / 5
    }

    /// The gap between cards: about 1/14 of their width, at least a pixel.
    static func spacing(ofWidth width: Int) -> Int {
        max(1, (width + 7) / 14)
    }

    private static func rows(count: Int, columns: Int) -> Int {
        (count + columns - 1) / columns
    }

    private static func gaps(count: Int, columns: Int) -> Int {
        rows(count: count, columns: columns) * columns - count
    }

    private static func extent(_ count: Int, _ length: Int, _ spacing: Int) -> Int {
        count * length + max(0, count - 1) * spacing
    }
}
