import ArgumentParser
import Commands
import Foundation

/// `tercet play`: a game in the terminal.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play in the terminal.",
        discussion: """
            Goes on with the game that is saved. The characters on the cards choose them, or the arrows and Space; ? lists \
            the keys. With --online it is a game with others, by the link that one of them sends: leaving and coming back \
            takes the same seat. The text shows in colours and Unicode where TERM, COLORTERM, NO_COLOR and LANG allow it.
            """)

    @Option(help: "The id of the deal to play; the game in progress can be returned to.")
    var deal: String?

    @Option(help: "The language: \(PlayOptions.languages). By default that of the environment.")
    var lang: String?

    @Option(help: "The file that keeps the game. By default tercet/game in the user's folder for data.")
    var save: String?

    @Option(help: "The link to a room, to play there with others; or to a server, to make a room.")
    var online: String?

    func validate() throws {
        if online != nil, deal != nil { throw ValidationError("--deal and --online don't go together.") }
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
