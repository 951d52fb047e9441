import SetCounting

/// A line in a terminal that shows the progress of a count. It uses only a carriage return, so any terminal can show
/// it. Until it is erased, the line never gets shorter.
public struct CountProgress: Sendable {
    private let title: String

    /// Creates a progress line with a title of at most 32 characters, which fits every terminal.
    public init(_ title: String) {
        self.title = title
    }

    /// The line at the start of the count.
    public var start: String { line(percent: 0) }

    /// Returns the line for a progress, or `nil` if the percentage is the same as for the previous part.
    public func text(at progress: Workers.Progress) -> String? {
        let percent = 100 * progress.finished / progress.total
        return percent == 100 * (progress.finished - 1) / progress.total ? nil : line(percent: percent)
    }

    /// The text that erases the line.
    public var end: String { "\r" + String(repeating: " ", count: line(percent: 100).count - 1) + "\r" }

    private func line(percent: Int) -> String { "\r\(title): \(percent) %" }
}
