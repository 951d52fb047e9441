/// A size of QR codes with its capacity at the error correction level M (ISO/IEC 18004:2015, tables 7 and 9).
struct Version {
    /// The number of the version, 1 to 9.
    let number: Int
    /// The number of all codewords.
    let codewords: Int
    /// The number of blocks that the codewords are divided into.
    let blocks: Int
    /// The number of codewords for error correction in each block.
    let corrections: Int

    /// The versions, smallest first.
    static var all: [Version] {
        [
            Version(number: 1, codewords: 26, blocks: 1, corrections: 10),
            Version(number: 2, codewords: 44, blocks: 1, corrections: 16),
            Version(number: 3, codewords: 70, blocks: 1, corrections: 26),
            Version(number: 4, codewords: 100, blocks: 2, corrections: 18),
            Version(number: 5, codewords: 134, blocks: 2, corrections: 24),
            Version(number: 6, codewords: 172, blocks: 4, corrections: 16),
            Version(number: 7, codewords: 196, blocks: 4, corrections: 18),
            Version(number: 8, codewords: 242, blocks: 4, corrections: 22),
            Version(number: 9, codewords: 292, blocks: 5, corrections: 22),
        ]
    }

    /// The number of modules on each side.
    var size: Int { number * 4 + 17 }

    /// The number of codewords for data.
    var dataCodewords: Int { codewords - blocks * corrections }

    /// The number of bytes that it holds: without the mode and the length, which take 12 bits.
    var capacity: Int { dataCodewords - 2 }

    /// The rows, which are also the columns, of the alignment patterns.
    var alignmentPlaces: [Int] {
        switch number {
        case 1: []
        case ..<7: [6, size - 7]
        default: [6, (size - 1) / 2, size - 7]
        }
    }
}
