import SetGame

/// A moment by the two clocks of a server, in milliseconds.
public struct Moment: Hashable, Sendable {
    /// By a clock that never jumps, which decides the order of claims.
    public let steady: Milliseconds
    /// Since 1970, by which nodes agree when something happened.
    public let wall: Milliseconds

    /// A moment.
    public init(steady: Milliseconds, wall: Milliseconds) {
        (self.steady, self.wall) = (steady, wall)
    }
}
