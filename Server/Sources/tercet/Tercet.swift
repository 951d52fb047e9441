import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: play it, serve its page, and answer questions about its deals.",
        version: "0.9.0",
        subcommands: [Play.self, Serve.self, Deal.self, Solve.self, Review.self, Simulate.self, Count.self]
    )
}
