import Foundation

/// A distribution of the time that players take to find a set: log-normal, like real reaction times.
struct ReactionTime: Hashable, Sendable {
    /// The median in seconds.
    let median: Double
    /// The standard deviation of the logarithm.
    let spread: Double

    /// The reaction times of equally fast players: the median is 0.6 s, and two thirds are from 0.44 to 0.81 s.
    static let usual = ReactionTime(median: 0.6, spread: 0.3)

    /// Returns a random time in nanoseconds, using the Box–Muller transform.
    func next(using generator: inout some RandomNumberGenerator) -> Int64 {
        let radius = (-2 * log(Double.random(in: Double.leastNormalMagnitude...1, using: &generator))).squareRoot()
        let normal = radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &generator))
        return Int64(median * exp(spread * normal) * 1e9)
    }
}
