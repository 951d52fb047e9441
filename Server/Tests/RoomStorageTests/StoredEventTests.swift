import RoomStorage
import Testing

struct StoredEventTests {
    @Test func `reads only what can be an event`() {
        func reads(seq: Int64 = 1, seat: Int64? = nil, body: String = "") -> Bool {
            StoredEvent(reading: seq, at: 0, seat: seat, request: nil, body: body) != nil
        }
        #expect(reads())
        #expect(reads(seq: Int64(Int32.max), seat: 255, body: "text"))
        #expect(!reads(seq: 0))
        #expect(!reads(seq: Int64(Int32.max) + 1))
        #expect(!reads(seat: 256))
        #expect(!reads(seat: -1))
        #expect(!reads(body: "a\0b"))
    }

    @Test func `has no number below 1`() async {
        await #expect(processExitsWith: .failure) { _ = StoredEvent(seq: 0, at: 0, body: "") }
    }

    @Test func `has no body with U+0000`() async {
        await #expect(processExitsWith: .failure) { _ = StoredEvent(seq: 1, at: 0, body: "\0") }
    }
}
