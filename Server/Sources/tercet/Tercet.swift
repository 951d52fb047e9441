import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: serve its page or print its deals.",
        subcommands: [Serve.self, Deal.self]
    )
}
