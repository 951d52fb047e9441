import ArgumentParser
import LoadGenerator

/// `load idle`: opens sockets that only answer pings.
struct Idle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Keep sockets open that only answer pings.")

    @OptionGroup var options: ServerOptions

    @Option(help: "The number of sockets.")
    var sockets = 15_000

    @Option(help: "The number of robots per room, 2 to 8.")
    var seats = 8

    @Option(help: "How long to keep the sockets open, in seconds.")
    var seconds = 20.0

    func run() async throws {
        let plan = try LoadPlan(sockets: sockets, seats: seats, seconds: seconds)
        let report = try await options.withFolder { folder in
            let server = try options.start(in: folder)
            var run = try await LoadRun(plan, on: server.link, server: server.meter)
            try await run.enter()
            try await run.idle()
            try await run.check()
            run.add("time to stop with all sockets open", server.stop(), "s")
            return run.report
        }
        try options.tell(report)
    }
}
