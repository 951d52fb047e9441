/// The keys that choose cards: the left block of a keyboard, four rows of five keys, laid over the grid.
///
/// A key counts by its place on the keyboard, so the block is the same on every keyboard. It is named as on an English one.
public enum CardKeys {
    /// The names of the keys, row by row.
    private static var names: StaticString { "12345QWERTASDFGZXCVB" }
    private static var width: Int { 5 }
    private static var height: Int { 4 }

    /// The number of keys.
    public static var count: Int { width * height }

    /// Returns the number of the key of a card on the table, from 0 in reading order; `nil` if all keys are taken.
    ///
    /// A grid that fits into the block has each card's key at the card's place. Otherwise the first cards have the keys in
    /// order.
    private static func number(of index: Int, in grid: CardGrid) -> Int? {
        guard grid.columns <= width, grid.rows <= height else { return index < count ? index : nil }
        let cell = grid.cell(at: index)
        // Up to three rows are the rows of letters.
        let top = grid.rows == height ? 0 : 1
        return (cell.row + top) * width + cell.column
    }

    /// Returns the name of a card's key, if any, as an ASCII character.
    ///
    /// - Parameters:
    ///   - index: the card's place in the order of the table.
    ///   - grid: the grid of the table.
    public static func name(of index: Int, in grid: CardGrid) -> UInt8? {
        number(of: index, in: grid).map { names.utf8Start[$0] }
    }

    /// Returns the place of a key's card, if any, in the order of the table.
    ///
    /// - Parameters:
    ///   - name: the name of the key, as an ASCII character.
    ///   - grid: the grid of the table.
    public static func index(of name: UInt8, in grid: CardGrid) -> Int? {
        (0..<grid.count).first { self.name(of: $0, in: grid) == name }
    }
}
