/// A line in a terminal that shows the progress of a simulation: its share of the games, the rate and the time left. It
/// has at most 38 characters.
public struct SimulationProgress: Sendable {
    private let games: Int
    private var shownAt = 0.0

    /// Creates a progress line for a number of games.
    public init(games: Int) {
        self.games = games
    }

    /// Returns the line after a number of games and seconds, which replaces the previous line. Returns `nil` if the
    /// previous line is less than a fifth of a second old.
    public mutating func line(played: Int, after seconds: Double) -> String? {
        guard seconds >= shownAt + 0.2, played > 0 else { return nil }
        shownAt = seconds
        let rate = Double(played) / seconds
        let left = Int((Double(games - played) / rate).rounded(.up))
        let minutes = left < 6000 ? "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)" : "\(left / 3600) h"
        let line = "\(100 * played / games) %, \(Int(rate / 1000))k games/s, \(minutes) left"
        return "\r\(line)\(String(repeating: " ", count: max(0, Self.width - line.count)))"
    }

    /// The text that erases the line.
    public static let end = "\r\(String(repeating: " ", count: width))\r"

    private static let width = 38
}
