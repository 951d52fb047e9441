import SetWords

/// What the player chooses for a game in the terminal.
package struct PlayOptions: Sendable {
    /// The id of the deal to play; `nil` to go on with the game that is saved.
    package var deal: String?
    /// The code of the language; `nil` for that of the environment.
    package var language: String?
    /// The file that the game is kept in; `nil` for that of the user.
    package var save: String?

    /// These choices.
    package init(deal: String? = nil, language: String? = nil, save: String? = nil) {
        (self.deal, self.language, self.save) = (deal, language, save)
    }

    /// The codes of the languages.
    package static var languages: String { Language.allCases.map { $0.code.description }.joined(separator: ", ") }
}

extension PlayOptions {
    /// The language that was chosen, or that of the environment.
    func language(for capabilities: TerminalCapabilities) throws(PlayError) -> Language {
        guard let code = language else { return capabilities.language(environmentVariable) }
        guard let language = Language.allCases.first(where: { $0.code.description == code }) else {
            throw .unknownLanguage(code)
        }
        guard capabilities.shows(language) else { throw .languageNeedsUnicode(code) }
        return language
    }

    /// The file that was chosen for the save, or that of the user.
    var savePath: String {
        get throws(PlayError) {
            if let save { return save }
            return try SaveFiles.defaultPath(environmentVariable)
        }
    }
}
