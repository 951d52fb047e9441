import ArgumentParser
import Commands
import Foundation

/// `tercet play`: a game in the terminal.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play in the terminal.",
        discussion: """
            Goes on with the game that is saved. The characters on the cards choose them, or the arrows and Space; ? lists \
            the keys. The text shows in colours and Unicode where TERM, COLORTERM, NO_COLOR and LANG allow it.
            """)

    @Option(help: "The id of the deal to play; the game in progress can be returned to.")
    var deal: String?

    @Option(help: "The language: \(PlayOptions.languages). By default that of the environment.")
    var lang: String?

    @Option(help: "The file that keeps the game. By default tercet/game in the user's folder for data.")
    var save: String?

    func run() throws {
        do throws(PlayError) {
            try PlayProgram(PlayOptions(deal: deal, language: lang, save: save)).run()
        } catch {
            if error.isUsage { throw ValidationError("\(error).") }
            throw failure("\(error).", code: 74)
        }
    }
}
