import PlainText
import Testing

@Suite("Packed texts")
struct PackingTests {
    private static let lists: [[UTF8Text]] = [
        [], [""], ["", ""], ["a"], ["one", "", "три"], ["7\nabc", "\n", "0\n"],
        [UTF8Text([0xff, 0, 0x0a]), "x"],
    ]

    @Test("are the same again when unpacked", arguments: lists)
    func roundTrip(texts: [UTF8Text]) {
        #expect(UTF8Text(packing: texts).unpacked == texts)
    }

    @Test("are read as packed or not at all, however they are cut", arguments: lists)
    func cut(texts: [UTF8Text]) {
        let whole = UTF8Text(packing: texts)
        for count in whole.bytes.indices {
            let part = UTF8Text(whole.bytes[..<count])
            if let unpacked = part.unpacked { #expect(UTF8Text(packing: unpacked) == part) }
        }
    }

    @Test(
        "are told from other texts",
        arguments: [
            "x", "1", "1\n", "2\na", "-1\na", "1 a", "1\nab", "99999999999999999999\na", "9223372036854775807\na",
        ]
            as [UTF8Text])
    func foreign(text: UTF8Text) {
        #expect(text.unpacked == nil)
    }

    @Test("can be whole numbers")
    func numbers() {
        for number in [0, 1, -1, .max, .min] as [Int64] {
            #expect(String(UTF8Text(number: number)) == "\(number)")
        }
        #expect(("9223372036854775807" as UTF8Text).number == .max && ("17" as UTF8Text).count == 17)
        for text in ["", "-1", "1 ", "a", "9223372036854775808"] as [UTF8Text] { #expect(text.number == nil) }
    }
}
