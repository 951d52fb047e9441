import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: serve its page, print its deals or count its tables.",
        subcommands: [Serve.self, Deal.self, Count.self]
    )
}
