import ArgumentParser
import Foundation
import TerminalPlay

/// `tercet play`: plays a game in the terminal.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play in the terminal.",
        discussion: """
            Continues your saved game. To select a card, press the character on it, or use the arrows and Space; ? lists the \
            keys. With --online, joins the room behind a link; if you leave and come back, you get the same seat. Colours and \
            Unicode are used if TERM, COLORTERM, NO_COLOR and LANG allow it.
            """)

    @Option(help: "The ID of a deal to play; you can return to the game in progress.")
    var deal: String?

    @Option(help: "The language: \(PlayOptions.languages). Default: the language of the environment.")
    var lang: String?

    @Option(help: "The file to save the game in. Default: tercet/game in your data folder.")
    var save: String?

    @Option(help: "A link to a room, to play there with others; or to a server, to create a room.")
    var online: String?

    func validate() throws {
        if online != nil, deal != nil { throw ValidationError("--deal can't be combined with --online.") }
    }

    func run() throws {
        let options = PlayOptions(deal: deal, language: lang, save: save)
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
