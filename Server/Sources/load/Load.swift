import ArgumentParser

/// Measures a server of rooms by robots that play there.
@main
struct Load: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "load",
        abstract: "Measure a server of rooms by robots that play there.",
        discussion: """
            Starts tercet serve with a database of its own, and ends it. All runs are bounded in count and time; what went wrong \
            is listed, and the exit code is 1 then.
            """,
        subcommands: [Rate.self, Burst.self, Idle.self, Delay.self, EchoServer.self],
        defaultSubcommand: Rate.self
    )
}
