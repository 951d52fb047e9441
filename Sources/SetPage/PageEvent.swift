import PlainText
import SetGame
import SetTable

/// An event on the page, by subject.
public enum PageEvent: Sendable {
    /// A press or a key. Only these happen at a time that counts: their own.
    case input(InputEvent)
    /// Something about the page's controls, or an answer to a request of the page that plays.
    case control(ControlEvent)
    /// Something about which page plays.
    case tab(TabEvent)
    /// Something about the page's surroundings, whether it plays or not.
    case surroundings(SurroundingsEvent)
    /// Fingers move on the table; the browser asks whether it may scroll or zoom.
    case touchMove
}

/// An event that a person causes with a pointer or a keyboard.
public enum InputEvent: Sendable {
    /// A click. If the keyboard, a screen reader or a script caused it, it has 0 presses.
    case click(Node?, pressCount: Int32)
    /// A finger, a pen or a mouse button went down, moved or was lifted.
    case pointer(PointerPhase, Pointer)
    /// A key went down.
    case key(KeyPress)

    /// The node that a press or a click began on; `nil` for other events, and outside all nodes.
    package var pressedNode: Node? {
        switch self {
        case .click(let node, pressCount: _): node
        case .pointer(let phase, let pointer): phase == .down ? pointer.node : nil
        case .key: nil
        }
    }
}

/// An event of a control of the page, or an answer to a request of the game.
public enum ControlEvent: Sendable {
    /// The focus is on a node.
    case focus(Node?)
    /// A form control has another value, or a file with this text was chosen.
    case change(Node?, UTF8Text)
    /// A form control is being moved to another value.
    case input(Node?, UTF8Text)
    /// A dialog closed.
    case dialogClosed(Node?)
    /// The requested time has passed.
    case wake
    /// A delivered text was accepted or refused.
    case delivered(Outlet?, isAccepted: Bool)
    /// News from the socket.
    case socket(SocketNews)
    /// The device has joined a network, or has lost it.
    case network
    /// The fragment of the address has changed.
    case address
}

/// An event that concerns which page of the site plays.
public enum TabEvent: Sendable {
    /// The page was shown or hidden.
    case visibility(isVisible: Bool)
    /// Another page of the site has stored something under a key. An empty key means that it has cleared everything.
    case storage(key: UTF8Text)
    /// The lock that decides which page plays has changed.
    case lock(LockState)
}

/// An event that every page handles alike.
public enum SurroundingsEvent: Sendable {
    /// An observed element has another size, or the screen another pixel ratio.
    case resize
    /// The system's preference for less motion has changed.
    case reducedMotion(Bool)
    /// News from the reports module.
    case report(ReportNews)
    /// The compiled words of a language have arrived.
    case words(UTF8Text)
    /// The files of a newer version have been downloaded.
    case newVersion
}

/// News from the socket.
public enum SocketNews: Sendable {
    /// The socket is open.
    case opened
    /// The socket has received messages, one per line. All that arrived together are in one text.
    case received(UTF8Text)
    /// The socket has closed, or couldn't be opened.
    case closed
}

/// News from the reports module.
public enum ReportNews: Sendable {
    /// The module has loaded.
    case ready
    /// The module answers a request.
    case answer(UTF8Text)
    /// The module couldn't be loaded, or it failed.
    case unavailable
}

/// The part of a press that an event is about.
public enum PointerPhase: Sendable {
    /// The pointer went down.
    case down
    /// It moved.
    case move
    /// It was lifted.
    case up
    /// The browser has taken it over to scroll or zoom.
    case cancel
}

/// A finger, a pen or a mouse button on the page.
public struct Pointer: Sendable {
    /// The number of the pointer.
    public var id: Int32
    /// The event's target, or its nearest ancestor that the app has a node for.
    public var node: Node?
    /// The position, in CSS pixels.
    public var point: Point2D
    /// Whether it is a finger, a pen or the main mouse button.
    public var isMain = true
    /// Whether no other finger is down.
    public var isFirst = true

    /// Creates a pointer.
    public init(id: Int32, node: Node? = nil, point: Point2D) {
        (self.id, self.node, self.point) = (id, node, point)
    }
}

/// A key that went down.
public struct KeyPress: Sendable {
    /// The typed text: `d`, `ArrowLeft`.
    public var typed: UTF8Text
    /// The place of the key on the keyboard: `KeyD`, `ShiftRight`.
    public var place: UTF8Text
    /// Whether the press repeats because the key is held.
    public var isRepeated = false
    /// Whether Control, Alt or Meta is held, which means that the press is for the browser.
    public var isModified = false
    /// Whether Alt is held without Control and Meta.
    public var hasOnlyAlt = false
    /// Whether Shift is held.
    public var isShifted = false

    /// Creates a key press.
    public init(typed: UTF8Text, place: UTF8Text) {
        (self.typed, self.place) = (typed, place)
    }
}

/// Whether this page is the one that plays. Only one page of the site plays and stores at a time.
public enum LockState: Int32, Sendable {
    /// The lock hasn't been requested yet.
    case unrequested
    /// This page plays.
    case granted
    /// Another page plays.
    case denied
    /// The browser doesn't support locks.
    case unsupported
}
