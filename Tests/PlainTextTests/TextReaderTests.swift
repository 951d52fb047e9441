import PlainText
import Testing

/// Applies a reader to a text, and returns the result and the number of remaining bytes.
private func read<Result>(_ text: String, _ body: (inout TextReader) -> Result) -> (result: Result, left: Int) {
    var reader = TextReader(text.utf8)
    let result = body(&reader)
    return (result, reader.remaining)
}

extension TextReader {
    /// The number of remaining bytes.
    fileprivate var remaining: Int {
        var copy = self
        return copy.text().bytes.count
    }
}

struct TextReaderTests {
    @Test func `bytes are consumed one by one until the end`() {
        var reader = TextReader([1, 0, 255])
        #expect(!reader.isAtEnd)
        #expect((0..<3).map { _ in reader.byte() } == [1, 0, 255])
        #expect(reader.isAtEnd)
        #expect(reader.remaining == 0)
        #expect(reader.byte() == nil)
    }

    @Test func `a literal is skipped completely or not at all`() {
        var reader = TextReader("Tercet 1".utf8)
        func skips(_ literal: StaticString) -> Bool { reader.skip(literal) }
        #expect(!skips("tercet"))
        #expect(!skips("Tercet 12"))
        #expect(reader.remaining == 8)
        #expect(skips(""))
        #expect(skips("Tercet"))
        #expect(skips(" "))
        #expect(reader.remaining == 1)
        #expect(skips("1"))
        #expect(!skips("1"))
        #expect(reader.isAtEnd)
    }

    @Test func `text is consumed up to and including a byte`() {
        var reader = TextReader("one;;three".utf8)
        #expect(reader.text(until: UInt8(ascii: ";")) == UTF8Text("one"))
        #expect(reader.text(until: UInt8(ascii: ";")) == UTF8Text())
        #expect(reader.text(until: UInt8(ascii: ";")) == nil)
        #expect(reader.text() == UTF8Text("three"))
        #expect(reader.isAtEnd)
        #expect(reader.text() == UTF8Text())
    }

    @Test(arguments: [("0", 0), ("7", 7), ("007", 7), ("81", 81), ("9223372036854775807", Int64.max)])
    func `a whole number is parsed`(text: String, number: Int64) {
        #expect(read(text) { $0.number() } == (number, 0))
    }

    @Test func `a number ends at the first byte that is not a digit of its radix`() {
        #expect(read("12a") { $0.number() } == (12, 1))
        #expect(read("12a") { $0.number(radix: 16) } == (0x12a, 0))
        #expect(read("1012") { $0.number(radix: 2) } == (5, 1))
        #expect(read("zz.") { $0.number(radix: 36) } == (1295, 1))
        #expect(read("fF") { $0.number(radix: 16) } == (15, 1))
    }

    @Test(arguments: ["", "-1", "+1", " 1", "a", "/", ":", "٣"])
    func `if no number comes next, nothing is consumed`(text: String) {
        #expect(read(text) { $0.number() } == (nil, text.utf8.count))
    }

    @Test(arguments: ["9223372036854775808", "9223372036854775810", "18446744073709551616", "99999999999999999999999"])
    func `a number that does not fit is rejected, and nothing is consumed`(text: String) {
        #expect(read(text) { $0.number() } == (nil, text.utf8.count))
        #expect(read(text + ".5") { $0.decimal() } == (nil, text.utf8.count + 2))
    }

    @Test func `the largest number is parsed in every radix, and the next one is not`() {
        let largest = UInt64(Int64.max)
        for radix: Int64 in 2...36 {
            #expect(read(String(largest, radix: Int(radix))) { $0.number(radix: radix) } == (Int64.max, 0))
            #expect(read(String(largest + 1, radix: Int(radix))) { $0.number(radix: radix) }.result == nil)
        }
    }

    @Test(arguments: [
        ("2", 2), ("1.25", 1.25), ("0.5", 0.5), ("10.0", 10), ("3.75", 3.75), ("1.500000000", 1.5),
        ("0.000000001", 1e-9), ("1.0000000009", 1), ("2.6666666666666665", 2.666666666),
    ])
    func `a decimal is parsed up to nine digits after the point`(text: String, number: Double) throws {
        let (result, left) = read(text) { $0.decimal() }
        #expect(abs(try #require(result) - number) < 1e-12)
        #expect(left == 0)
    }

    @Test func `a decimal ends where its digits end`() {
        #expect(read("1.5.2") { $0.decimal() } == (1.5, 2))
        #expect(read("1.5x") { $0.decimal() } == (1.5, 1))
        #expect(read("3 4") { $0.decimal() } == (3, 2))
        #expect(read(".5") { $0.decimal() } == (nil, 2))
        #expect(read("-1.5") { $0.decimal() } == (nil, 4))
    }

    @Test func `a written number is parsed back`() {
        for number: Int64 in [0, 1, 35, 36, 1295, 1_000_000, Int64.max] {
            for radix: Int64 in [2, 10, 16, 36] {
                var text = UTF8Text()
                text.append(number, radix: UInt64(radix))
                var reader = TextReader(text.bytes)
                #expect(reader.number(radix: radix) == number)
                #expect(reader.isAtEnd)
            }
        }
    }
}
