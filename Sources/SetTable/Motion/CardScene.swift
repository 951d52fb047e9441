import SetRules

/// All visible cards and their motion.
///
/// `advance(by:)` divides the elapsed time into ticks of fixed length, so the same changes at the same times lead to
/// the same places at every frame rate.
///
/// The caller identifies each card by a number, its key. `move`, `shake`, `pop`, `leave` and `hold` trap if the key is unknown.
public struct CardScene: Sendable {
    /// The visible rectangle. Cards enter and leave it, and bounce off its edges.
    public var view: Rectangle2D { didSet { retargetFlights() } }
    var bodies: [Body] = []
    var generator: SplitMix64
    /// The time since the last tick, in seconds; less than a tick.
    private(set) var remainder = 0.0

    /// The delay between the animations of one card of a match and the next, in seconds.
    public static let answerDelay = 0.08
    /// The longest total delay between the first and the last card of one deal, in seconds.
    static let longestStagger = 0.2
    /// The delay from one card to the next in a small deal, in seconds.
    static let stagger = 0.05

    /// Creates an empty scene.
    ///
    /// - Parameters:
    ///   - view: the visible rectangle.
    ///   - seed: the seed of all its random numbers.
    public init(view: Rectangle2D, seed: UInt64) {
        self.view = view
        generator = SplitMix64(seed: seed)
    }

    /// Whether nothing moves, waits or leaves, so further frames are unnecessary.
    public var isAtRest: Bool { bodies.allSatisfy { $0.isAtRest && !$0.isLeaving } }

    /// Returns whether the scene contains a card with this key.
    func contains(_ key: Int32) -> Bool { bodies.contains { $0.key == key } }

    /// Returns the current pose of a card; `nil` if the key is unknown.
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

    /// Advances by an elapsed time in seconds; a negative time counts as 0. Returns the keys of the cards that have
    /// left.
    public mutating func advance(by seconds: Double) -> [Int32] {
        defer { if isAtRest { remainder = 0 } }
        guard !isAtRest else { return [] }
        // All motion ends within 10 s, so the rest of a longer pause can be skipped, such as when the device sleeps.
        remainder += max(0, min(seconds, 10))
        var gone: [Int32] = []
        while remainder >= Body.tick {
            remainder -= Body.tick
            tick()
            gone += removeDeparted()
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
        // Checked first, since the page's first cards enter without physics (`Tools/after-first-card.txt`).
        if bodies.contains(where: { $0.isDynamic }) { Physics.step(&bodies, in: view) }
    }

    /// Removes leaving cards that have arrived or are out of view, and returns them.
    private mutating func removeDeparted() -> [Int32] {
        func isGone(_ body: Body) -> Bool {
            guard body.isLeaving else { return false }
            switch body.mode {
            case .waiting: return false
            case .floating: return false
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

    /// Puts all cards at their targets at once. Removes the leaving cards and returns their keys.
    public mutating func finishMotion() -> [Int32] {
        let gone = bodies.filter { $0.isLeaving }.map { $0.key }
        bodies.removeAll { $0.isLeaving }
        for index in bodies.indices where !bodies[index].isAtRest { bodies[index].finishMotion() }
        return gone
    }
}

// The updates for the page to show.
extension CardScene {
    /// The new state of a card that has changed.
    public struct CardUpdate: Hashable, Sendable {
        /// The card's key.
        public let key: Int32
        /// Its pose.
        public let pose: Pose
        /// The stacking order: 0 at rest, 1 in motion, 2 while entering.
        public let rank: Int
    }

    /// Marks all cards as changed, because the size of their elements has changed.
    public mutating func showAll() {
        for index in bodies.indices { bodies[index].isStale = true }
    }

    /// Returns the cards that have changed since the last call.
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
