import SetWords

/// The player's options for a game in the terminal.
package struct PlayOptions: Sendable {
    /// The ID of the deal to play; `nil` to continue the saved game.
    package var deal: String?
    /// The code of the language; `nil` for the language of the environment.
    package var language: String?
    /// The file to save the game in; `nil` for the user's default file.
    package var save: String?

    /// Creates options.
    package init(deal: String? = nil, language: String? = nil, save: String? = nil) {
        (self.deal, self.language, self.save) = (deal, language, save)
    }

    /// The codes of the languages, separated by commas.
    package static var languages: String { Language.allCases.map { $0.code.description }.joined(separator: ", ") }
}

extension PlayOptions {
    /// Returns the chosen language, or the language of the environment.
    func language(for capabilities: TerminalCapabilities) throws(PlayError) -> Language {
        guard let code = language else { return capabilities.language(environmentVariable) }
        guard let language = Language.allCases.first(where: { $0.code.description == code }) else {
            throw .unknownLanguage(code)
        }
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
}
