import PlainText
import SetGame
import SetPage

/// The sheet on the page, as opposed to a dialog that waits for its content, and the finger that may pull it.
package final class Sheets<P: Platform> {
    private let platform: P
    private let page: Page<P>
    private var gesture = SheetGesture()
    private var isModal = false
    /// The dialog that is shown.
    package private(set) var shown: DialogID?
    /// Whether a pointer is down that may move the sheet or close it.
    package var isHeld: Bool { gesture.isHeld }

    init(platform: P, page: Page<P>) { (self.platform, self.page) = (platform, page) }

    /// Shows a dialog in the place of the shown one, or none.
    func show(_ dialog: OpenDialog?) {
        guard shown != dialog?.id else { return }
        if let shown { page.call("close", on: shown.element) }
        (shown, gesture) = (dialog?.id, SheetGesture(at: dialog?.detent ?? .full))
        guard let dialog else { return }
        isModal = dialog.isModal
        move(to: .resting(dialog.detent))
        page.call(dialog.opener, on: dialog.id.element)
    }

    /// Notes that the browser has closed a dialog. Returns whether it was the shown one; another dialog may have taken
    /// its place.
    package func noteClosed(_ dialog: DialogID) -> Bool {
        guard shown == dialog else { return false }
        // A finger may still be down, but it no longer holds a sheet.
        (shown, gesture) = (nil, SheetGesture())
        return true
    }

    /// Handles a pointer. Returns the dialog that it closes; `nil` if it closes none.
    package func respond(to phase: PointerPhase, of pointer: Pointer, at time: Milliseconds) -> DialogID? {
        guard let shown else { return nil }
        switch phase {
        case .down: pointerDown(pointer, on: shown, at: time)
        case .move: if let place = gesture.pointerMove(pointer) { move(to: place) }
        case .up:
            switch gesture.pointerUp(pointer, frame: page.frame(of: shown.element), at: time) {
            case .nothing: break
            case .rests(let detent): move(to: .resting(detent))
            case .closes: return shown
            }
        case .cancel: if let detent = gesture.pointerCancel(pointer) { move(to: .resting(detent)) }
        }
        return nil
    }

    private func pointerDown(_ pointer: Pointer, on dialog: DialogID, at time: Milliseconds) {
        guard isModal else { return }
        gesture.pointerDown(
            pointer, isOnTitle: page.element(pointer.node) == dialog.title, frame: page.frame(of: dialog.element),
            screen: page.number("innerHeight") ?? 0, at: time)
    }

    /// Moves the sheet on a phone; on other screens sheets have their own places.
    private func move(to place: SheetPlace) {
        guard let element = shown?.element else { return }
        let (height, down, isPulled): (UTF8Text, Double, Bool) =
            switch place {
            case .resting(let detent): (detent.height, 0, false)
            case .pulled(let height, let down): (.length(height), down, true)
            }
        platform.setAttribute("data-pulled", to: isPulled ? "" : nil, on: page[element])
        page.setStyle("--height", to: height, of: element)
        page.setStyle("--down", to: .length(down), of: element)
    }
}
