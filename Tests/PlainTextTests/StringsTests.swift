import PlainText
import Testing

struct StringsTests {
    @Test(arguments: ["", "abc", "a\0b", "Привет", "三張牌", "👩‍👩‍👧", "e\u{301}"])
    func `a string is converted to a text and back`(string: String) {
        let text = UTF8Text(string)
        #expect(text.bytes == Array(string.utf8))
        #expect(Array(String(text).utf8) == Array(string.utf8))
        #expect(Array("\(text)".utf8) == Array(string.utf8))
    }

    @Test func `bytes that are not UTF-8 are replaced`() {
        #expect(String(UTF8Text([0x61, 0xff, 0x62])) == "a\u{fffd}b")
    }
}
