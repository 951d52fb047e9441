import NIOCore
import NIOPosix
import OnlineClient
import SetTogether

/// A run of robots against a server, step by step: enter, then idle or claim, then leave.
public struct LoadRun: Sendable {
    private let fleet: LoopOwned<Fleet>
    private let plan: LoadPlan
    private let server: @Sendable () -> ProcessUse?
    /// The measurements so far.
    public private(set) var report = LoadReport()

    /// The acknowledged events of a room, which its log has to contain.
    public struct Room: Sendable {
        /// The room code.
        public let code: RoomCode
        /// The acknowledged claims, in order.
        public let claims: [StoredClaim]
        /// The number of finished games.
        public let gamesEnded: Int
    }

    /// Creates a run against a server.
    ///
    /// - Parameters:
    ///   - plan: the plan.
    ///   - link: the server.
    ///   - server: returns the resources used by the server's process, or `nil` if unknown.
    public init(_ plan: LoadPlan, on link: RoomLink, server: @escaping @Sendable () -> ProcessUse?) async throws {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        (self.plan, self.server) = (plan, server)
        fleet = try await LoopOwned(on: loop) {
            Fleet(rooms: plan.rooms, seats: plan.seats, sockets: SocketCrowd(to: link, on: loop))
        }
    }

    /// Opens all sockets, and seats the robots. Measures the server's memory for each socket.
    public mutating func enter() async throws {
        let before = server()
        let began = Moment.now
        try await fleet.run { $0.open() }
        try await fleet.wait(until: "all robots have seats", within: .seconds(120)) { $0.isFull }
        let opened = Moment.now
        let pings = plan.pings
        try await fleet.wait(until: "all pings are answered", within: .seconds(120)) { $0.hasAnswered(pings: pings) }
        report.add("sockets", plan.rooms * plan.seats)
        report.add("rooms", plan.rooms)
        report.add("time to open all", Double(opened - began) / 1e9, "s")
        guard let before, let after = server() else { return }
        let bytes = Double(after.allocatedBytes - before.allocatedBytes) / Double(plan.rooms * plan.seats)
        report.add("memory for each socket", bytes / 1000, "kB")
    }

    /// Waits for the duration of the plan. The server keeps sending pings.
    public mutating func idle() async throws {
        let before = server()
        let end = Moment.now + Int64(plan.seconds * 1e9)
        try await fleet.wait(until: "the time is over", within: .seconds(700)) { _ in Moment.now >= end }
        let answered = try await fleet.run { $0.sockets.pings.reduce(0, +) }
        report.add("pings answered", answered)
        if let before, let after = server() {
            report.add("memory of the server", Double(after.residentBytes) / 1e6, "MB")
            let used = after.processorSeconds - before.processorSeconds
            report.add("processor of the server", 100 * used / plan.seconds, "% of a core")
        }
    }

    /// Starts the games and sends the plan's claims, then waits until each claim is answered.
    public mutating func claim() async throws {
        // A claim waits as long as the longest round trip in its room exceeds its own, by the lowest of the last eight. The
        // first eight were measured while all sockets opened, and are longer than any afterwards.
        let pings = 2 * plan.pings
        try await fleet.wait(until: "sockets are measured again", within: .seconds(120)) {
            $0.hasAnswered(pings: pings)
        }
        try await fleet.run { $0.start() }
        try await fleet.wait(until: "all games have begun", within: .seconds(30)) { $0.isPlaying }
        let (before, own) = (server(), ProcessUse(of: getpid()))
        let began = Moment.now
        let count = Int(plan.claims * plan.seconds)
        try await send(ClaimSchedule(start: began, rate: plan.claims, count: count))
        let seconds = Double(Moment.now - began) / 1e9
        try await fleet.wait(until: "all claims are answered", within: .seconds(30)) { !$0.isWaiting }
        let tally = try await fleet.run { $0.tally }
        report.add("claims", tally.sent)
        report.add("claims in a second", Double(tally.sent) / seconds)
        report.add("claims stored", tally.stored.count)
        report.add("claims refused", tally.refused.count)
        report.add("stored", tally.stored)
        report.add("refused", tally.refused)
        add("server", before, server(), seconds)
        add("generator", own, ProcessUse(of: getpid()), seconds)
        if tally.unreadable > 0 { report.add(faults: ["\(tally.unreadable) messages could not be read"]) }
        if tally.sent < count { report.add(faults: ["only \(tally.sent) of \(count) claims were sent"]) }
    }

    /// Closes all sockets, and returns the acknowledged claims of all rooms. Adds errors to the report.
    public mutating func leave() async throws -> [Room] {
        try await check()
        let rooms = try await fleet.run { fleet in
            defer { fleet.sockets.close() }
            return fleet.rooms.compactMap { room in
                room.table.room.map { Room(code: $0, claims: room.acknowledged, gamesEnded: room.gamesEnded) }
            }
        }
        report.add("games ended", rooms.reduce(0) { $0 + $1.gamesEnded })
        return rooms
    }

    /// Adds the errors so far to the report.
    public mutating func check() async throws { report.add(faults: try await fleet.run { $0.faults }) }

    /// Adds a number that was measured elsewhere.
    public mutating func add(_ name: String, _ value: Double, _ unit: String) { report.add(name, value, unit) }

    /// Adds errors that were found elsewhere.
    public mutating func add(faults: [String]) { report.add(faults: faults) }

    /// Sends the claims. If the server is too slow to receive the claims on time, sending may take three times as long, and
    /// half a minute more on a busy machine.
    private func send(_ schedule: ClaimSchedule) async throws {
        let sending = try await LoopOwned(on: fleet.loop) { Sending(schedule) }
        let (fleet, alone) = (fleet, plan.alone)
        let robots = try await fleet.run { NIOLoopBound($0, eventLoop: fleet.loop) }
        let limit = TimeAmount.nanoseconds(Int64((3 * plan.seconds + 30) * 1e9))
        try await sending.wait(until: "all claims are sent", within: limit) { sending in
            robots.value.send(&sending.schedule, at: Moment.now, alone: alone)
            return sending.schedule.isOver
        }
    }

    private final class Sending {
        var schedule: ClaimSchedule
        init(_ schedule: ClaimSchedule) { self.schedule = schedule }
    }

    private mutating func add(_ name: String, _ before: ProcessUse?, _ after: ProcessUse?, _ seconds: Double) {
        guard let before, let after else { return }
        let used = after.processorSeconds - before.processorSeconds
        report.add("processor of the \(name)", 100 * used / seconds, "% of a core")
    }
}
