/// A way that an arrow key points.
public enum Direction: Sendable {
    /// To the card before, on the row above after the first of a row.
    case left
    /// To the card behind, on the row below after the last of a row.
    case right
    /// To the nearest card of the row above.
    case up
    /// To the nearest card of the row below.
    case down
}

extension CardGrid {
    /// The card that an arrow key leads to from the card at `index`; the same card at the edge of the table.
    public func neighbor(of index: Int, to direction: Direction) -> Int {
        switch direction {
        case .left: max(index - 1, 0)
        case .right: min(index + 1, count - 1)
        case .up: nearest(to: index, inRow: index / columns - 1)
        case .down: nearest(to: index, inRow: index / columns + 1)
        }
    }

    /// The last row may be shorter and lies in the center, so the nearest card is not always the one of the same
    /// column.
    private func nearest(to index: Int, inRow row: Int) -> Int {
        guard (0..<rows).contains(row) else { return index }
        let x = place(at: index).x
        let candidates = row * columns..<min((row + 1) * columns, count)
        return candidates.min { abs(place(at: $0).x - x) < abs(place(at: $1).x - x) } ?? index
    }
}
