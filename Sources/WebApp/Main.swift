import WebTransfer

#if arch(wasm32)
import PlainText
import SetApp
import SetGame
import SetPage
import SetTable

// What the page calls. The module runs on one thread, and only from here.

nonisolated(unsafe) private var app: TercetApp<WebPlatform>?

/// Starts the app. Called when the page is there and the browser has told whether this page may play (`LockState`), and again
/// with all of the module where this returns 0: then the first half was not enough, and nothing has happened yet.
@_expose(wasm, "start") @_cdecl("start")
public func start(now: Double, lock: Int32, failedStarts: Int32, isWhole: Int32) -> Int32 {
    callConstructors()
    let platform = WebPlatform()
    let failedStarts = Int(failedStarts)
    guard isWhole == 1 || TercetApp.isFirstVisit(on: platform, failedStarts: failedStarts) else { return 0 }
    app = TercetApp(
        platform: platform, now: Milliseconds(now), lock: LockState(rawValue: lock) ?? .unsupported,
        failedStarts: failedStarts)
    return 1
}

/// Goes on from the start, with all of the module.
@_expose(wasm, "complete") @_cdecl("complete")
public func complete(now: Double) {
    app?.complete(at: Milliseconds(now))
}

/// Hands the app an event, its text in the transfer buffer. Returns 1 to prevent the browser's default action.
@_expose(wasm, "event") @_cdecl("event")
public func event(
    kind: Int32, node: Int32, x: Double, y: Double, pointer: Int32, detail: Int32, length: Int32, time: Double,
    now: Double
) -> Int32 {
    guard let app, let kind = EventKind(rawValue: kind) else { return 0 }
    var raw = RawEvent(kind, node: node > 0 ? Node(handle: node) : nil)
    raw.point = Point(x, y)
    (raw.pointer, raw.detail) = (pointer, detail)
    raw.text = TransferBuffer.text(ofLength: length) ?? UTF8Text()
    return app.handle(raw.event, at: Milliseconds(time), now: Milliseconds(now)) ? 1 : 0
}

/// Moves what moves on to the time of a frame, in milliseconds, before the frame is drawn.
@_expose(wasm, "frame") @_cdecl("frame")
public func frame(now: Double) {
    app?.frame(at: now)
}
#endif

@main
enum Main: WebProgram {}
