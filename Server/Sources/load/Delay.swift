import ArgumentParser
import LoadGenerator

/// `load delay`: measures how often robots win over networks with different delays.
struct Delay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Have equally fast robots play over networks with different delays.",
        discussion: """
            Reaction times are log-normal with a median of 0.6 s. Each direction takes half of the round trip. With --arrival, \
            all robots delay their pongs so long that the server treats them as equally far away. The order in which claims \
            arrive then decides.
            """)

    @OptionGroup var options: ServerOptions

    @Option(help: "The round trips of a room's robots in milliseconds, separated by commas.")
    var roundTrips = "20,180"

    @Option(help: "How long each robot delays its pongs, in milliseconds, separated by commas. Default: 0.")
    var hold: String?

    @Flag(help: "Decide by the order in which claims arrive.")
    var arrival = false

    @Option(help: "The number of rooms.")
    var rooms = 200

    @Option(help: "The number of sets.")
    var sets = 5000

    /// A delay longer than the server takes into account.
    private static let beyondAll: Int64 = 200

    func run() async throws {
        let trips = try Self.numbers(roundTrips)
        let held = try hold.map { try Self.numbers($0) } ?? trips.map { _ in arrival ? Self.beyondAll : 0 }
        let race = try FairnessRun(roundTrips: trips, pongDelays: held, rooms: rooms, sets: sets)
        let report = try await options.withFolder { folder in
            let server = try options.start(in: folder)
            defer { server.stop() }
            return try await race.run(on: server.link)
        }
        try options.tell(report)
    }

    private static func numbers(_ text: String) throws -> [Int64] {
        let numbers = text.split(separator: ",").map { Int64($0) }
        guard !numbers.contains(nil) else { throw ValidationError("“\(text)” isn't a list of numbers.") }
        return numbers.compactMap { $0 }
    }
}
