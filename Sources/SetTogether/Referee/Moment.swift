import SetGame

/// A moment on two clocks, in milliseconds.
public struct Moment: Hashable, Sendable {
    /// The time by a clock that never jumps, which decides the order of claims.
    public let steady: Milliseconds
    /// The time since 1970, by which the nodes of a server agree on when something happened.
    public let wall: Milliseconds

    /// Creates a moment.
    public init(steady: Milliseconds, wall: Milliseconds) {
        (self.steady, self.wall) = (steady, wall)
    }
}
