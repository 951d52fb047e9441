import SetGame
import SetLanguages
import SetWords

/// The player's options for a game in the terminal.
package struct PlayOptions: Sendable {
    /// The ID of the deal to play; `nil` to continue the saved game.
    package var deal: String?
    /// The game to play and its players; the saved game continues if it is such a game.
    package var choice: GameChoice
    /// The code of the language; `nil` for the language of the environment.
    package var language: String?
    /// The file to save the game in; `nil` for the user's default file.
    package var save: String?

    /// Creates options.
    package init(
        deal: String? = nil, choice: GameChoice = GameChoice(), language: String? = nil, save: String? = nil
    ) {
        (self.deal, self.choice, self.language, self.save) = (deal, choice, language, save)
    }

    /// The codes of the languages, separated by commas.
    package static var languages: String { LanguageTag.allCases.map(\.code.description).joined(separator: ", ") }
}

extension PlayOptions {
    /// Returns the chosen language, or the language of the environment.
    func language(for capabilities: TerminalCapabilities) throws(PlayError) -> Language {
        guard let code = language else { return capabilities.language(environmentVariable) }
        guard let tag = LanguageTag.allCases.first(where: { $0.code.description == code }) else {
            throw .unknownLanguage(code)
        }
        let language = Language.language(tag)
        guard capabilities.shows(language) else { throw .languageNeedsUnicode(code) }
        return language
    }

    /// The chosen file for the save, or the user's default file.
    var savePath: String {
        get throws(PlayError) {
            if let save { return save }
            return try SaveFiles.defaultPath(environmentVariable)
        }
    }

    /// The deal to play, with the chosen game and players; `nil` to continue the saved game.
    var dealID: DealID? {
        get throws(PlayError) {
            guard let deal else { return nil }
            do throws(DealIDError) {
                let id = try DealID(deal)
                return try DealID(seed: id.seed, options: choice.applied(to: id.options))
            } catch {
                switch error {
                case .empty: throw .notADeal(reason: "empty")
                case .tooLong: throw .notADeal(reason: "longer than \(DealID.maximumLength) bytes")
                case .unreadable: throw .notADeal(reason: "not readable text")
                case .unknownGame: throw .notADeal(reason: "of a game that this version doesn't have")
                }
            }
        }
    }
}
