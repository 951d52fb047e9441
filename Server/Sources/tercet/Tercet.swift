import ArgumentParser

/// The program: what it is called and what it can do.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game of three alike or three different.",
        subcommands: [Serve.self, Deal.self]
    )
}
