import ArgumentParser
import Foundation
import SetRules
import TerminalPlay

/// `tercet play`: plays a game in the terminal.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play in the terminal.",
        discussion: """
            Continues your saved game, or with --game or --players starts another one and keeps yours: B returns to it. To select a card, press the character on it, or use the arrows and Space; ? lists the \
            keys. With --online, joins the room behind a link; if you leave and come back, you get the same seat. Colours and \
            Unicode are used if TERM, COLORTERM, NO_COLOR and LANG allow it.
            """)

    @Option(help: "The ID of a deal to play; you can return to the game in progress.")
    var deal: String?

    @Option(
        help: "The game: \(gameNames). With --online, the game of a new room. Default: the game of your save.",
        completion: .list(gameIDs), transform: variant(named:))
    var game: Variant?

    @Option(
        parsing: .unconditional, help: "The number of players at this terminal, 1 or 2.", completion: .list(["1", "2"]))
    var players: Int?

    @Option(help: "The language: \(PlayOptions.languages). Default: the language of the environment.")
    var lang: String?

    @Option(help: "The file to save the game in. Default: tercet/game in your data folder.")
    var save: String?

    @Option(help: "A link to a room, to play there with others; or to a server, to create a room.")
    var online: String?

    func validate() throws {
        if online != nil, deal != nil { throw ValidationError("--deal can't be combined with --online.") }
        if online != nil, players != nil { throw ValidationError("--players can't be combined with --online.") }
        guard players.map({ (1...2).contains($0) }) ?? true else { throw ValidationError("--players must be 1 or 2.") }
    }

    func run() throws {
        let choice = GameChoice(game: game, players: players.map { $0 == 2 ? .two : .one })
        let options = PlayOptions(deal: deal, choice: choice, language: lang, save: save)
        do throws(PlayError) {
            if let online {
                try SharedProgram(online, options).run()
            } else {
                try PlayProgram(options).run()
            }
        } catch {
            if error.isUsage { throw ValidationError("\(error).") }
            throw failure("\(error).", code: 74)
        }
    }
}
