import ArgumentParser
import Foundation
import LoadGenerator
import RoomStorage

/// `load rate`: claims sets at a constant rate.
struct Rate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Claim sets at a constant rate.")

    @OptionGroup var options: ServerOptions

    @Option(help: "The number of sockets.")
    var sockets = 5000

    @Option(help: "The number of robots per room, 2 to 8.")
    var seats = 8

    @Option(help: "The number of claims per second.")
    var claims = 1000.0

    @Option(help: "How long to send claims, in seconds.")
    var seconds = 20.0

    func run() async throws {
        let plan = try LoadPlan(sockets: sockets, seats: seats, claims: claims, seconds: seconds)
        try options.tell(try await measure(plan, options))
    }
}

/// `load burst`: makes many claims within a second.
struct Burst: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Claim many sets within a second.",
        discussion: "A socket may send ten messages at once and four per second, so use enough sockets."
    )

    @OptionGroup var options: ServerOptions

    @Option(help: "The number of sockets.")
    var sockets = 5000

    @Option(help: "The number of robots per room, 2 to 8.")
    var seats = 2

    @Option(help: "The number of claims in that second.")
    var claims = 20_000.0

    func run() async throws {
        let plan = try LoadPlan(sockets: sockets, seats: seats, claims: claims, seconds: 1, alone: false)
        try options.tell(try await measure(plan, options))
    }
}

/// Runs a plan, kills the server without a warning, and compares the stored events with the acknowledged events. Then
/// sends as many texts to an echo server.
private func measure(_ plan: LoadPlan, _ options: ServerOptions) async throws -> LoadReport {
    try await options.withFolder { folder in
        let server = try options.start(in: folder)
        var run = try await LoadRun(plan, on: server.link, server: server.meter)
        try await run.enter()
        try await run.claim()
        let rooms = try await run.leave()
        server.kill()
        let storage = try await options.database(in: folder).open()
        let log = try await StoredLog(of: rooms, in: storage)
        await storage.close()
        run.add(log, databaseBytes: options.databaseBytes(in: folder))
        let echo = try options.startEcho(in: folder)
        let base = try await EchoRun(plan, on: echo.link, server: echo.meter).run()
        echo.stop()
        return run.report.beside(base)
    }
}

extension LoadRun {
    fileprivate mutating func add(_ log: StoredLog, databaseBytes: Int?) {
        add("events stored", Double(log.events), "")
        if let databaseBytes, log.events > 0 {
            add("database", Double(databaseBytes) / 1e6, "MB")
            add("bytes for each event", Double(databaseBytes) / Double(log.events), "")
        }
        add(faults: log.faults)
    }
}

extension LoadReport {
    /// Returns this report followed by the echo server's report, with the ratio of the claim times to the echo times.
    fileprivate func beside(_ echo: LoadReport) -> LoadReport {
        var both = self
        for row in echo.rows { both.add(row.name, row.value, row.unit) }
        for share in ["50 %", "99 %"] {
            if let claims = value("stored, \(share)"), let echoes = echo.value("echo, \(share)"), echoes > 0 {
                both.add("ratio to the echo, \(share)", claims / echoes)
            }
        }
        both.add(faults: echo.faults)
        return both
    }
}
