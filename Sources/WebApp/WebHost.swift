#if arch(wasm32)
import PlainText
import SetApp
import SetGame

/// The browser, through the bridge.
final class WebHost: Host {
    func find(_ id: StaticString) -> Node {
        let handle = hostFind(id.utf8Start, id.length)
        precondition(handle > 0, "the page lacks an element")
        return Node(handle: handle)
    }

    func create(_ tag: StaticString) -> Node {
        Node(handle: hostCreate(tag.utf8Start, tag.length))
    }

    func insert(_ node: Node, into parent: Node, before next: Node?) {
        hostInsert(node.handle, parent.handle, next?.handle ?? 0)
    }

    func call(_ method: StaticString, on node: Node) {
        hostCall(node.handle, method.utf8Start, method.length)
    }

    func setAttribute(_ name: StaticString, to value: Text?, on node: Node) {
        guard let value else { return hostAttribute(node.handle, name.utf8Start, name.length, nil, -1) }
        value.withBytes { hostAttribute(node.handle, name.utf8Start, name.length, $0, $1) }
    }

    func setText(_ text: Text, on node: Node) {
        text.withBytes { hostText(node.handle, $0, $1) }
    }

    func setMarkup(_ markup: Text, on node: Node) {
        markup.withBytes { hostMarkup(node.handle, $0, $1) }
    }

    func setStyle(_ property: StaticString, to value: Text, on node: Node) {
        value.withBytes { hostStyle(node.handle, property.utf8Start, property.length, $0, $1) }
    }

    func setValue(_ value: Text, on node: Node) {
        value.withBytes { hostValue(node.handle, $0, $1) }
    }

    func place(_ numbers: [Double]) {
        numbers.withUnsafeBufferPointer { hostPlace($0.baseAddress, Int32($0.count)) }
    }

    func requestFrame() {
        hostFrames()
    }

    func observe(media query: StaticString, as signal: Signal) -> Bool {
        hostMedia(query.utf8Start, query.length, signal.rawValue) == 1
    }

    func listen(to type: StaticString, on node: Node, as signal: Signal) {
        hostListen(node.handle, type.utf8Start, type.length, signal.rawValue)
    }

    func observeSize(of node: Node) {
        hostObserve(node.handle, Signal.resize.rawValue)
    }

    func frame(of node: Node) -> Frame {
        var frame = Frame()
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
            guard let start = numbers.baseAddress else { return }
            hostFrame(node.handle, start)
            frame.x = numbers[0]
            frame.y = numbers[1]
            frame.width = numbers[2]
            frame.height = numbers[3]
        }
        return frame
    }

    func hasFocus(_ node: Node) -> Bool {
        hostFocused() == node.handle
    }

    func read(_ path: StaticString) -> Text {
        Inbox.text(ofLength: hostRead(path.utf8Start, path.length)) ?? Text()
    }

    func load(_ key: StaticString) throws(StorageFailure) -> Text? {
        let length = hostLoad(key.utf8Start, key.length)
        // -1 is nothing, -2 a browser that refuses.
        if length == -2 { throw StorageFailure() }
        return Inbox.text(ofLength: length)
    }

    func store(_ text: Text?, under key: StaticString) throws(StorageFailure) {
        let isStored =
            if let text {
                text.withBytes { hostStore(key.utf8Start, key.length, $0, $1) }
            } else {
                hostStore(key.utf8Start, key.length, nil, -1)
            }
        if isStored == 0 { throw StorageFailure() }
    }

    func setAlarm(after time: Milliseconds?) {
        hostAlarm(time.map { Double($0) } ?? -1, Signal.alarm.rawValue)
    }

    func entropy() -> UInt64 {
        UInt64(hostEntropy())
    }

    func date() -> Milliseconds {
        Milliseconds(hostDate())
    }

    func give(_ text: Text, to outlet: Outlet) {
        text.withBytes { hostGive(outlet.name.utf8Start, outlet.name.length, $0, $1, Signal.given.rawValue) }
    }

    func replaceAddress(_ address: Text) {
        address.withBytes { hostAddress($0, $1) }
    }
}

extension StaticString {
    fileprivate var length: Int32 { Int32(utf8CodeUnitCount) }
}

extension Text {
    /// Hands the address and the length of the bytes on.
    fileprivate func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int32) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
}
#endif
