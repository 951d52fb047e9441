import ArgumentParser

/// Measures an online server with robots that play on it.
@main
struct Load: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "load",
        abstract: "Measure an online server with robots that play on it.",
        discussion: """
            Starts tercet serve with its own database, and stops it afterwards. All runs are bounded in count and time. If \
            anything goes wrong, the faults are listed and the exit code is 1.
            """,
        subcommands: [Rate.self, Burst.self, Idle.self, Delay.self, EchoServer.self],
        defaultSubcommand: Rate.self
    )
}
