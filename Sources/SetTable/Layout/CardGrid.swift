/// Where the cards of a table lie: rows of equal cards, as large as the space allows, in the center of it.
///
/// All lengths are whole device pixels, so that every edge is sharp and every card is exactly as large as the next.
public struct CardGrid: Hashable, Sendable {
    /// How many cards there are.
    public let count: Int
    /// How many cards lie in a full row.
    public let columns: Int
    /// The width and height of every card.
    public let card: Size
    /// The free space between two cards, beside and below each other.
    public let spacing: Int
    /// The space that the cards lie in.
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

    /// The upper left corner of a card, in device pixels from that of the space.
    public struct Place: Hashable, Sendable {
        /// The distance to the left edge.
        public let x: Int
        /// The distance to the upper edge.
        public let y: Int
    }

    /// The grid with the largest cards that fit. Of several numbers of columns that allow the same size the one with
    /// the fewest gaps in its last row wins, and of those the one with the fewest rows.
    ///
    /// A space too small for cards of one pixel gets cards of one pixel.
    ///
    /// - Parameters:
    ///   - count: the number of cards, 0 or more.
    ///   - space: the room for them.
    public init(count: Int, in space: Size) {
        precondition(count >= 0, "there are no fewer than no cards")
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

    /// How many rows there are.
    public var rows: Int { Self.rows(count: count, columns: columns) }

    /// The place of the card at an index, 0 up to `count`. The last row, where it is not full, lies in the center.
    public func place(at index: Int) -> Place {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let inRow = min(columns, count - row * columns)
        return Place(
            x: (space.width - Self.extent(inRow, card.width, spacing)) / 2 + column * (card.width + spacing),
            y: (space.height - Self.extent(rows, card.height, spacing)) / 2 + row * (card.height + spacing)
        )
    }

    /// The widest card, in whole pixels, with which this number of columns fits; 0 where none does.
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

    /// The height of a card, 7 to 5 of its width, to the nearest pixel.
    public static func height(ofWidth width: Int) -> Int {
        (width * 7 + 2) / 5
    }

    /// The space between cards: about a fourteenth of their width, never less than a pixel.
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
