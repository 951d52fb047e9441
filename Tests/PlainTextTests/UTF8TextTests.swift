import PlainText
import Testing

private func written(_ write: (inout UTF8Text) -> Void) -> String {
    var text = UTF8Text()
    write(&text)
    return String(text)
}

struct UTF8TextTests {
    @Test func `an empty text has no bytes`() {
        #expect(UTF8Text().isEmpty)
        #expect(UTF8Text().bytes == [])
        #expect(UTF8Text() == UTF8Text([UInt8]()))
        #expect(!UTF8Text("a").isEmpty)
    }

    @Test func `a literal keeps its UTF-8 bytes`() {
        let text: UTF8Text = "Привет, 🃏"
        #expect(text.bytes == Array("Привет, 🃏".utf8))
        #expect(text == UTF8Text("Привет, 🃏".utf8))
    }

    @Test func `a text is written piece by piece`() {
        var text: UTF8Text = "one"
        text.append(byte: UInt8(ascii: ","))
        text.append(" two")
        text.append(contentsOf: ", three")
        #expect(String(text) == "one, two, three")
    }

    @Test func `texts are equal if and only if their bytes are`() {
        #expect(UTF8Text("ab".utf8) == UTF8Text("ab"))
        #expect(Set([UTF8Text("ab"), UTF8Text("ab".utf8), UTF8Text("ba")]).count == 2)
        // Bytes are compared, not characters: a composed é does not equal a decomposed one.
        #expect(UTF8Text("\u{e9}") != UTF8Text("e\u{301}"))
    }

    @Test func `a text equals a literal if and only if their bytes are equal`() {
        let literal: StaticString = "abc"
        #expect(UTF8Text("abc".utf8) == literal)
        for other in ["", "ab", "abd", "abcd", "ABC"] { #expect(!(UTF8Text(other.utf8) == literal), "\(other)") }
    }

    @Test(arguments: [0, 1, -1, 9, 10, 35, 36, -36, 80, 255, 1 << 32, Int.max, Int.min])
    func `whole numbers are written in every radix as the standard library writes them`(number: Int) {
        for radix in 2...36 {
            #expect(written { $0.append(number, radix: UInt64(radix)) } == String(number, radix: radix))
        }
    }

    @Test func `whole numbers of every type are written, including the extremes`() {
        #expect(written { $0.append(UInt64.max) } == "18446744073709551615")
        #expect(written { $0.append(UInt64.max, radix: 16) } == "ffffffffffffffff")
        #expect(written { $0.append(UInt8.max) } == "255")
        #expect(written { $0.append(Int8.min) } == "-128")
    }

    @Test(arguments: [
        (12, "12"), (-0.5, "-0.5"), (3.14, "3.14"), (0, "0"), (-0.0, "0"), (1.005, "1"), (0.999, "1"), (-0.999, "-1"),
        (0.004, "0"), (-0.004, "0"), (0.006, "0.01"), (-0.006, "-0.01"), (10.1, "10.1"), (10.01, "10.01"), (100, "100"),
        (-2.25, "-2.25"), (123456.78, "123456.78"),
    ])
    func `numbers are written with at most two decimals and no trailing zeros`(number: Double, text: String) {
        #expect(written { $0.append(number) } == text)
    }

    @Test(arguments: [
        (0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (4, "3.1416"), (5, "3.14159"), (6, "3.141593"),
        (7, "3.1415927"), (8, "3.14159265"), (9, "3.141592654"),
    ])
    func `numbers are rounded to the requested decimals`(decimals: Int, text: String) {
        #expect(written { $0.append(Double.pi, decimals: decimals) } == text)
        #expect(written { $0.append(-Double.pi, decimals: decimals) } == "-" + text)
    }

    @Test func `a written number differs from the number by at most half a unit of the last decimal`() throws {
        for step in -1000...1000 {
            let number = Double(step) * 7.012_345_67
            let text = written { $0.append(number) }
            let read = try #require(Double(text))
            #expect(abs(read - number) <= 0.005 + 1e-9, "\(number) became \(text)")
        }
    }

    @Test func `texts are joined with the separator only between them`() {
        #expect(UTF8Text.joined([], by: ", ") == UTF8Text())
        #expect(UTF8Text.joined(["a"], by: ", ") == UTF8Text("a"))
        #expect(UTF8Text.joined(["a", "", "c"], by: ", ") == UTF8Text("a, , c"))
        #expect(UTF8Text.joined(["a", "b"], by: "") == UTF8Text("ab"))
    }
}
