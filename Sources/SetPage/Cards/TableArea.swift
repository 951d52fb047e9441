import PlainText
import SetTable

/// The area for the cards, in CSS pixels and in device pixels.
///
/// The grid counts in device pixels. The table's own corner may be between two device pixels, so the area starts at the
/// first whole device pixel inside.
package struct TableArea: Equatable {
    /// The size in device pixels.
    package let size: CardGrid.Size
    /// The number of device pixels in one CSS pixel.
    private let devicePixelRatio: Double
    /// The offset of the area from the table's corner, in device pixels.
    private let inset: Point2D

    init(_ frame: ElementFrame, devicePixelRatio: Double) {
        self.devicePixelRatio = devicePixelRatio > 0 ? devicePixelRatio : 1
        let left = (frame.x * self.devicePixelRatio).wholeAbove
        let top = (frame.y * self.devicePixelRatio).wholeAbove
        let right = ((frame.x + frame.width) * self.devicePixelRatio).wholeBelow
        let bottom = ((frame.y + frame.height) * self.devicePixelRatio).wholeBelow
        size = CardGrid.Size(width: max(0, right - left), height: max(0, bottom - top))
        inset = Point2D(Double(left) - frame.x * self.devicePixelRatio, Double(top) - frame.y * self.devicePixelRatio)
    }

    /// Returns the size of a card in CSS pixels.
    package func size(_ card: CardGrid.Size) -> Point2D {
        Point2D(Double(card.width) / devicePixelRatio, Double(card.height) / devicePixelRatio)
    }

    /// Returns the pose at rest of a card in a grid.
    ///
    /// - Parameter isRaised: whether the card is raised a little, by whole device pixels, less than the gap to the
    ///   card above.
    package func pose(at index: Int, of grid: CardGrid, isRaised: Bool) -> Pose {
        let place = grid.place(at: index)
        let size = size(grid.card)
        let lift = isRaised ? max(1, grid.card.width / 32) : 0
        return Pose(
            center: Point2D(
                (Double(place.x) + inset.x) / devicePixelRatio + size.x / 2,
                (Double(place.y - lift) + inset.y) / devicePixelRatio + size.y / 2),
            width: size.x)
    }
}

extension Double {
    /// The largest whole number that isn't above this number, allowing for rounding errors of a thousandth.
    fileprivate var wholeBelow: Int {
        let shifted = self + 0.001
        let whole = Int(shifted)
        return Double(whole) > shifted ? whole - 1 : whole
    }

    /// The smallest whole number that isn't below this number, allowing for rounding errors of a thousandth.
    fileprivate var wholeAbove: Int {
        -(-self).wholeBelow
    }
}

extension UTF8Text {
    /// Returns a length in CSS pixels, with four decimals: a browser counts in 64ths of a pixel, and a device pixel may
    /// be a third of a CSS pixel.
    package static func length(_ pixels: Double) -> UTF8Text {
        var text = UTF8Text()
        text.append(pixels, decimals: 4)
        text.append("px")
        return text
    }
}
