import PlainText
import SetGame
import SetStorage
import SetTable

/// A node of the page, as the platform knows it. Two nodes are the same if their numbers are.
public struct Node: Hashable, Sendable {
    /// The platform's number for it, above 0.
    public let handle: Int32

    /// The node with this number.
    public init(handle: Int32) {
        self.handle = handle
    }
}

/// A place and a size on the page, in CSS pixels.
public struct ElementFrame: Hashable, Sendable {
    /// The distance to the left edge of the view.
    public var x = 0.0
    /// The distance to the upper edge of the view.
    public var y = 0.0
    /// The width.
    public var width = 0.0
    /// The height.
    public var height = 0.0

    /// A frame of no size.
    public init() {}

    /// Whether a point of the view lies in it.
    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
    }
}

/// All that the app asks of the world around it: the page, storage, time, chance. It knows nothing of the game. The
/// browser is one platform; the tests have another, which records.
public protocol Platform: KeyValueStore {
    /// The element with this id; also `document`, `window`, `root` and `body`. Traps if there is none.
    func find(_ id: StaticString) -> Node
    /// A new element, not yet on the page.
    func create(_ tag: StaticString) -> Node
    /// Puts a node into another, before one of its children or, with `nil`, at its end. Keeps the focus where it is.
    func insert(_ node: Node, into parent: Node, before next: Node?)
    /// Calls a method without arguments: `focus`, `remove`, `showModal`, `close`.
    func call(_ method: StaticString, on node: Node)
    /// Sets an attribute, or takes it away with `nil`.
    func setAttribute(_ name: StaticString, to value: UTF8Text?, on node: Node)
    /// Sets the text of an element.
    func setText(_ text: UTF8Text, on node: Node)
    /// Sets what is in an element, as markup of our own.
    func setMarkup(_ markup: UTF8Text, on node: Node)
    /// Moves all that is in an element into another, in place of what is there.
    func moveContent(of node: Node, into other: Node)
    /// Sets a style property, custom ones too.
    func setStyle(_ property: StaticString, to value: UTF8Text, on node: Node)
    /// Sets the value of a form control; a check box is on at its own value.
    func setValue(_ value: UTF8Text, on node: Node)
    /// Places elements, each about its own center: seven numbers for each, its node and the six of a CSS matrix.
    func place(_ numbers: [Double])
    /// Asks for `TercetApp.frame` to be called before the next frame is drawn.
    func requestFrame()
    /// Whether a media query holds now; asks for events of this kind whenever that changes.
    func observe(media query: StaticString, as kind: EventKind) -> Bool
    /// Asks for events of this type from now on.
    func listen(to type: StaticString, on node: Node, as kind: EventKind)
    /// Asks for `PageEvent.resize` whenever the size of an element or the devicePixelRatio of the screen changes.
    func observeSize(of node: Node)
    /// Where an element lies.
    func frame(of node: Node) -> ElementFrame
    /// Whether the focus is on an element.
    func hasFocus(_ node: Node) -> Bool
    /// A property of the window, by its path, as text: `navigator.language`. Empty where there is none.
    func read(_ path: StaticString) -> UTF8Text
    /// Plays sines: five numbers for each, when it starts, its frequency in Hz, how long it swells, how long it sounds in all,
    /// and how loud it is at most; times in seconds, loudness from 0 to 1.
    func play(_ numbers: [Double])
    /// Lets the device vibrate, and stop, in turn, for these milliseconds. Does nothing where it cannot.
    func vibrate(_ pattern: [Double])
    /// Asks for one `PageEvent.wake` after this time, instead of any asked for before; `nil` asks for none.
    func wake(after time: Milliseconds?)
    /// The date and the time of day where the person is, in milliseconds since 1970 began there.
    func date() -> Milliseconds
    /// Hands a text over to what is outside the page. `PageEvent.delivered` tells later whether it was accepted.
    func deliver(_ text: UTF8Text, to outlet: Outlet)
    /// Asks to be the one page of the site that plays, or to be so no longer. `PageEvent.lock` tells the outcome, and later
    /// when another page has taken the lock.
    func requestLock(_ request: LockRequest)
    /// 48 random bits.
    func entropy() -> UInt64
    /// Hands a request to the reports module. `PageEvent.report` brings the answer; answers come
    /// in the order of the requests. `nil` asks for nothing but that the module is loaded when there is time.
    func ask(_ request: UTF8Text?)
    /// Loads the page again, in the newer version that `PageEvent.newVersion` has told of.
    func useNewVersion()
    /// Replaces the address by this path, query and fragment, without loading anything.
    func replaceAddress(_ address: UTF8Text)
    /// Opens a socket to a path beside the page, in place of any other. `PageEvent.socket` tells what becomes of it, and what it
    /// receives.
    func connect(to path: StaticString)
    /// Sends a text through the socket; does nothing where that is not open.
    func transmit(_ text: UTF8Text)
    /// Closes the socket. Nothing is told of it any more.
    func disconnect()
}

/// Where a text can go from the page.
public enum Outlet: CaseIterable, Sendable {
    /// The clipboard.
    case clipboard
    /// The device's own sheet for sharing, where it has one; the text is an address.
    case sheet
    /// That sheet, for a text that is no address.
    case message
    /// A file that the browser saves.
    case file

    /// The name that the platform knows it by.
    public var name: StaticString {
        switch self {
        case .clipboard: "clipboard"
        case .sheet: "sheet"
        case .message: "message"
        case .file: "file"
        }
    }
}

/// What a page can ask of the lock that one page of the site holds at a time.
public enum LockRequest: Int32, Sendable {
    /// To have it when nobody has it, now or later.
    case wait
    /// To have it at once, whoever has it.
    case steal
    /// To give it back, or to wait for it no longer.
    case release
}
