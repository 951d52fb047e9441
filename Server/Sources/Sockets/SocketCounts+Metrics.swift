import Metering

extension SocketCounts {
    /// The counts in the Prometheus text format.
    public var metrics: String {
        var text = MetricsText()
        text.add("sockets_open", .gauge, "Sockets that are open now.", open)
        text.add("sockets_opened_total", .counter, "Sockets that were opened.", opened)
        text.add(
            "sockets_refused_total", .counter, "Requests for a socket that were refused.",
            Refusal.allCases.map { ("reason=\"\($0.rawValue)\"", refused[$0, default: 0]) })
        text.add(
            "sockets_closed_total", .counter, "Sockets that the server closed.",
            CloseCode.allCases.map { ("code=\"\($0.rawValue)\"", closed[$0, default: 0]) })
        text.add(
            "sockets_cut_off_total", .counter, "Connections cut off.",
            CutOff.allCases.map { ("reason=\"\($0.rawValue)\"", cutOff[$0, default: 0]) })
        let directions = [("direction=\"in\"", received), ("direction=\"out\"", sent)]
        text.add(
            "socket_messages_total", .counter, "Text messages on sockets.", directions.map { ($0, $1.messages) })
        text.add(
            "socket_bytes_total", .counter, "Bytes of text messages on sockets.", directions.map { ($0, $1.bytes) })
        return text.text
    }
}
