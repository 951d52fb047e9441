import RoomStorage
import Testing

@testable import PostgreSQLStorage

struct NoticePayloadTests {
    @Test func `tells of events and texts, but not of its own`() {
        let events = NoticePayload.beginningOfAppended(node: "x") + "A 3 B 14"
        #expect(
            NoticePayload.notices(in: events, for: "y") == [
                .appended(room: "A", through: 3), .appended(room: "B", through: 14),
            ])
        #expect(NoticePayload.notices(in: events, for: "x") == [])
        let message = NoticePayload.message(" a  b", about: "A", node: "x")
        #expect(NoticePayload.notices(in: message, for: "y") == [.message(room: "A", text: " a  b")])
        #expect(NoticePayload.notices(in: message, for: "x") == [])
    }

    @Test(arguments: ["", "a", "a x", "b x y", "a x A", "a x A b", "a x A 1 B", "m x A"])
    func `counts as a gap if it isn't understood`(payload: String) {
        #expect(NoticePayload.notices(in: payload, for: "y") == [.gap])
    }
}
