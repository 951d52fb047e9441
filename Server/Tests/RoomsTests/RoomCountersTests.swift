import Testing

@testable import Rooms

struct RoomCountersTests {
    @Test func `each counter is a metric with its help and its type`() {
        let counters = RoomCounters()
        counters.madeRoom()
        counters.refusedRoom()
        counters.refusedRoom()
        counters.told(3)
        for time in [5, 7] as [Int64] { counters.stored(after: time) }
        counters.conflicted()
        let lines = counters.text(rooms: 4, members: 6).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        let values = [
            "tercet_rooms_open 4", "tercet_members 6", "tercet_rooms_made_total 1", "tercet_rooms_refused_total 2",
            "tercet_events_stored_total 2", "tercet_events_storing_milliseconds_total 12",
            "tercet_events_conflicting_total 1", "tercet_messages_told_total 3", "tercet_messages_bad_total 0",
        ]
        #expect(lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(String.init) == values)
        for value in values {
            let name = value.prefix { $0 != " " }
            let kind = name.hasSuffix("_total") ? "counter" : "gauge"
            #expect(lines.contains { $0.hasPrefix("# HELP \(name) ") } && lines.contains("# TYPE \(name) \(kind)"))
        }
    }
}
