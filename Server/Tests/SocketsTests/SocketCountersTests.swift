import Testing

@testable import Sockets

struct SocketCountersTests {
    @Test func `metrics are lines in the format of Prometheus`() {
        let counters = SocketCounters()
        counters.count {
            $0.open = 12
            $0.refused[.origin] = 3
            $0.closed[.policyViolation] = 4
            $0.cutOff[.slow] = 5
            $0.received.add(20)
            $0.sent.add(7)
            $0.sent.add(8)
        }
        let lines = counters.now.metrics.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        for line in [
            "# TYPE tercet_sockets_open gauge", "tercet_sockets_open 12", "# TYPE tercet_sockets_opened_total counter",
            "tercet_sockets_opened_total 0", "tercet_sockets_refused_total{reason=\"origin\"} 3",
            "tercet_sockets_refused_total{reason=\"total\"} 0", "tercet_sockets_closed_total{code=\"1008\"} 4",
            "tercet_sockets_cut_off_total{reason=\"slow\"} 5", "tercet_socket_messages_total{direction=\"in\"} 1",
            "tercet_socket_messages_total{direction=\"out\"} 2", "tercet_socket_bytes_total{direction=\"in\"} 20",
            "tercet_socket_bytes_total{direction=\"out\"} 15",
        ] {
            #expect(lines.contains(line[...]))
        }
    }

    @Test func `each metric has one help and one type before its values, and no value comes twice`() {
        let lines = SocketCounts().metrics.split(separator: "\n")
        #expect(Set(lines).count == lines.count)
        let pattern = /(# HELP [a-z_]+ .+|# TYPE [a-z_]+ (gauge|counter)|[a-z_]+(\{[a-z]+="[a-z0-9]+"\})? [0-9]+)/
        for line in lines { #expect(line.wholeMatch(of: pattern) != nil) }
        let helps = lines.count { $0.hasPrefix("# HELP") }
        #expect(helps == 7 && helps == lines.count { $0.hasPrefix("# TYPE") })
    }
}
