import Foundation

/// How long players take to see a set: log-normal, as reaction times are.
struct ReactionTime: Hashable, Sendable {
    /// The median in seconds.
    let median: Double
    /// The standard deviation of the logarithm.
    let spread: Double

    /// The reaction times of equal players: a median of 0.6 s, two of three within 0.44 to 0.81 s.
    static let usual = ReactionTime(median: 0.6, spread: 0.3)

    /// A random time in nanoseconds, by Box and Muller's transformation.
    func next(using generator: inout some RandomNumberGenerator) -> Int64 {
        let radius = (-2 * log(Double.random(in: Double.leastNormalMagnitude...1, using: &generator))).squareRoot()
        let normal = radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &generator))
        return Int64(median * exp(spread * normal) * 1e9)
    }
}
