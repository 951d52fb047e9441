import ArgumentParser

/// The command line program.
@main
struct Tercet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tercet",
        abstract: "The card game Set: play it, serve its page or print its deals.",
        subcommands: [Play.self, Serve.self, Deal.self]
    )
}
