import ArgumentParser
import Commands
import SetTable
import SetWords

/// `tercet solve`: prints the sets among cards.
struct Solve: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        abstract: "Print the sets among cards, and why other triples are none.",
        discussion: """
            A card is four digits from 1 to 3 for number, symbol, shading and colour, such as 2231, or its name, such as \
            "two open red diamonds". White space or commas separate cards; # begins a comment.
            """)

    @Argument(help: "The cards. Without any, or for -, they are read from the standard input.")
    var cards: [String] = []

    @Option(
        parsing: .unconditional, help: "How many near misses to show: triples that one feature keeps from being a set.")
    var nearMisses = 10

    @Option(help: "The symbols and colours that names are for: \(artworkNames).", transform: artwork(named:))
    var art = Artwork.classic

    @Option(help: "The language of names: \(languageCodes).", transform: language(withCode:))
    var lang = Language.english

    @Option(help: "How to print them.")
    var format = Format.text

    func validate() throws {
        guard nearMisses >= 0 else { throw ValidationError("The number of near misses is 0 or more.") }
    }

    func run() throws {
        var appearance = Appearance()
        appearance.art = art
        let text = try input()
        let reader = CardReader(names: CardNames(lang, appearance))
        let cards = try readingInput { () throws(CardListError) in try reader.cards(in: text) }
        let report = SolutionReport(Solution(of: cards), nearMisses: nearMisses, lang, appearance)
        switch format {
        case .text: try write(report.text)
        case .json: try write(report.json)
        }
    }

    private func input() throws -> [UInt8] {
        guard cards.isEmpty || cards == ["-"] else { return Array(cards.joined(separator: " ").utf8) }
        guard cards == ["-"] || !BoundedInput.standard.isTerminal else {
            throw refusal("Name some cards, or write - to type them line by line.")
        }
        return try readingInput { () throws(InputError) in try BoundedInput.standard.read() }
    }
}
