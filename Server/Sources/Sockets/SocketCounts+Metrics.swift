extension SocketCounts {
    /// The counts in the Prometheus text format, version 0.0.4.
    public var metrics: String {
        var text = MetricsText()
        text.add("tercet_sockets_open", .gauge, "Sockets that are open now.", [("", open)])
        text.add("tercet_sockets_opened_total", .counter, "Sockets that were opened.", [("", opened)])
        text.add(
            "tercet_sockets_refused_total", .counter, "Requests for a socket that were refused.",
            Refusal.allCases.map { ("reason=\"\($0.rawValue)\"", refused[$0, default: 0]) })
        text.add(
            "tercet_sockets_closed_total", .counter, "Sockets that the server closed.",
            CloseCode.allCases.map { ("code=\"\($0.rawValue)\"", closed[$0, default: 0]) })
        text.add(
            "tercet_sockets_cut_off_total", .counter, "Connections cut off.",
            CutOff.allCases.map { ("reason=\"\($0.rawValue)\"", cutOff[$0, default: 0]) })
        let directions = [("direction=\"in\"", received), ("direction=\"out\"", sent)]
        text.add(
            "tercet_socket_messages_total", .counter, "Text messages on sockets.",
            directions.map { ($0, $1.messages) })
        text.add(
            "tercet_socket_bytes_total", .counter, "Bytes of text messages on sockets.",
            directions.map { ($0, $1.bytes) })
        return text.text
    }
}

/// Writes metrics in the Prometheus text format.
private struct MetricsText {
    enum Kind: String {
        case counter, gauge
    }

    private(set) var text = ""

    /// Adds a metric with its values, each after its labels.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ values: [(labels: String, value: Int)]) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
        for (labels, value) in values {
            text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
        }
    }
}
