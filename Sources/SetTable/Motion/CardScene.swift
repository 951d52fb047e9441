import SetRules

/// All cards that the page shows, and how they move.
///
/// It knows no clock: `advance(by:)` is told how much time has passed, and counts it in ticks of fixed length. So the
/// same changes at the same moments lead to the same places, however long the frames between them were.
public struct CardScene: Sendable {
    /// The rectangle that a person sees. Cards come from outside it, leave it, and bounce off its edges.
    public var view: Box { didSet { flyOn() } }
    var bodies: [Body] = []
    var generator: SplitMix64
    /// The time since the last tick, in seconds, less than a tick.
    private(set) var remainder = 0.0

    /// The most that cards wait for each other when many set out together, in seconds.
    static let longestStagger = 0.2
    /// What one card waits for the one before, where there are few, in seconds.
    static let stagger = 0.05

    /// An empty scene.
    ///
    /// - Parameter seed: what all its chance comes from.
    public init(view: Box, seed: UInt64) {
        self.view = view
        generator = SplitMix64(seed: seed)
    }

    /// Whether nothing moves, and nothing is about to move or to be gone.
    public var isAtRest: Bool { bodies.allSatisfy { $0.isAtRest && !$0.isLeaving } }

    /// Whether a card is there.
    func contains(_ key: Int32) -> Bool { bodies.contains { $0.key == key } }

    /// How a card lies now; `nil` where there is no such card.
    func pose(of key: Int32) -> Pose? {
        bodies.first { $0.key == key }.map(shownPose)
    }

    private func shownPose(_ body: Body) -> Pose {
        body.isAtRest ? body.target : body.pose(after: remainder)
    }

    func index(of key: Int32) -> Int {
        guard let index = bodies.firstIndex(where: { $0.key == key }) else { preconditionFailure("no such card") }
        return index
    }

    /// Moves on by an elapsed time in seconds; negative ones count as none. Gives the cards that have left.
    public mutating func advance(by seconds: Double) -> [Int32] {
        defer { if isAtRest { remainder = 0 } }
        guard !isAtRest else { return [] }
        // Whatever moves has come to rest long before; the ticks of a night asleep need not be counted.
        remainder += max(0, min(seconds, 10))
        var gone: [Int32] = []
        while remainder >= Body.tick {
            remainder -= Body.tick
            tick()
            gone += removeLeft()
        }
        return gone
    }

    private mutating func tick() {
        for index in bodies.indices where !bodies[index].isAtRest {
            bodies[index].followMode()
            bodies[index].followSprings()
            if bodies[index].isEntering && bodies[index].isAtRest { bodies[index].isEntering = false }
            bodies[index].isStale = true
        }
        Physics.step(&bodies, in: view)
    }

    /// Takes away leaving cards that have arrived, or can no longer be seen.
    private mutating func removeLeft() -> [Int32] {
        func isGone(_ body: Body) -> Bool {
            guard body.isLeaving else { return false }
            switch body.mode {
            case .waiting: return false
            case .afloat: return false
            case .guided: return body.isAtRest || leavesView(body) && view.excludes(body.center, radius: body.radius)
            case .falling: return body.center.y - body.radius > view.origin.y + view.size.y
            }
        }
        func leavesView(_ body: Body) -> Bool { view.excludes(body.target.center, radius: 0) }
        var gone: [Int32] = []
        bodies.removeAll { body in
            guard isGone(body) else { return false }
            gone.append(body.key)
            return true
        }
        return gone
    }

    /// Puts everything where it is going, at once; cards on their way out are gone. Gives those.
    public mutating func settle() -> [Int32] {
        let gone = bodies.filter { $0.isLeaving }.map { $0.key }
        bodies.removeAll { $0.isLeaving }
        for index in bodies.indices where !bodies[index].isAtRest { bodies[index].settle() }
        return gone
    }
}

// What the page is told.
extension CardScene {
    /// What the page must know of a card that has changed.
    public struct CardUpdate: Hashable, Sendable {
        /// The card.
        public let key: Int32
        /// How it lies.
        public let pose: Pose
        /// How high it lies above others: 0 at rest, 1 on its way, 2 on its way in.
        public let rank: Int
    }

    /// Counts all cards as changed: what they are drawn in has.
    public mutating func showAll() {
        for index in bodies.indices { bodies[index].isStale = true }
    }

    /// All cards that have changed since the last time this was asked.
    public mutating func takeChanges() -> [CardUpdate] {
        var changes: [CardUpdate] = []
        for index in bodies.indices where bodies[index].isStale {
            let body = bodies[index]
            bodies[index].isStale = false
            changes.append(
                CardUpdate(key: body.key, pose: shownPose(body), rank: body.isAtRest ? 0 : body.isEntering ? 2 : 1))
        }
        return changes
    }
}
