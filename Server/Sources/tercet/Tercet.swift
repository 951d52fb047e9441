import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: serve its page or print its deals.",
        version: "1.0.0-unreleased",
        subcommands: [Serve.self, Deal.self]
    )
}
