import PlainText
import SetTogether
import Testing

struct SeatOwnerTests {
    private static let owner = SeatOwner([1, 0xfedc_ba98_7654_3210, 0, .max])

    @Test func `the text is its bits as digits, and can be parsed`() {
        let text: UTF8Text = "0000000000000001fedcba98765432100000000000000000ffffffffffffffff"
        #expect(Self.owner.text == text && SeatOwner(text) == Self.owner)
    }

    @Test func `another text isn't parsed`() {
        let text = Self.owner.text
        let last = UTF8Text(text.bytes.dropLast())
        let others: [UTF8Text] = ["", "00", "\(last)x", "\(last)F", "\(last)-", "\(text)0"]
        #expect(others.compactMap { SeatOwner($0) }.isEmpty)
    }
}
