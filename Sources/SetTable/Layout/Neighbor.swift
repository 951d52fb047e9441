/// The direction of an arrow key.
public enum Direction: Sendable {
    /// To the previous card; from the first of a row to the last of the row above.
    case left
    /// To the next card; from the last of a row to the first of the row below.
    case right
    /// To the horizontally nearest card of the row above.
    case up
    /// To the horizontally nearest card of the row below.
    case down
}

extension CardGrid {
    /// The index of the card that an arrow key moves to from `index`; the same index at the edge of the table.
    public func neighbor(of index: Int, to direction: Direction) -> Int {
        switch direction {
        case .left: max(index - 1, 0)
        case .right: min(index + 1, count - 1)
        case .up: nearest(to: index, inRow: index / columns - 1)
        case .down: nearest(to: index, inRow: index / columns + 1)
        }
    }

    /// The nearest card need not be in the same column, because the last row may be shorter and centred.
    private func nearest(to index: Int, inRow row: Int) -> Int {
        guard (0..<rows).contains(row) else { return index }
        let x = place(at: index).x
        let candidates = row * columns..<min((row + 1) * columns, count)
        return candidates.min { abs(place(at: $0).x - x) < abs(place(at: $1).x - x) } ?? index
    }
}
