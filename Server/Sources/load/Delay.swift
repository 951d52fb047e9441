import ArgumentParser
import LoadGenerator

/// `load delay`: who wins how often over networks of different delays.
struct Delay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let robots of equal reactions play over networks of different delays.",
        discussion: """
            The reactions are log-normal with a median of 0.6 s. Half of the round trip is in each direction. With --arrival all \
            hold their answers to pings back so long that the server takes them for equally far, and decides by the order in which \
            claims arrive.
            """)

    @OptionGroup var options: ServerOptions

    @Option(help: "The round trips of the robots of a room in milliseconds, with commas between them.")
    var roundTrips = "20,180"

    @Option(help: "How long each holds its answers to pings back, in milliseconds; by default not at all.")
    var hold: String?

    @Flag(help: "Have the order in which claims arrive decide.")
    var arrival = false

    @Option(help: "The number of rooms.")
    var rooms = 200

    @Option(help: "The number of sets.")
    var sets = 5000

    /// More than the server takes into account.
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
        guard !numbers.contains(nil) else { throw ValidationError("“\(text)” is no list of numbers.") }
        return numbers.compactMap { $0 }
    }
}
