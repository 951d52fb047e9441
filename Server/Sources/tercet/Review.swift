import ArgumentParser
import GameReports
import InputOutput
import SetLanguages
import SetWords

/// `tercet review`: reviews a saved game, or lists and reviews the games in a file.
struct Review: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, svg
    }

    static let configuration = CommandConfiguration(
        abstract: "Review a saved game, or a game from an exported file.",
        discussion: """
            Reads the files that the page exports (Statistics, Save to file), and the values that it stores as tercet.game, \
            tercet.games and tercet.logs. If there are several games, it lists them.
            """)

    @Argument(help: "The file, or - for standard input.")
    var file: String

    @Option(parsing: .unconditional, help: "The number of the game to review, counted from 1.")
    var game: Int?

    @Flag(help: "List the games, even if there is only one.")
    var list = false

    @Option(help: "The language: \(languageCodes).", transform: language(withCode:))
    var lang = Language.english

    @Option(help: "Output format.")
    var format = Format.text

    func validate() throws {
        guard !list || game == nil else { throw ValidationError("--list can't be combined with --game.") }
        guard !list || format != .svg else { throw ValidationError("--list can't be combined with --format svg.") }
    }

    func run() throws {
        let bytes = try readingInput { () throws(InputError) in try BoundedInput(path: file).read() }
        let games = try readingInput { () throws(GameFileError) in try GameFile(reading: bytes) }
        if list || game == nil && games.entries.count > 1 { return try write(GameList(games, lang)) }
        let number = game ?? 1
        let reviewed = try readingInput { () throws(GameFileError) in try games.game(number) }
        let report = GameReport(reviewed, lang)
        switch format {
        case .text: try write(report.text)
        case .json: try write(report.json)
        case .svg: try write(report.svg)
        }
    }

    private func write(_ list: GameList) throws {
        switch format {
        case .text: try write(list.text)
        case .json: try write(list.json)
        case .svg: throw refusal("There are several games: choose one with --game. To see them, use --list.")
        }
    }
}
