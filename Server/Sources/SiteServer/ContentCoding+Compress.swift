import Foundation

extension ContentCoding {
    /// Returns the bytes in this coding, as small as possible; nil if they don't become smaller, or if the system lacks
    /// the library for the coding. With brotli, a page of 50 kB takes 60 ms.
    func compress(_ bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .identity: bytes
        case .gzip: Zlib.loaded?.gzip(bytes)
        case .brotli: Brotli.loaded?.compress(bytes)
        }
    }
}

/// The functions of libbrotlienc (`brotli/encode.h`) that a page needs.
private struct Brotli: Sendable {
    /// The arguments are the quality, the window, the mode, the input, and the output with its size.
    typealias Encode = @convention(c) (Int32, Int32, Int32, Int, Bytes, UnsafeMutablePointer<Int>, Buffer) -> Int32

    let encode: Encode

    /// The library; nil if the system doesn't have it.
    static let loaded = SystemLibrary(linux: "libbrotlienc.so.1", macOS: "libbrotlienc.1.dylib").flatMap { library in
        library.function("BrotliEncoderCompress", as: Encode.self).map { Brotli(encode: $0) }
    }

    func compress(_ bytes: [UInt8]) -> [UInt8]? {
        output(ofAtMost: bytes.count) { buffer, count in
            encode(11, 22, 0, bytes.count, bytes, &count, buffer) == 1
        }
    }
}

/// The functions of zlib (`zlib.h`) that a page needs.
private struct Zlib: Sendable {
    /// The arguments are the output with its size, the input, and the level.
    typealias Compress = @convention(c) (Buffer, UnsafeMutablePointer<UInt>, Bytes, UInt, Int32) -> Int32
    /// The arguments are the checksum of earlier bytes and the bytes.
    typealias Checksum = @convention(c) (UInt, Bytes, UInt32) -> UInt

    let compress2: Compress
    let crc32: Checksum

    /// The library; nil if the system doesn't have it.
    static let loaded = SystemLibrary(linux: "libz.so.1", macOS: "libz.1.dylib").flatMap { library -> Zlib? in
        guard let compress2 = library.function("compress2", as: Compress.self),
            let crc32 = library.function("crc32", as: Checksum.self)
        else { return nil }
        return Zlib(compress2: compress2, crc32: crc32)
    }

    /// Puts zlib's data between the header and trailer of a gzip file (RFC 1952) instead of zlib's (RFC 1950).
    func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        let stream = output(ofAtMost: bytes.count) { buffer, count in
            var length = UInt(count)
            defer { count = Int(length) }
            return compress2(buffer, &length, bytes, UInt(bytes.count), 9) == 0
        }
        guard let stream else { return nil }
        let trailer = [UInt32(crc32(0, bytes, UInt32(bytes.count))), UInt32(bytes.count)]
        return [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255] + stream.dropFirst(2).dropLast(4)
            + trailer.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    }
}

private typealias Bytes = UnsafePointer<UInt8>
private typealias Buffer = UnsafeMutablePointer<UInt8>

/// Returns the bytes that a function has written into a buffer of this size; nil if it fails, also for lack of space.
private func output(ofAtMost size: Int, _ write: (Buffer, inout Int) -> Bool) -> [UInt8]? {
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        var length = size
        isWritten = write(start, &length)
        if isWritten { count = length }
    }
    return isWritten ? bytes : nil
}

/// A library of the system, loaded at run time: a server without it sends larger pages instead of not starting.
private struct SystemLibrary {
    private let handle: UnsafeMutableRawPointer

    init?(linux: String, macOS: String) {
        #if os(macOS)
        let name = macOS
        #else
        let name = linux
        #endif
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// Returns a function, which has to have this type; nil if the library doesn't have it.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
