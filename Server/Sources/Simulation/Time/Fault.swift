import SetGame

/// Something that goes wrong.
package enum Fault: String, CaseIterable, Sendable {
    // Connections
    /// A connection is lost, and both ends learn of it soon.
    case cut
    /// A connection is lost, and one end or both learn of it late.
    case halfOpen
    /// A connection gets much slower.
    case slow
    // Nodes
    /// A node crashes at any effect, and starts again.
    case crash
    /// A node's wall clock jumps.
    case clockJump
    /// A node's steady clock is fast or slow.
    case drift
    /// A node is late to handle an input of a room.
    case late
    // Players
    /// A phone freezes its page.
    case freeze
    /// A page is loaded again.
    case reload
    /// A second tab opens the room.
    case secondTab
    /// A page of an older version is used.
    case oldPage
    /// A program sends texts that pages never send.
    case hostile
    // Storage
    /// A request takes seconds.
    case storageDelay
    /// A request fails, and nothing was stored.
    case storageFailure
    /// An event is stored, and the answer says that the storage is unavailable.
    case lostAnswer
    /// A request fails at once, and the event is stored later.
    case lateStore
    /// The storage is gone for a while.
    case outage
    /// The storage is set back to an earlier state, by a failover without a synchronous standby.
    case setBack
    // Messages between nodes
    case noticeLost
    case noticeDoubled

    /// How often it happens at the usual rate.
    var rate: Rate {
        switch self {
        case .cut: .every(60_000)
        case .halfOpen: .every(120_000)
        case .slow: .every(120_000)
        case .crash: .every(120_000)
        case .clockJump: .every(600_000)
        case .freeze: .every(120_000)
        case .reload: .every(120_000)
        case .secondTab: .every(300_000)
        case .hostile: .every(3_000)
        case .outage: .every(600_000)
        case .setBack: .every(200_000)
        case .storageDelay: .chance(0.01)
        case .storageFailure: .chance(0.02)
        case .lostAnswer: .chance(0.02)
        case .lateStore: .chance(0.02)
        case .noticeLost: .chance(0.05)
        case .noticeDoubled: .chance(0.05)
        case .late: .chance(0.02)
        case .drift, .oldPage: .chance(0.3)
        }
    }

    /// How often a fault happens.
    enum Rate {
        /// Once in so many milliseconds, on its own.
        case every(Double)
        /// With this probability, when something else happens.
        case chance(Double)
    }
}

/// The faults of a seed: some seeds are calm, and some are hell.
package struct Weather {
    /// How much more often than usual each fault happens; 0 for never.
    private var intensities: [Double]
    private var dice: [Dice]
    /// Whether no faults happen any more.
    var isCalm = false

    /// Draws the faults of a seed.
    ///
    /// - Parameter without: faults that never happen, whatever is drawn.
    init(seed: UInt64, without: Set<Fault>) {
        var draw = Dice(seed: seed, stream: "weather")
        let isHell = draw.happens(0.1)
        intensities = Fault.allCases.map { fault in
            let never = fault == .setBack ? 0.85 : isHell ? 0 : 0.4
            let isDrawn = !draw.happens(never)
            let intensity = [0.2, 0.5, 1, 2, 4][draw.number(in: 0...4)]
            return isDrawn && !without.contains(fault) ? intensity : 0
        }
        dice = Fault.allCases.map { Dice(seed: seed, stream: $0.rawValue) }
    }

    /// The faults that can happen.
    package var faults: [Fault] { Fault.allCases.filter { intensities[$0.index] > 0 } }

    /// Returns whether a fault happens now that accompanies something else.
    mutating func strikes(_ fault: Fault) -> Bool {
        guard case .chance(let probability) = fault.rate, !isCalm, intensities[fault.index] > 0 else { return false }
        return dice[fault.index].happens(min(0.5, probability * intensities[fault.index]))
    }

    /// Returns the delay until a fault happens on its own; `nil` if it never does.
    mutating func wait(for fault: Fault) -> Milliseconds? {
        guard case .every(let mean) = fault.rate, intensities[fault.index] > 0 else { return nil }
        return dice[fault.index].wait(mean: mean / intensities[fault.index])
    }

    /// The stream that decides about a fault's details.
    subscript(fault: Fault) -> Dice {
        get { dice[fault.index] }
        set { dice[fault.index] = newValue }
    }
}
