#if arch(wasm32)
import PlainText
import SetGame
import SetPage
import SetStorage
import SetTable
import SetWords
import WebRuntime

/// The browser, through the bridge.
final class WebPlatform: Platform {
    func find(_ id: UTF8Text) -> Node {
        let handle = id.withBytes { platformFind($0, $1) }
        precondition(handle > 0, "the page lacks an element")
        return Node(handle: handle)
    }

    func create(_ tag: StaticString) -> Node {
        Node(handle: platformCreate(tag.utf8Start, tag.length))
    }

    func insert(_ node: Node, into parent: Node, before next: Node?) {
        platformInsert(node.handle, parent.handle, next?.handle ?? 0)
    }

    func call(_ method: StaticString, on node: Node) {
        platformCall(node.handle, method.utf8Start, method.length)
    }

    func setAttribute(_ name: StaticString, to value: UTF8Text?, on node: Node) {
        guard let value else { return platformAttribute(node.handle, name.utf8Start, name.length, nil, -1) }
        value.withBytes { platformAttribute(node.handle, name.utf8Start, name.length, $0, $1) }
    }

    func setText(_ text: UTF8Text, on node: Node) {
        text.withBytes { platformText(node.handle, $0, $1) }
    }

    func setMarkup(_ markup: UTF8Text, on node: Node) {
        markup.withBytes { platformMarkup(node.handle, $0, $1) }
    }

    func moveContent(of node: Node, into other: Node) {
        platformAdopt(other.handle, node.handle)
    }

    func setStyle(_ property: StaticString, to value: UTF8Text, on node: Node) {
        value.withBytes { platformStyle(node.handle, property.utf8Start, property.length, $0, $1) }
    }

    func setValue(_ value: UTF8Text, on node: Node) {
        value.withBytes { platformValue(node.handle, $0, $1) }
    }

    func place(_ numbers: [Double]) {
        numbers.withUnsafeBufferPointer { platformPlace($0.baseAddress, Int32($0.count)) }
    }

    func play(_ numbers: [Double]) {
        numbers.withUnsafeBufferPointer { platformPlay($0.baseAddress, Int32($0.count)) }
    }

    func vibrate(_ pattern: [Double]) {
        pattern.withUnsafeBufferPointer { platformVibrate($0.baseAddress, Int32($0.count)) }
    }

    func requestFrame() {
        platformFrames()
    }

    func observe(media query: StaticString, as kind: EventKind) -> Bool {
        platformMedia(query.utf8Start, query.length, kind.rawValue) == 1
    }

    func listen(to type: StaticString, on node: Node, as kind: EventKind) {
        platformListen(node.handle, type.utf8Start, type.length, kind.rawValue)
    }

    func observeSize(of node: Node) {
        platformObserve(node.handle, EventKind.resize.rawValue)
    }

    func frame(of node: Node) -> ElementFrame {
        var frame = ElementFrame()
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
            guard let start = numbers.baseAddress else { return }
            platformFrame(node.handle, start)
            frame.x = numbers[0]
            frame.y = numbers[1]
            frame.width = numbers[2]
            frame.height = numbers[3]
        }
        return frame
    }

    func hasFocus(_ node: Node) -> Bool {
        platformFocused() == node.handle
    }

    func read(_ path: StaticString) -> UTF8Text {
        TransferBuffer.text(ofLength: platformRead(path.utf8Start, path.length)) ?? UTF8Text()
    }

    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text? {
        let length = platformLoad(key.utf8Start, key.length)
        // -1: the key isn't stored; -2: the browser refuses.
        if length == -2 { throw StorageFailure() }
        return TransferBuffer.text(ofLength: length)
    }

    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure) {
        let isStored =
            if let text {
                text.withBytes { platformStore(key.utf8Start, key.length, $0, $1) }
            } else {
                platformStore(key.utf8Start, key.length, nil, -1)
            }
        if isStored == 0 { throw StorageFailure() }
    }

    func wake(after time: Milliseconds?) {
        platformWake(time.map { Double($0) } ?? -1, EventKind.wake.rawValue)
    }

    func entropy() -> UInt64 {
        UInt64(platformEntropy())
    }

    func date() -> Milliseconds {
        Milliseconds(platformDate())
    }

    func deliver(_ text: UTF8Text, to outlet: Outlet) {
        text.withBytes {
            platformDeliver(outlet.name.utf8Start, outlet.name.length, $0, $1, EventKind.delivered.rawValue)
        }
    }

    func requestLock(_ request: LockRequest) {
        platformLock(request.rawValue)
    }

    func ask(_ request: UTF8Text?) {
        guard let request else { return platformAsk(nil, -1, EventKind.report.rawValue) }
        request.withBytes { platformAsk($0, $1, EventKind.report.rawValue) }
    }

    func loadWords(in language: LanguageTag) {
        platformWords(language.code.utf8Start, language.code.length, EventKind.words.rawValue)
    }

    func useNewVersion() {
        platformUpdate()
    }

    func replaceAddress(_ address: UTF8Text) {
        address.withBytes { platformAddress($0, $1) }
    }

    func connect(to path: StaticString) {
        platformConnect(path.utf8Start, path.length, EventKind.socket.rawValue)
    }

    func transmit(_ text: UTF8Text) {
        text.withBytes { platformTransmit($0, $1) }
    }

    func disconnect() {
        platformDisconnect()
    }
}

extension StaticString {
    fileprivate var length: Int32 { Int32(utf8CodeUnitCount) }
}

extension UTF8Text {
    /// Calls a function with the address and the length of the bytes.
    fileprivate func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
}
#endif
