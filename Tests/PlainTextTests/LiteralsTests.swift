import PlainText
import Testing

struct LiteralsTests {
    @Test func `a literal holds texts, other literals and whole numbers`() {
        let (time, unit): (UTF8Text, StaticString) = ("7:41", "points")
        let text: UTF8Text = "Game over: \(-412) \(unit) in \(time), \(UInt8(3)) – \(Int64.min)"
        #expect(text == "Game over: -412 points in 7:41, 3 – -9223372036854775808")
        #expect(text == UTF8Text("Game over: -412 points in 7:41, 3 – -9223372036854775808".utf8))
    }

    @Test func `a literal without values is its bytes`() {
        let text: UTF8Text = "Ёж"
        #expect(text.bytes == [0xd0, 0x81, 0xd0, 0xb6])
    }
}
