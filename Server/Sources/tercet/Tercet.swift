import ArgumentParser
import ServeCommand

/// The command-line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: play it, host it, and analyse its deals.",
        version: "1.0.0",
        subcommands: [Play.self, Serve.self, Deal.self, Solve.self, Review.self, Simulate.self, Count.self]
    )
}
