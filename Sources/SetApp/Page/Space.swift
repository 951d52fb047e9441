import PlainText
import SetTable

/// The room for the cards, in CSS pixels and in those of the device.
///
/// The grid counts in device pixels. The table's own corner may lie between two of them, so the space starts at the
/// first one inside.
struct Space: Equatable {
    /// The size in device pixels.
    let size: Grid.Size
    /// Device pixels to one CSS pixel.
    private let fineness: Double
    /// From the table's corner to that of the space, in device pixels.
    private let inset: Point

    init(_ frame: Frame, fineness: Double) {
        self.fineness = fineness > 0 ? fineness : 1
        let left = (frame.x * self.fineness).wholeAbove
        let top = (frame.y * self.fineness).wholeAbove
        let right = ((frame.x + frame.width) * self.fineness).wholeBelow
        let bottom = ((frame.y + frame.height) * self.fineness).wholeBelow
        size = Grid.Size(width: max(0, right - left), height: max(0, bottom - top))
        inset = Point(Double(left) - frame.x * self.fineness, Double(top) - frame.y * self.fineness)
    }

    /// The size of a card in CSS pixels.
    func size(_ card: Grid.Size) -> Point {
        Point(Double(card.width) / fineness, Double(card.height) / fineness)
    }

    /// How a card of a grid lies at rest.
    ///
    /// - Parameter isRaised: whether it is lifted a little, by whole device pixels, less than to the card above.
    func pose(at index: Int, of grid: Grid, isRaised: Bool) -> Pose {
        let place = grid.place(at: index)
        let size = size(grid.card)
        let lift = isRaised ? max(1, grid.card.width / 32) : 0
        return Pose(
            middle: Point(
                (Double(place.x) + inset.x) / fineness + size.x / 2,
                (Double(place.y - lift) + inset.y) / fineness + size.y / 2),
            width: size.x)
    }
}

extension Double {
    /// The largest whole number not above, but for rounding errors of a thousandth.
    fileprivate var wholeBelow: Int {
        let shifted = self + 0.001
        let whole = Int(shifted)
        return Double(whole) > shifted ? whole - 1 : whole
    }

    /// The smallest whole number not below, but for rounding errors of a thousandth.
    fileprivate var wholeAbove: Int {
        -(-self).wholeBelow
    }
}

extension Text {
    /// A length in CSS pixels. Four decimals: a browser counts in 64ths of a pixel, and a pixel of a fine screen may be
    /// a third of one.
    static func length(_ pixels: Double) -> Text {
        var text = Text()
        text.append(pixels, decimals: 4)
        text.append("px")
        return text
    }
}
