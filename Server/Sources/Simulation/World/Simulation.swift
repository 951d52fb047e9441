import RoomStorage
import Rooms
import SetGame
import SetRules
import SetTogether

/// A cluster of nodes, its storage, the network and the players, in simulated time on one thread. Rooms, desks, referees and
/// clients are the real ones, and everything follows from a seed.
///
/// Faults happen for a while. After that, each room has to finish its game within `patience`.
package struct Simulation {
    /// The size of a simulation.
    package struct Plan: Sendable {
        package var seed: UInt64
        package var nodes = 3
        package var rooms = 4
        package var playersInRoom = 3
        /// How long faults happen, in milliseconds.
        package var length: Milliseconds = 600_000
        /// Faults that never happen.
        package var without: Set<Fault> = []

        /// Creates the standard plan for a seed.
        package init(seed: UInt64) { self.seed = seed }
    }

    let plan: Plan
    var queue = EventQueue<Happening>()
    var weather: Weather
    var network: Network
    var storage: SimulatedStorage
    var nodes: [Node] = []
    var robots: [Robot] = []
    var record: Record

    /// How long a room may take to finish its game after the faults end, in milliseconds.
    static let patience: Milliseconds = 1_800_000
    /// How long it takes until a page that only listens notices a dead connection, in milliseconds.
    static let noticing: Milliseconds = 180_000
    /// How long it takes until all players have the same table after that.
    static let settling: Milliseconds = 60_000

    /// Creates a simulation.
    package init(_ plan: Plan) {
        self.plan = plan
        weather = Weather(seed: plan.seed, without: plan.without)
        network = Network(seed: plan.seed)
        storage = SimulatedStorage(seed: plan.seed)
        record = Record()
        setUpNodes()
        setUpRobots()
        for fault in Fault.allCases { schedule(fault) }
        queue.add(.calm, after: plan.length)
    }

    /// The simulated time, in milliseconds.
    package var now: Milliseconds { queue.now }

    /// Runs until the end, or until a rule is broken.
    package mutating func run() -> Outcome {
        let end = plan.length + Self.patience + Self.settling
        while record.judge.violations.isEmpty, !isSettled, now < end, let happening = queue.next() {
            record.film.add(happening, at: now)
            record.reached.noteEvent()
            handle(happening)
        }
        if record.judge.violations.isEmpty { judgeEnd() }
        return Outcome(plan: plan, faults: weather.faults, duration: now, record: record)
    }

    private mutating func handle(_ happening: Happening) {
        switch happening {
        case .player(let index, let event): handle(event, of: index)
        case .node(let index, let life, let event):
            if nodes[index].isUp, nodes[index].life == life { handle(event, at: index) }
        case .boot(let index): boot(index)
        case .storage(let request): carryOut(request)
        case .fault(let fault):
            if !weather.isCalm {
                strike(fault)
                schedule(fault)
            }
        case .outageEnds: endOutage()
        case .calm: calm()
        }
    }

    /// Adds an event at a node as it runs now.
    mutating func add(_ event: Happening.OnNode, at node: Int, after delay: Milliseconds) {
        queue.add(.node(node, life: nodes[node].life, event), after: delay)
    }

    /// Returns whether a fault happens now that accompanies something else, and counts it.
    mutating func strikes(_ fault: Fault) -> Bool {
        guard weather.strikes(fault) else { return false }
        record.reached.count(fault)
        return true
    }

    mutating func schedule(_ fault: Fault) {
        if let delay = weather.wait(for: fault) { queue.add(.fault(fault), after: delay) }
    }
}

// The end.
extension Simulation {
    private mutating func calm() {
        weather.isCalm = true
        if storage.isGone { endOutage() }
        for index in nodes.indices {
            nodes[index].effectsLeft = nil
            if !nodes[index].isUp { boot(index) }
        }
        for index in robots.indices where robots[index].isFrozen { handle(.thaw, of: index) }
        record.calmSince = now
        // Old pages that have seen events which were lost show another table until they are loaded again.
        for index in robots.indices where robots[index].person.version < ClientMessage.version {
            if let code = record.codes[robots[index].room], record.judge.hasBeenSetBack(code) { reload(index) }
        }
    }

    /// Whether each room that exists has finished a game since the faults ended, and all have had time to learn of it.
    private var isSettled: Bool {
        guard let since = record.calmSince, record.judge.openRooms.isEmpty else { return false }
        return now >= max(since + Self.noticing, record.lastStored + Self.settling)
    }

    private mutating func judgeEnd() {
        for code in record.judge.openRooms {
            record.judge.report(.stuck, "\(code.text): the game doesn't end", at: now)
        }
        for (index, robot) in robots.enumerated() where !robot.person.isSecondTab && !robot.person.isHostile {
            guard let client = robot.client, client.isConnected == true, let code = record.codes[robot.room] else {
                if record.codes[robot.room] != nil, !record.judge.lostRooms.contains(robot.room) {
                    record.judge.report(.stuck, "player \(index) isn't connected", at: now)
                }
                continue
            }
            record.judge.compareEnd(client, of: index, in: code, at: now)
        }
        record.judge.judgeHistories(storage.logs.mapValues(\.events), at: now)
    }
}
