import PlainText
import SetGame

/// A node of the page, as the host knows it. Two nodes are the same if their numbers are.
public struct Node: Hashable, Sendable {
    /// The host's number for it, above 0.
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
    func contains(_ point: (x: Double, y: Double)) -> Bool {
        point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height
    }
}

/// That the browser would not keep or give back what was stored.
public struct StorageFailure: Error {
    /// A failure; the browser gives no reason that a player could use.
    public init() {}
}

/// All that the app asks of the world around it: the page, storage, time, chance. It knows nothing of the game. The
/// browser is one host; the tests have another, which records.
public protocol Platform: AnyObject {
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
    /// Sets what a person reads in an element.
    func setText(_ text: UTF8Text, on node: Node)
    /// Sets what is in an element, as markup of our own.
    func setMarkup(_ markup: UTF8Text, on node: Node)
    /// Sets a style property, custom ones too.
    func setStyle(_ property: StaticString, to value: UTF8Text, on node: Node)
    /// Sets the value of a form control; a check box is on at its own value.
    func setValue(_ value: UTF8Text, on node: Node)
    /// Places elements, each about its own center: seven numbers for each, its node and the six of a CSS matrix.
    func place(_ numbers: [Double])
    /// Asks for `App.frame` to be called before the next frame is drawn.
    func requestFrame()
    /// Whether a media query holds, and for a signal whenever that changes, its detail 1 where it holds then.
    func observe(media query: StaticString, as signal: Signal) -> Bool
    /// Asks for events of this type from now on.
    func listen(to type: StaticString, on node: Node, as signal: Signal)
    /// Asks for `Signal.resize` whenever the size of an element or the devicePixelRatio of the screen changes.
    func observeSize(of node: Node)
    /// Where an element lies.
    func frame(of node: Node) -> ElementFrame
    /// Whether the focus is on an element.
    func hasFocus(_ node: Node) -> Bool
    /// A property of the window, by its path, as text: `navigator.language`. Empty where there is none.
    func read(_ path: StaticString) -> UTF8Text
    /// What is stored under a key; `nil` if nothing is.
    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text?
    /// Stores a text under a key; `nil` takes the key away.
    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure)
    /// Asks for one `Signal.alarm` after this time, instead of any asked for before; `nil` asks for none.
    func setAlarm(after time: Milliseconds?)
    /// The date and the time of day where the person is, in milliseconds since 1970 began there.
    func date() -> Milliseconds
    /// Hands a text over to what is outside the page. `Signal.given` tells later whether it was taken.
    func give(_ text: UTF8Text, to outlet: Outlet)
    /// 48 random bits.
    func entropy() -> UInt64
    /// Replaces the address by this path and query, without loading anything.
    func replaceAddress(_ address: UTF8Text)
}

/// Where a text can go from the page.
public enum Outlet: CaseIterable, Sendable {
    /// The clipboard.
    case clipboard
    /// The device's own sheet for sharing, where it has one; the text is an address.
    case sheet
    /// A file that the browser saves.
    case file

    /// The name that the host knows it by.
    public var name: StaticString {
        switch self {
        case .clipboard: "clipboard"
        case .sheet: "sheet"
        case .file: "file"
        }
    }
}

/// The kinds of events that the app hears of.
public enum Signal: Int32, CaseIterable, Sendable {
    case click, pressDown, pressMove, pressUp, pressCancel, key, focus, change, close, visibility, storage, resize,
        alarm, media, touchMove, input, given
}

/// Something that happened on the page.
public struct PageEvent: Sendable {
    /// What kind it is.
    public var signal: Signal
    /// The nearest node the app knows, from the event's target outwards.
    public var node: Node?
    /// The time of the host's clock in milliseconds; it never runs backwards, but it may jump ahead.
    public var now: Milliseconds
    /// For a press: where it is, in CSS pixels.
    public var point = (x: 0.0, y: 0.0)
    /// For a press: which finger or pointer it is.
    public var pointer: Int32 = 0
    /// For a click: how many presses led to it, 0 for one from the keyboard. For a key: bits, 1 for a repetition, 2 for
    /// one held with Control, Alt or Meta, 4 for one held with Shift. For a press: the button, 0 for the main one, and
    /// 256 for a finger that comes down beside another. For a media query: 1 where it holds. For a text that was handed
    /// over: 1 where it was taken.
    public var detail: Int32 = 0
    /// For a key: what it types, a line feed, and its place on the keyboard. For a change: the new value, or what is in
    /// the file that was chosen. For storage: the key. For visibility: `visible` or `hidden`. For a text that was
    /// handed over: the outlet's name.
    public var text = UTF8Text()

    /// An event.
    public init(_ signal: Signal, node: Node? = nil, now: Milliseconds) {
        self.signal = signal
        self.node = node
        self.now = now
    }
}
