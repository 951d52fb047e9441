import RoomStorage
import Testing

struct RoomCodeTests {
    @Test(arguments: ["A", "z", "0", "ABCD2345", "0123456789abcdef"])
    func `is letters and digits`(text: String) { #expect(CodeRule.isValid(text)) }

    @Test(arguments: ["", " ", "A B", "A\0", "Ä", "a-b", "@", "[", "`", "{", "/", ":", "0123456789abcdefg"])
    func `is nothing else`(text: String) { #expect(!CodeRule.isValid(text)) }
}
