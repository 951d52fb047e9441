import Rooms
import SetGame
import SetTogether

/// A server process with its clocks. Its rooms are the real ones.
struct Node {
    /// A desk with the inputs that wait for it.
    struct HeldDesk {
        let code: RoomCode
        var desk: Desk
        var inbox: [Desk.Input] = []
        /// The number of the last alarm, of which earlier ones are void.
        var alarm = 0
    }

    /// Counts the starts, to recognize events of an earlier process.
    var life = 0
    var isUp = false
    var reception: Reception
    var desks: [Reception.DeskID: HeldDesk] = [:]
    var clock: NodeClock
    /// The number of effects after which it crashes; `nil` for never.
    var effectsLeft: Int?

    init(clock: NodeClock, chance: Chance) {
        self.clock = clock
        reception = Reception(roomsPerHour: 1_000_000, number: chance.number)
    }
}

/// The clocks of a node.
struct NodeClock {
    /// How much faster than time the steady clock is.
    var drift = 1.0
    /// When it was started, in simulated time.
    var start: Milliseconds = 0
    /// By how much the wall clock is wrong.
    var error: Milliseconds = 0

    /// The wall clock's time at the beginning of all simulations.
    private static let epoch: Milliseconds = 1_800_000_000_000

    /// Returns the node's moment at a simulated time.
    func moment(at now: Milliseconds) -> Moment {
        Moment(steady: Milliseconds(Double(now - start) * drift) + 5000, wall: Self.epoch + now + error)
    }

    /// Returns the simulated milliseconds until the steady clock shows a time.
    func delay(until steady: Milliseconds, at now: Milliseconds) -> Milliseconds {
        let left = Double(steady - moment(at: now).steady) / drift
        return max(0, Milliseconds(left.rounded(.up)))
    }
}
