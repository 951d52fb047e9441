import PlainText
import SetGame
import SetPage
import SetTable

/// How far a sheet on a phone is open, and the finger that changes this: it pulls the sheet by its title, or closes it by a
/// tap outside.
package struct SheetGesture {
    /// The length from which a pull down closes the sheet, in CSS pixels, if it is fast.
    private static let pull = 60.0
    /// The mean speed of a fast pull, in CSS pixels a millisecond. A slower pull takes the sheet to the nearest detent.
    private static let speed = 0.3

    /// How far the sheet opens while no finger holds it.
    package private(set) var detent: SheetDetent
    private var press: Press?

    private struct Press {
        let pointer: Int32
        let place: Place
        let start: Point2D
        let time: Milliseconds
    }

    private enum Place {
        case outside
        /// On the title of a sheet of this height, on a screen of this height.
        case title(height: Double, screen: Double)
    }

    /// Whether a pointer is down that may move the sheet or close it.
    package var isHeld: Bool { press != nil }

    /// Creates the state of a sheet that no finger holds.
    package init(at detent: SheetDetent = .full) {
        self.detent = detent
    }

    /// Handles a pointer that goes down.
    ///
    /// - Parameters:
    ///   - frame: the place of the dialog.
    ///   - screen: the height of the viewport, in CSS pixels.
    ///   - isOnTitle: whether the pointer is on the dialog's title.
    package mutating func pointerDown(
        _ pointer: Pointer, isOnTitle: Bool, frame: ElementFrame, screen: Double, at time: Milliseconds
    ) {
        let title = Place.title(height: frame.height, screen: screen)
        let place = isOnTitle ? title : frame.contains(pointer.point) ? nil : .outside
        press = place.flatMap {
            pointer.isMain ? Press(pointer: pointer.id, place: $0, start: pointer.point, time: time) : nil
        }
    }

    /// Handles a pointer that moves. Returns where the sheet is; `nil` if it doesn't move.
    package func pointerMove(_ pointer: Pointer) -> SheetPlace? {
        guard let press, press.pointer == pointer.id, case .title(let height, let screen) = press.place else {
            return nil
        }
        let visible = height + press.start.y - pointer.point.y
        let least = min(height, screen * SheetDetent.half.share)
        return .pulled(height: max(visible, least), down: max(0, least - visible))
    }

    /// Handles a pointer that is lifted. A press that began inside, for example to select text, is ignored.
    package mutating func pointerUp(_ pointer: Pointer, frame: ElementFrame, at time: Milliseconds) -> Outcome {
        guard let press, press.pointer == pointer.id else { return .nothing }
        self.press = nil
        switch press.place {
        case .outside: return frame.contains(pointer.point) ? .nothing : .closes
        case .title(let height, let screen):
            let way = pointer.point.y - press.start.y
            if way >= Self.pull, way >= Self.speed * Double(time - press.time) { return .closes }
            guard let nearest = Self.nearest(to: height - way, of: height, on: screen) else { return .closes }
            detent = nearest
            return .rests(nearest)
        }
    }

    /// Lets go of the sheet, since the browser has taken over the pointer. Returns where the sheet rests; `nil` if it wasn't
    /// held.
    package mutating func pointerCancel(_ pointer: Pointer) -> SheetDetent? {
        guard let press, press.pointer == pointer.id else { return nil }
        self.press = nil
        if case .title = press.place { return detent }
        return nil
    }

    /// The sheet's reaction to a lifted finger.
    package enum Outcome: Equatable {
        case nothing, closes
        /// The sheet stays open as far as this.
        case rests(SheetDetent)
    }

    /// Returns the detent nearest to a visible height; `nil` if closed is nearer.
    private static func nearest(to visible: Double, of height: Double, on screen: Double) -> SheetDetent? {
        let half = screen * SheetDetent.half.share
        // A pixel for rounding.
        if height < half - 1 { return visible < height / 2 ? nil : .full }
        if visible < half / 2 { return nil }
        return visible < (half + screen * SheetDetent.full.share) / 2 ? .half : .full
    }
}

/// The greatest height of a sheet on a phone. A sheet with little content is lower.
package enum SheetDetent {
    /// The table above it stays visible.
    case half
    /// All but the edge of the page.
    case full

    /// The height as a share of the viewport's.
    var share: Double {
        switch self {
        case .half: 0.5
        case .full: 0.92
        }
    }

    /// The height as a CSS length.
    var height: UTF8Text {
        switch self {
        case .half: "50vh"
        case .full: "92vh"
        }
    }
}

/// The place of a sheet.
package enum SheetPlace: Equatable {
    /// Open as far as a detent.
    case resting(SheetDetent)
    /// Held by a finger: at most this high, and this far below its place, in CSS pixels.
    case pulled(height: Double, down: Double)
}
