import Foundation

/// The measurements of a run, as a table for people and as JSON for programs.
public struct LoadReport: Encodable, Sendable {
    /// The rows, in order.
    public private(set) var rows: [Row] = []
    /// Descriptions of all errors. A run counts only without errors.
    public private(set) var faults: [String] = []

    /// A number with its name and unit.
    public struct Row: Encodable, Sendable {
        /// The name of the measurement.
        public let name: String
        /// The value.
        public let value: Double
        /// The unit; empty for a count.
        public let unit: String
    }

    /// Creates an empty report.
    public init() {}

    /// Adds a number.
    public mutating func add(_ name: String, _ value: Double, _ unit: String = "") {
        rows.append(Row(name: name, value: value, unit: unit))
    }

    /// Adds a count.
    public mutating func add(_ name: String, _ count: Int) { add(name, Double(count)) }

    /// Adds the times of a histogram in milliseconds.
    public mutating func add(_ name: String, _ times: LatencyHistogram) {
        guard times.count > 0 else { return }
        for (label, share) in [("50 %", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("99.9 %", 0.999), ("most", 1)] {
            add("\(name), \(label)", Double(times.time(at: share)) / 1000, "ms")
        }
    }

    /// Adds descriptions of errors. The text shows the first ten.
    public mutating func add(faults: [String]) { self.faults += faults }

    /// Returns the value with a name, if there is one.
    public func value(_ name: String) -> Double? { rows.first { $0.name == name }?.value }

    /// The report as a table in text.
    public var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { row in
            let decimals = row.value == row.value.rounded() ? 0 : 2
            let name = row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            return name + String(format: "%12.\(decimals)f", row.value) + (row.unit.isEmpty ? "" : " \(row.unit)")
        }
        let wrong = faults.isEmpty ? [] : ["\(faults.count) faults:"] + faults.prefix(10).map { "  \($0)" }
        return (lines + wrong).joined(separator: "\n") + "\n"
    }

    /// The report as JSON.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}
