import SetCounting

/// The line that shows on a terminal how much of a count is done. It needs no more than a carriage return, so any terminal
/// can show it; a later line is never shorter, until it is erased.
public struct CountProgress: Sendable {
    private let title: String

    /// The line of a count of this name, which has at most 32 characters so that it fits everywhere.
    public init(_ title: String) {
        self.title = title
    }

    /// The line at the beginning.
    public var start: String { line(percent: 0) }

    /// The line at some progress; `nil` if it is that of the part before.
    public func text(at progress: Workers.Progress) -> String? {
        let percent = 100 * progress.finished / progress.total
        return percent == 100 * (progress.finished - 1) / progress.total ? nil : line(percent: percent)
    }

    /// Erases the line.
    public var end: String { "\r" + String(repeating: " ", count: line(percent: 100).count - 1) + "\r" }

    private func line(percent: Int) -> String { "\r\(title): \(percent) %" }
}
