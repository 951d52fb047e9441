import SetPage
import SetTable

/// How a dialog closes without its button: by a tap outside, or by a finger that pulls it down by its title.
package struct SheetGesture {
    /// How far down a finger pulls, in CSS pixels.
    private static let pull = 60.0

    private var began: (pointer: Int32, place: Place, point: Point2D)?

    private enum Place {
        case outside
        case title
    }

    /// Creates the state without a finger.
    package init() {}

    /// Handles a pointer that goes down.
    ///
    /// - Parameters:
    ///   - frame: the place of the dialog.
    ///   - isOnTitle: whether the pointer is on the dialog's title.
    package mutating func pointerDown(_ pointer: Pointer, isOnTitle: Bool, frame: ElementFrame) {
        let place: Place? = isOnTitle ? .title : frame.contains(pointer.point) ? nil : .outside
        began = place.flatMap { pointer.isMain ? (pointer.id, $0, pointer.point) : nil }
    }

    /// Handles a pointer that is lifted. Returns whether that closes the dialog. A press that began inside, for example to
    /// select text, doesn't.
    package mutating func pointerUp(_ pointer: Pointer, frame: ElementFrame) -> Bool {
        guard let (id, place, start) = began, id == pointer.id else { return false }
        began = nil
        return switch place {
        case .outside: !frame.contains(pointer.point)
        case .title: pointer.point.y - start.y >= Self.pull
        }
    }
}
