import CommandTestSupport
import Foundation
import Testing

@testable import InputOutput

struct JSONValueTests {
    @Test func `objects are written over lines, texts and numbers on one`() {
        let value = JSONValue.object([
            ("b", .array([.number(1), .string("x")])), ("a", .array([.object([]), .array([])])), ("c", .boolean(false)),
        ])
        let text = """
            {
              "b": [1, "x"],
              "a": [
                {},
                []
              ],
              "c": false
            }

            """
        #expect(value.text == text)
    }

    @Test func `every character comes back from another reader`() throws {
        let string = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) })) + "▲\u{2028}🂡"
        let text = JSONValue.object([("\"\\\n", .string(string)), ("n", .number(.min))]).text
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(read?["\"\\\n"] as? String == string)
        #expect((read?["n"] as? NSNumber)?.int64Value == .min)
    }
}
