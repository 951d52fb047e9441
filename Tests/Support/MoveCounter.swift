/// Counts how often a growing array moves to other memory: a few times as it needs more room, and each time it is copied
/// because a copy shares it. So it shows whether appending to it takes linear time in total, without a clock.
public struct MoveCounter<Element> {
    /// The number of moves.
    public private(set) var moves = 0
    private var address: UnsafeRawPointer?

    /// Creates a counter that hasn't seen the array yet.
    public init() {}

    /// Notes where the array is after a change.
    public mutating func look(at array: [Element]) {
        let new = array.withUnsafeBytes { $0.baseAddress }
        if new != address { moves += 1 }
        address = new
    }
}
