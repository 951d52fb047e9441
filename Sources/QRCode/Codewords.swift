/// The codewords of a QR code: data with Reed–Solomon error correction, in blocks.
struct Codewords {
    private let blocks: [(data: [UInt8], correction: [UInt8])]

    /// Creates the codewords of bytes, which fit into the version.
    init(_ bytes: [UInt8], in version: Version) {
        let data = Self.data(bytes, count: version.dataCodewords)
        let divisor = ReedSolomon.divisor(degree: version.corrections)
        let short = version.dataCodewords / version.blocks
        let longBlocks = version.dataCodewords % version.blocks
        var start = 0
        blocks = (0..<version.blocks).map { index in
            let end = start + short + (index >= version.blocks - longBlocks ? 1 : 0)
            defer { start = end }
            let block = Array(data[start..<end])
            return (block, ReedSolomon.remainder(of: block, by: divisor))
        }
    }

    /// Returns the mode, the length and the bytes as codewords, padded to a number of codewords.
    private static func data(_ bytes: [UInt8], count: Int) -> [UInt8] {
        // Four bits of mode precede the length, so each byte is split between two codewords.
        var codewords: [UInt8] = []
        var half: UInt8 = 0b0100
        for byte in [UInt8(truncatingIfNeeded: bytes.count)] + bytes {
            codewords.append(half << 4 | byte >> 4)
            half = byte & 0xf
        }
        codewords.append(half << 4)
        var padding: UInt8 = 0xec
        while codewords.count < count {
            codewords.append(padding)
            padding ^= 0xec ^ 0x11
        }
        return codewords
    }

    /// The codewords in the order of the code: by turns from each block, the data first.
    var interleaved: [UInt8] {
        let longest = blocks.map { $0.data.count }.max() ?? 0
        let data = (0..<longest).flatMap { index in blocks.filter { index < $0.data.count }.map { $0.data[index] } }
        let corrections = blocks.first?.correction.count ?? 0
        return data + (0..<corrections).flatMap { index in blocks.map { $0.correction[index] } }
    }
}

/// Reed–Solomon codes over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    /// Returns the coefficients of (x − 1)(x − 2)(x − 4)…, highest power first and without the leading 1.
    static func divisor(degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    /// Returns the remainder of a polynomial's division, which is its error correction.
    static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    /// Returns the product of two elements of the field.
    private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11d)
            if (second >> UInt8(bit)) & 1 != 0 { result ^= Int(first) }
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
