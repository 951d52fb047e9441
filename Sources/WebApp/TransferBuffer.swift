#if arch(wasm32)
import PlainText

/// The place in memory where the bridge leaves a text for the app. It asks for room first, then writes.
enum TransferBuffer {
    nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)

    /// The address of room for this many bytes; what was in the inbox before is lost.
    static func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8>? {
        if count > buffer.count {
            buffer.deallocate()
            buffer = .allocate(capacity: count)
        }
        return buffer.baseAddress
    }

    /// The text in the inbox; `nil` for a negative length.
    static func text(ofLength length: Int32) -> UTF8Text? {
        length < 0 ? nil : UTF8Text(buffer.prefix(Int(length)))
    }
}
#endif
