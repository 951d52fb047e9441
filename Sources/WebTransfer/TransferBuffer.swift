#if arch(wasm32)
import PlainText

/// The place in memory where the page leaves a text for a module. It asks for room first, then writes.
public enum TransferBuffer {
    nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)

    /// The address of room for this many bytes; what was in the buffer before is lost.
    fileprivate static func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8>? {
        if count > buffer.count {
            buffer.deallocate()
            buffer = .allocate(capacity: count)
        }
        return buffer.baseAddress
    }

    /// The text in the buffer; `nil` for a negative length.
    public static func text(ofLength length: Int32) -> UTF8Text? {
        length < 0 ? nil : UTF8Text(buffer.prefix(Int(length)))
    }
}

/// Room for a text of this many bytes, which the page writes before it calls a module, or before it returns to one.
@_expose(wasm, "transferBuffer") @_cdecl("transferBuffer")
public func transferBuffer(count: Int32) -> UnsafeMutablePointer<UInt8>? {
    TransferBuffer.makeRoom(for: Int(count))
}
#endif
