import PlainText
import SetTable

/// The kinds of events, with the numbers that the platform uses for them.
public enum EventKind: Int32, CaseIterable, Sendable {
    case click, pointerDown, pointerMove, pointerUp, pointerCancel, key, focus, change, dialogClosed, visibility,
        storage,
        resize, wake, media, touchMove, input, delivered, lock, report, update, socket, network, address, words
}

/// An event as the platform reports it, as numbers and one text.
public struct RawEvent: Sendable {
    /// The kind of the event.
    public var kind: EventKind
    /// The event's target, or its nearest ancestor that the app has a node for.
    public var node: Node?
    /// For a pointer: its position, in CSS pixels.
    public var point = Point2D(0, 0)
    /// For a pointer: its number.
    public var pointer: Int32 = 0
    /// A number that depends on the kind:
    /// - For a click: the number of presses that led to it.
    /// - For a key: bits, 1 for a repetition, 2 if Control, Alt or Meta is held, 4 if Shift is held, 8 if it is Alt
    ///   alone.
    /// - For a pointer: the button, 0 for the main button, plus 256 for a finger when another finger is down.
    /// - For a media query: 1 if it holds.
    /// - For a delivered text: 1 if it was accepted.
    /// - For a lock: its state.
    /// - For a report: 0 if the module is ready, 1 for an answer, 2 if the module has failed.
    /// - For a socket: 0 if it has opened, 1 if it has received something, 2 if it has closed.
    public var detail: Int32 = 0
    /// A text that depends on the kind:
    /// - For a key: the typed text, a line feed, and its place on the keyboard.
    /// - For a change: the new value.
    /// - For storage: the key.
    /// - For visibility: `visible` or `hidden`.
    /// - For a delivered text: the outlet's name.
    /// - For a report: the answer.
    /// - For a socket: the messages, one per line.
    /// - For words: all parts of a language.
    public var text = UTF8Text()

    /// Creates an event without details.
    public init(_ kind: EventKind, node: Node? = nil) {
        (self.kind, self.node) = (kind, node)
    }

    /// The page event that the numbers encode.
    public var event: PageEvent {
        switch kind {
        case .click: .input(.click(node, pressCount: detail))
        case .pointerDown: .input(.pointer(.down, pointerState))
        case .pointerMove: .input(.pointer(.move, pointerState))
        case .pointerUp: .input(.pointer(.up, pointerState))
        case .pointerCancel: .input(.pointer(.cancel, pointerState))
        case .key: .input(.key(keyPress))
        case .touchMove: .touchMove
        case .focus: .control(.focus(node))
        case .change: .control(.change(node, text))
        case .input: .control(.input(node, text))
        case .dialogClosed: .control(.dialogClosed(node))
        case .wake: .control(.wake)
        case .delivered:
            .control(.delivered(Outlet.allCases.first { text == $0.name }, isAccepted: detail == 1))
        case .socket: .control(.socket(detail == 0 ? .opened : detail == 1 ? .received(text) : .closed))
        case .network: .control(.network)
        case .address: .control(.address)
        case .visibility: .tab(.visibility(isVisible: !(text == "hidden")))
        case .storage: .tab(.storage(key: text))
        case .lock: .tab(.lock(LockState(rawValue: detail) ?? .unsupported))
        case .resize: .surroundings(.resize)
        case .media: .surroundings(.reducedMotion(detail == 1))
        case .report:
            .surroundings(.report(detail == 0 ? .ready : detail == 1 ? .answer(text) : .unavailable))
        case .words: .surroundings(.words(text))
        case .update: .surroundings(.newVersion)
        }
    }

    private var pointerState: Pointer {
        var state = Pointer(id: pointer, node: node, point: point)
        state.isMain = detail & 0xff == 0
        state.isFirst = detail & 256 == 0
        return state
    }

    private var keyPress: KeyPress {
        var reader = TextReader(text.bytes)
        let typed = reader.text(until: UInt8(ascii: "\n")) ?? UTF8Text()
        var key = KeyPress(typed: typed, place: reader.text())
        key.isRepeated = detail & 1 != 0
        key.isModified = detail & 2 != 0
        key.isShifted = detail & 4 != 0
        key.hasOnlyAlt = detail & 8 != 0
        return key
    }
}
