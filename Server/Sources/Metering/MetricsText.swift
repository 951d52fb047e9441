/// Writes metrics in the Prometheus text format, version 0.0.4: each with its help, its type and its values.
package struct MetricsText {
    /// The type of a metric.
    package enum Kind: String {
        /// A number that only grows while the server is running.
        case counter
        /// A number that grows and shrinks.
        case gauge
    }

    /// The metrics added so far.
    package private(set) var text = ""

    /// Creates a text without metrics.
    package init() {}

    /// Adds a metric with one value. Names begin with `tercet_`, which is added here.
    package mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
        add(name, kind, help, [("", value)])
    }

    /// Adds a metric with a value for each of its labels, such as `reason="total"`.
    package mutating func add(_ name: String, _ kind: Kind, _ help: String, _ values: [(label: String, value: Int)]) {
        text += "# HELP tercet_\(name) \(help)\n# TYPE tercet_\(name) \(kind.rawValue)\n"
        for (label, value) in values {
            text += label.isEmpty ? "tercet_\(name) \(value)\n" : "tercet_\(name){\(label)} \(value)\n"
        }
    }
}
