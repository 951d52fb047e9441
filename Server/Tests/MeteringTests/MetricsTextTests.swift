import Metering
import Testing

struct MetricsTextTests {
    @Test func `each metric has its help and its type before its values`() {
        var text = MetricsText()
        text.add("rooms_open", .gauge, "Rooms in memory.", 12)
        text.add("sockets_refused_total", .counter, "Refused.", [("reason=\"total\"", 0), ("reason=\"origin\"", 3)])
        #expect(
            text.text == """
                # HELP tercet_rooms_open Rooms in memory.
                # TYPE tercet_rooms_open gauge
                tercet_rooms_open 12
                # HELP tercet_sockets_refused_total Refused.
                # TYPE tercet_sockets_refused_total counter
                tercet_sockets_refused_total{reason="total"} 0
                tercet_sockets_refused_total{reason="origin"} 3

                """)
    }
}
