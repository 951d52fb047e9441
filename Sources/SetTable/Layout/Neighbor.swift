/// The direction of an arrow key.
public enum Direction: Sendable {
    /// To the vertically nearest card in the column to the left.
    case left
    /// To the vertically nearest card in the column to the right.
    case right
    /// To the previous card; from the first card of a column to the last card of the column to the left.
    case up
    /// To the next card; from the last card of a column to the first card of the column to the right.
    case down
}

extension CardGrid {
    /// Returns the index of the card that an arrow key moves to from `index`; the same index at the edge of the table.
    public func neighbor(of index: Int, to direction: Direction) -> Int {
        switch direction {
        case .left: nearest(to: index, inColumn: index / rows - 1)
        case .right: nearest(to: index, inColumn: index / rows + 1)
        case .up: max(index - 1, 0)
        case .down: min(index + 1, count - 1)
        }
    }

    /// Returns the nearest card in a column. It may be in another row, because the last column may be shorter and
    /// centred.
    private func nearest(to index: Int, inColumn column: Int) -> Int {
        guard (0..<columns).contains(column) else { return index }
        let y = place(at: index).y
        let candidates = column * rows..<min((column + 1) * rows, count)
        return candidates.min { abs(place(at: $0).y - y) < abs(place(at: $1).y - y) } ?? index
    }
}
