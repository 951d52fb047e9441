import NIOCore
import NIOPosix
import OnlineClient
import PlainText

/// A run with a server that sends each text back. It measures the cost of the same sockets without rooms and storage.
public struct EchoRun: Sendable {
    private let plan: LoadPlan
    private let link: RoomLink
    private let server: @Sendable () -> ProcessUse?

    /// Creates a run against a server.
    ///
    /// - Parameters:
    ///   - plan: the number of sockets, the number of texts per second, and the duration.
    ///   - link: the server.
    ///   - server: returns the resources used by the server's process, or `nil` if unknown.
    public init(_ plan: LoadPlan, on link: RoomLink, server: @escaping @Sendable () -> ProcessUse?) {
        (self.plan, self.link, self.server) = (plan, link, server)
    }

    /// Opens the sockets, and sends texts of the length of a claim.
    public func run() async throws -> LoadReport {
        let (loop, link, plan) = (MultiThreadedEventLoopGroup.singleton.next(), link, plan)
        let echoes = try await LoopOwned(on: loop) { Echoes(SocketCrowd(to: link, on: loop), plan) }
        var report = LoadReport()
        let before = server()
        try await echoes.run { $0.open() }
        let pings = plan.pings
        try await echoes.wait(until: "all pings are answered", within: .seconds(120)) { echoes in
            echoes.sockets.hasAnswered(pings: pings)
        }
        if let before, let after = server() {
            let bytes = Double(after.allocatedBytes - before.allocatedBytes) / Double(plan.sockets)
            report.add("echo: memory for each socket", bytes / 1000, "kB")
        }
        let (began, used) = (Moment.now, server())
        try await echoes.run { $0.begin(at: began) }
        let limit = TimeAmount.nanoseconds(Int64((3 * plan.seconds + 30) * 1e9))
        try await echoes.wait(until: "all texts have come back", within: limit) { $0.step(at: Moment.now) }
        let (times, faults) = try await echoes.run { echoes in
            defer { echoes.sockets.close() }
            return (echoes.times, echoes.faults)
        }
        report.add("echo", times)
        if let used, let after = server() {
            let seconds = Double(Moment.now - began) / 1e9
            let share = (after.processorSeconds - used.processorSeconds) / seconds
            report.add("echo: processor of the server", 100 * share, "% of a core")
        }
        report.add(faults: faults)
        return report
    }
}

/// The texts in flight, on the event loop of the sockets. A socket may have any number of texts in flight.
private final class Echoes {
    let sockets: SocketCrowd
    private let plan: LoadPlan
    private var schedule = ClaimSchedule(start: 0, rate: 1, count: 0)
    private var waiting: [[Int64]]
    private(set) var times = LatencyHistogram()
    private(set) var faults: [String] = []

    /// A text of the length of a claim.
    private static let text: UTF8Text = "take 14 27 1111 2222 3333"

    init(_ sockets: SocketCrowd, _ plan: LoadPlan) {
        (self.sockets, self.plan) = (sockets, plan)
        waiting = Array(repeating: [], count: plan.sockets)
        // Messages may still arrive when the measurement is over.
        sockets.received = { [weak self] socket, text in self?.receive(text, socket) }
    }

    func open() -> EventLoopFuture<Void> {
        sockets.open(plan.sockets) { [plan] socket in
            var options = WebSocketOptions()
            options.longestSilence = nil
            options.source = try? SocketCrowd.source(ofGroup: socket / plan.seats)
            return options
        }
    }

    func begin(at now: Int64) {
        schedule = ClaimSchedule(start: now, rate: plan.claims, count: Int(plan.claims * plan.seconds))
    }

    /// Sends the texts that are due. Returns whether all texts were sent and have been returned.
    func step(at now: Int64) -> Bool {
        while let scheduled = schedule.due(at: now) {
            let socket = schedule.taken % plan.sockets
            schedule.advance()
            waiting[socket].append(scheduled)
            sockets.send(Self.text, from: socket)
        }
        return schedule.isOver && times.count == schedule.count
    }

    private func receive(_ text: UTF8Text, _ socket: Int) {
        guard text == Self.text, !waiting[socket].isEmpty else {
            faults.append("socket \(socket) got \(text)")
            return
        }
        times.record((Moment.now - waiting[socket].removeFirst()) / 1000)
    }
}
