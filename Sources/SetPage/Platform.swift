import PlainText
import SetGame
import SetStorage
import SetTable
import SetWords

/// A node of the page, represented by the platform's number for it. Nodes with the same number are the same.
public struct Node: Hashable, Sendable {
    /// The platform's number for the node, above 0.
    public let handle: Int32

    /// Creates a node from the platform's number.
    public init(handle: Int32) {
        self.handle = handle
    }
}

/// A position and a size on the page, in CSS pixels.
public struct ElementFrame: Hashable, Sendable {
    /// The distance to the left edge of the viewport.
    public var x = 0.0
    /// The distance to the upper edge of the viewport.
    public var y = 0.0
    /// The width.
    public var width = 0.0
    /// The height.
    public var height = 0.0

    /// Creates an empty frame.
    public init() {}

    /// Returns whether a point of the viewport is inside the frame.
    package func contains(_ point: Point2D) -> Bool {
        point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
    }
}

/// Everything that the app needs from its environment: the page, storage, time, randomness. It doesn't depend on the
/// game. One platform is the browser; the tests have another platform, which records.
public protocol Platform: KeyValueStore {
    /// Returns the element with this id; also `document`, `window`, `root` and `body`. Traps if it doesn't exist.
    func find(_ id: UTF8Text) -> Node
    /// Creates an element that is not yet on the page.
    func create(_ tag: StaticString) -> Node
    /// Inserts a node into another node, before one of its children or, with `nil`, at the end. The focus doesn't
    /// change.
    func insert(_ node: Node, into parent: Node, before next: Node?)
    /// Calls a method without arguments: `focus`, `remove`, `showModal`, `close`.
    func call(_ method: StaticString, on node: Node)
    /// Sets an attribute, or removes it with `nil`.
    func setAttribute(_ name: StaticString, to value: UTF8Text?, on node: Node)
    /// Sets the text of an element.
    func setText(_ text: UTF8Text, on node: Node)
    /// Sets the content of an element to trusted markup from our own code.
    func setMarkup(_ markup: UTF8Text, on node: Node)
    /// Moves the content of an element into another element, replacing its content.
    func moveContent(of node: Node, into other: Node)
    /// Sets a style property. Custom properties work too.
    func setStyle(_ property: StaticString, to value: UTF8Text, on node: Node)
    /// Sets the value of a form control. A check box is on if this is its own value.
    func setValue(_ value: UTF8Text, on node: Node)
    /// Places elements, each around its own centre. Each element takes seven numbers: its node, and the six numbers of
    /// a CSS matrix.
    func place(_ numbers: [Double])
    /// Asks for `TercetApp.frame` to be called before the next frame is drawn.
    func requestFrame()
    /// Returns whether a media query holds, and asks for events of this kind whenever that changes.
    func observe(media query: StaticString, as kind: EventKind) -> Bool
    /// Asks for events of this type from now on.
    func listen(to type: StaticString, on node: Node, as kind: EventKind)
    /// Asks for `SurroundingsEvent.resize` whenever the size of an element or the device pixel ratio of the screen changes.
    func observeSize(of node: Node)
    /// Returns the frame of an element.
    func frame(of node: Node) -> ElementFrame
    /// Returns whether an element has the focus.
    func hasFocus(_ node: Node) -> Bool
    /// Returns a property of the window, by its path, as text: `navigator.language`. The text is empty if it doesn't
    /// exist.
    func read(_ path: StaticString) -> UTF8Text
    /// Plays sine tones. Each tone takes five numbers: its start time, its frequency in Hz, the length of its attack,
    /// its total length, and its peak volume. Times are in seconds, the volume is between 0 and 1.
    func play(_ numbers: [Double])
    /// Vibrates and pauses alternately, for these numbers of milliseconds. Ignored if the device can't vibrate.
    func vibrate(_ pattern: [Double])
    /// Asks for one `ControlEvent.wake` after this time, replacing any earlier request; `nil` cancels the request.
    func wake(after time: Milliseconds?)
    /// Returns the local date and time, in milliseconds since the local start of 1970.
    func date() -> Milliseconds
    /// Delivers a text to an outlet outside the page. `ControlEvent.delivered` later reports whether it was accepted.
    func deliver(_ text: UTF8Text, to outlet: Outlet)
    /// Requests or releases the lock of the one page that plays. `TabEvent.lock` reports the outcome, and also if
    /// another page takes the lock later.
    func requestLock(_ request: LockRequest)
    /// Returns 48 random bits.
    func entropy() -> UInt64
    /// Sends a request to the reports module. `SurroundingsEvent.report` delivers the answers, in the order of the requests.
    /// `nil` only asks for the module to be loaded when there is time.
    func ask(_ request: UTF8Text?)
    /// Loads the words of a language, which `SurroundingsEvent.words` delivers.
    func loadWords(in language: LanguageTag)
    /// Reloads the page in the newer version that `SurroundingsEvent.newVersion` has announced.
    func useNewVersion()
    /// Replaces the address with this path, query and fragment, without loading anything.
    func replaceAddress(_ address: UTF8Text)
    /// Opens a socket to a path next to the page, replacing any other socket. `ControlEvent.socket` reports its state and
    /// the messages it receives.
    func connect(to path: StaticString)
    /// Sends a text through the socket. Ignored if the socket isn't open.
    func transmit(_ text: UTF8Text)
    /// Closes the socket, which ends the events about it.
    func disconnect()
}

/// The places outside the page that a text can go to.
public enum Outlet: CaseIterable, Sendable {
    /// The clipboard.
    case clipboard
    /// The device's share sheet, if it has one; the text is an address.
    case sheet
    /// The share sheet, for a text that isn't an address.
    case message
    /// A file that the browser saves.
    case file
    /// The share sheet, or else a file that the browser saves, for a picture as the steps that draw it on a canvas. Its
    /// first line has the width and the height in pixels. Each other line has a property of the canvas and its value, or a
    /// method and its arguments, separated by tabs; a path is in SVG notation.
    case picture

    /// The name that the platform uses.
    public var name: StaticString {
        switch self {
        case .clipboard: "clipboard"
        case .sheet: "sheet"
        case .message: "message"
        case .file: "file"
        case .picture: "picture"
        }
    }
}

/// The requests about the lock, which only one page of the site holds at a time.
public enum LockRequest: Int32, Sendable {
    /// Waits for the lock until it is free.
    case wait
    /// Takes the lock at once, even from another page.
    case steal
    /// Releases the lock, or stops waiting for it.
    case release
}
