import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: serve its page, deal, solve and review.",
        subcommands: [Serve.self, Deal.self, Solve.self, Review.self]
    )
}
