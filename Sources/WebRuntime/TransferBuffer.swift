#if arch(wasm32)
import PlainText

/// The place in memory where the page writes a text for a module. It first asks for space, then writes.
public enum TransferBuffer {
    nonisolated(unsafe) private static var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)

    /// Returns the address of space for this many bytes. The previous content of the buffer is lost.
    fileprivate static func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8>? {
        if count > buffer.count {
            buffer.deallocate()
            buffer = .allocate(capacity: count)
        }
        return buffer.baseAddress
    }

    /// Returns the text in the buffer; `nil` for a negative length.
    public static func text(ofLength length: Int32) -> UTF8Text? {
        length < 0 ? nil : UTF8Text(buffer.prefix(Int(length)))
    }
}

/// Returns space for a text of this many bytes. The page writes the text before it calls a module, or before it returns
/// to it.
@_expose(wasm, "transferBuffer") @_cdecl("transferBuffer")
public func transferBuffer(count: Int32) -> UnsafeMutablePointer<UInt8>? {
    TransferBuffer.makeRoom(for: Int(count))
}
#endif
