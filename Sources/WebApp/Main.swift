import WebRuntime

#if arch(wasm32)
import PlainText
import SetApp
import SetGame
import SetPage
import SetTable
import SetWords

// The functions that the page calls. The module runs on one thread, and only in these functions.

nonisolated(unsafe) private var app: TercetApp<WebPlatform>?

/// Starts the app. The page calls it after loading, when the browser has decided whether this page may play
/// (`LockState`), with the words of a language in the transfer buffer. If it returns 0, the first half of the module isn't
/// enough, and nothing has happened yet. The page then calls it again with the whole module and all words.
@_expose(wasm, "start") @_cdecl("start")
public func start(now: Double, lock: Int32, failedStarts: Int32, isWhole: Int32, length: Int32) -> Int32 {
    let words = TransferBuffer.text(ofLength: length)
    callConstructors()
    let platform = WebPlatform()
    let failedStarts = Int(failedStarts)
    guard isWhole == 1 || TercetApp.isFirstVisit(on: platform, failedStarts: failedStarts) else { return 0 }
    guard let words, let language = Language(words) else { preconditionFailure("the page sends compiled words") }
    app = TercetApp(
        platform: platform, language: language, now: Milliseconds(now), lock: LockState(rawValue: lock) ?? .unsupported,
        failedStarts: failedStarts)
    return 1
}

/// Completes the start with the whole module, and with the rest of the words in the transfer buffer, if any are missing.
@_expose(wasm, "complete") @_cdecl("complete")
public func complete(now: Double, length: Int32) {
    app?.complete(words: TransferBuffer.text(ofLength: length) ?? UTF8Text(), at: Milliseconds(now))
}

/// Passes an event to the app, with its text in the transfer buffer. Returns 1 to prevent the browser's default action.
@_expose(wasm, "event") @_cdecl("event")
public func event(
    kind: Int32, node: Int32, x: Double, y: Double, pointer: Int32, detail: Int32, length: Int32, time: Double,
    now: Double
) -> Int32 {
    guard let app, let kind = EventKind(rawValue: kind) else { return 0 }
    var raw = RawEvent(kind, node: node > 0 ? Node(handle: node) : nil)
    raw.point = Point2D(x, y)
    (raw.pointer, raw.detail) = (pointer, detail)
    raw.text = TransferBuffer.text(ofLength: length) ?? UTF8Text()
    return app.handle(raw.event, at: Milliseconds(time), now: Milliseconds(now)) ? 1 : 0
}

/// Advances all motion to the time of a frame, in milliseconds, before the frame is drawn.
@_expose(wasm, "frame") @_cdecl("frame")
public func frame(now: Double) {
    app?.frame(at: now)
}
#endif

@main
enum Main: WebProgram {}
