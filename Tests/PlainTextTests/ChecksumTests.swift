import PlainText
import Testing

/// Whether the bytes are well-formed UTF-8 according to the standard library.
private func isValid(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
}

private func disagreements(_ strings: some Sequence<[UInt8]>) -> [[UInt8]] {
    strings.filter { UTF8Text($0).isWellFormed != isValid($0) }
}

struct ChecksumTests {
    // The vectors of the authors' own page and of RFC 9923.
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
            ("fo", 0x0898_5907_b541_d342), ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func `the checksum is the published FNV-1a hash`(text: String, hash: UInt64) {
        #expect(UTF8Text(text.utf8).checksum == hash)
    }

    @Test func `a change of any single bit changes the checksum`() {
        let bytes = Array("The quick brown fox".utf8)
        var seen: Set = [UTF8Text(bytes).checksum]
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                seen.insert(UTF8Text(damaged).checksum)
            }
        }
        #expect(seen.count == 1 + bytes.count * 8)
    }

    @Test func `every string is well-formed`() {
        for text in ["", "abc", "\0", "ß", "Привет", "三張牌", "🃏", "👩‍👩‍👧", "\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}\u{10ffff}"] {
            #expect(UTF8Text(text.utf8).isWellFormed, "\(text)")
        }
    }

    @Test(
        arguments: [
            [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc2], [0xc2, 0x41], [0xe0, 0x80, 0x80], [0xe0, 0x9f, 0xbf],
            [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf], [0xf0, 0x80, 0x80, 0x80], [0xf0, 0x8f, 0xbf, 0xbf],
            [0xf0, 0x9f, 0x83], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xfe], [0xff],
            [0xed, 0xa0, 0xbd, 0xed, 0xb0, 0x80], [0x61, 0xe2, 0x82, 0x62],
        ] as [[UInt8]])
    func `overlong, truncated, surrogate and stray bytes are not well-formed`(bytes: [UInt8]) {
        #expect(!UTF8Text(bytes).isWellFormed)
    }

    @Test func `the result agrees with the standard library for all texts of one and two bytes`() {
        let bytes = UInt8.min...UInt8.max
        #expect(disagreements(bytes.lazy.map { [$0] }) == [])
        #expect(disagreements(bytes.lazy.flatMap { first in bytes.map { [first, $0] } }) == [])
    }

    @Test func `the result agrees with the standard library for longer texts around every limit`() {
        let limits: [UInt8] = [
            0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef,
            0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
        ]
        let threes = limits.flatMap { first in limits.flatMap { second in limits.map { [first, second, $0] } } }
        #expect(disagreements(threes) == [])
        let continued: [UInt8] = [0x41, 0x7f, 0x80, 0xbf, 0xc0]
        let fours = threes.lazy.filter { $0[0] >= 0xe0 }.flatMap { three in continued.map { three + [$0] } }
        #expect(disagreements(fours) == [])
    }

    @Test func `the result agrees with the standard library for every truncation of a text`() {
        let whole = Array("aß三🃏é👩‍👧".utf8)
        #expect(disagreements((0...whole.count).lazy.map { Array(whole[..<$0]) }) == [])
        #expect(disagreements((0...whole.count).lazy.map { Array(whole[$0...]) }) == [])
    }
}
