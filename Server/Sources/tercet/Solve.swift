import ArgumentParser
import CardReports
import InputOutput
import SetLanguages
import SetRules
import SetTable
import SetWords

/// `tercet solve`: finds the matches among cards.
struct Solve: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        abstract: "Find the sets among cards, and explain the near misses; or find the UltraSets.",
        discussion: """
            Write a card as four digits from 1 to 3 for number, symbol, shading and colour, such as 2231, or by its name, \
            such as "two open red diamonds". In the game mega the frame is a fifth digit, and in quads and quads3 digits are \
            1 to 4. In projective and proset a card is six digits, 1 for each dot that it has and 0 for the others, or its \
            name, such as "dots 1, 3, 6". Separate cards with white space or commas; # begins a comment.
            """)

    @Argument(help: "The cards. If you give none, or -, they are read from standard input.")
    var cards: [String] = []

    @Option(help: "The game: \(gameNames).", completion: .list(gameIDs), transform: variant(named:))
    var game = Variant.set

    @Option(
        parsing: .unconditional,
        help: "How many near misses to show: triples that only one feature keeps from being a set. Default: 10.")
    var nearMisses: Int?

    @Option(help: "The artwork that card names refer to: \(artworkNames).", transform: artwork(named:))
    var art = Artwork.classic

    @Option(help: "The language of card names: \(languageCodes).", transform: language(withCode:))
    var lang = Language.english

    @Option(help: "Output format.")
    var format = Format.text

    private static let mostCardsOfProSet = 32

    func validate() throws {
        guard nearMisses ?? 0 >= 0 else { throw ValidationError("--near-misses must be 0 or more.") }
        guard nearMisses == nil || game.rules.kind == .set else {
            throw ValidationError("--near-misses can't be combined with --game \(game.id).")
        }
    }

    func run() throws {
        let deck = game.rules.cards
        var appearance = Appearance()
        appearance.art = art
        appearance.namesShading = deck.features.contains(.shading)
        let text = try input()
        let reader = CardReader(names: CardNames(of: deck, lang, appearance), of: deck)
        let cards = try readingInput { () throws(CardListError) in try reader.cards(in: text) }
        // Its matches grow with the seventh power of the cards.
        guard game != .proSet || cards.count <= Self.mostCardsOfProSet else {
            throw refusal("Give at most \(Self.mostCardsOfProSet) cards of proset.")
        }
        let report = SolutionReport(Solution(of: cards, in: game), nearMisses: nearMisses ?? 10, lang, appearance)
        switch format {
        case .text: try write(report.text)
        case .json: try write(report.json)
        }
    }

    private func input() throws -> [UInt8] {
        guard cards.isEmpty || cards == ["-"] else { return Array(cards.joined(separator: " ").utf8) }
        guard cards == ["-"] || !BoundedInput.standard.isTerminal else {
            throw refusal("Give some cards, or - to type them line by line.")
        }
        return try readingInput { () throws(InputError) in try BoundedInput.standard.read() }
    }
}
