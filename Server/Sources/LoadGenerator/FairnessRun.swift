import NIOCore
import NIOPosix
import OnlineClient

/// A run of equally fast robots over networks with different delays, to see how often each robot wins.
public struct FairnessRun: Sendable {
    /// The round trips in milliseconds, one for each robot of a room.
    public let roundTrips: [Int64]
    /// How long each robot delays its pongs, in milliseconds.
    public let pongDelays: [Int64]
    /// The number of rooms.
    public let rooms: Int
    /// The number of sets after which the run ends.
    public let sets: Int
    /// How many pings each robot answers before the games begin.
    public let pings: Int

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - roundTrips: the round trips of a room's robots in milliseconds, 0 to 2,000; two to eight values.
    ///   - pongDelays: how long each robot delays its pongs, in milliseconds; as many values.
    ///   - rooms: the number of rooms, 1 to 2,000.
    ///   - sets: the number of sets to find, 1 to 1,000,000.
    ///   - pings: how many pings each robot answers before the games begin. By default one more than a server looks at.
    /// - Throws: `LoadError.outOfRange` if a value is out of range.
    public init(roundTrips: [Int64], pongDelays: [Int64], rooms: Int, sets: Int, pings: Int = 9) throws(LoadError) {
        guard (2...8).contains(roundTrips.count), pongDelays.count == roundTrips.count,
            (roundTrips + pongDelays).allSatisfy({ (0...2000).contains($0) })
        else { throw .outOfRange("\(roundTrips) and \(pongDelays) ms") }
        guard (1...2000).contains(rooms), (1...1_000_000).contains(sets) else {
            throw .outOfRange("\(sets) sets in \(rooms) rooms")
        }
        (self.roundTrips, self.pongDelays) = (roundTrips, pongDelays)
        (self.rooms, self.sets, self.pings) = (rooms, sets, pings)
    }

    /// Plays against a server, and reports each robot's share of the wins with its standard error.
    public func run(on link: RoomLink) async throws -> LoadReport {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let networks = zip(roundTrips, pongDelays).map { Race.Network(roundTrip: $0, pongDelay: $1) }
        let (rooms, sets, pings) = (rooms, sets, pings)
        let race = try await LoopOwned(on: loop) {
            Race(rooms: rooms, networks: networks, sockets: SocketCrowd(to: link, on: loop))
        }
        try await race.run { $0.open() }
        try await race.wait(until: "all robots have seats and are measured", within: .seconds(120)) { race in
            race.isReady(pings: pings)
        }
        try await race.run { $0.start() }
        try await race.wait(until: "the sets are found", within: .seconds(900)) { race in
            race.step(at: Moment.now)
            return race.wins.reduce(0, +) >= sets
        }
        let (wins, faults) = try await race.run { race in
            defer { race.sockets.close() }
            return (race.wins, race.faults)
        }
        return report(wins, faults)
    }

    private func report(_ wins: [Int], _ faults: [String]) -> LoadReport {
        var report = LoadReport()
        let all = wins.reduce(0, +)
        report.add("sets", all)
        for (robot, count) in wins.enumerated() {
            let share = Double(count) / Double(max(1, all))
            let held = pongDelays[robot] > 0 ? ", pongs \(pongDelays[robot]) ms late" : ""
            report.add("robot \(robot + 1), \(roundTrips[robot]) ms\(held)", 100 * share, "% of the sets")
        }
        let even = 1 / Double(wins.count)
        report.add("standard error", 100 * (even * (1 - even) / Double(max(1, all))).squareRoot(), "%")
        report.add(faults: faults)
        return report
    }
}
