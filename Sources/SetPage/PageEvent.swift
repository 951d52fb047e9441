import PlainText
import SetGame
import SetTable

/// Something that happened on the page.
public enum PageEvent: Sendable {
    /// A click, also one from the keyboard, a screen reader or a script: 0 presses led to it then.
    case click(Node?, pressCount: Int32)
    /// A finger, a pen or a mouse button came down.
    case pointerDown(Pointer)
    /// It moved.
    case pointerMove(Pointer)
    /// It was lifted.
    case pointerUp(Pointer)
    /// The browser has taken it, for a scroll or a zoom.
    case pointerCancel(Pointer)
    /// Fingers move on the table; the browser asks whether it may scroll or zoom.
    case touchMove
    /// A key went down.
    case key(KeyPress)
    /// The focus is on a node.
    case focus(Node?)
    /// A form control has another value, or a file with this text was chosen.
    case change(Node?, UTF8Text)
    /// A form control is being moved to another value.
    case input(Node?, UTF8Text)
    /// A dialog closed.
    case dialogClosed(Node?)
    /// The page came into view, or nobody can see it any more.
    case visibility(isVisible: Bool)
    /// Another page of the site has stored something under a key, or, with an empty one, cleared everything.
    case storage(key: UTF8Text)
    /// An element that is observed has another size, or the screen another pixel ratio.
    case resize
    /// The time that was asked for has come.
    case wake
    /// The system asks for less motion, or no longer.
    case reducedMotion(Bool)
    /// A text that was handed over was accepted, or refused.
    case delivered(Outlet?, isAccepted: Bool)
    /// Whether this page may play has changed.
    case lock(LockState)
    /// The reports module tells something.
    case report(ReportNews)
    /// The files of a newer version are there.
    case newVersion
    /// The socket tells something.
    case socket(SocketNews)
    /// The device has come to a network, or has lost it.
    case network
    /// The part of the address behind `#` has changed.
    case address
}

/// What the page hears of its socket.
public enum SocketNews: Sendable {
    /// It is open.
    case opened
    /// It has received messages, a line each: all that came at once.
    case received(UTF8Text)
    /// It has closed, or could not be opened.
    case closed
}

/// What the page hears of the reports module.
public enum ReportNews: Sendable {
    /// It has been loaded.
    case ready
    /// It answers a request.
    case answer(UTF8Text)
    /// It could not be loaded, or it failed.
    case unavailable
}

/// A finger, a pen or a mouse button on the page.
public struct Pointer: Sendable {
    /// Which one it is.
    public var id: Int32
    /// The nearest node that the app knows, from the event's target outwards.
    public var node: Node?
    /// Where it is, in CSS pixels.
    public var point: Point
    /// Whether it is a finger, a pen or the main mouse button.
    public var isMain = true
    /// Whether no other finger is down beside it.
    public var isFirst = true

    /// A pointer.
    public init(id: Int32, node: Node? = nil, point: Point) {
        (self.id, self.node, self.point) = (id, node, point)
    }
}

/// A key that went down.
public struct KeyPress: Sendable {
    /// What it types: `d`, `ArrowLeft`.
    public var typed: UTF8Text
    /// Its place on the keyboard: `KeyD`, `ShiftRight`.
    public var place: UTF8Text
    /// Whether it repeats because it is held.
    public var isRepeated = false
    /// Whether it is held together with Control, Alt or Meta, so that it is meant for the browser.
    public var isModified = false
    /// Whether it is held together with Shift.
    public var isShifted = false

    /// A key press.
    public init(typed: UTF8Text, place: UTF8Text) {
        (self.typed, self.place) = (typed, place)
    }
}

/// Whether this page is the one that plays. Only one page of the site at a time plays and stores.
public enum LockState: Int32, Sendable {
    /// Nobody has asked yet.
    case unrequested
    /// This page plays.
    case granted
    /// Another page plays.
    case denied
    /// The browser has no locks.
    case unsupported
}
