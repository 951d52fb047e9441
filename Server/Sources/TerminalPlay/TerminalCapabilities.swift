import PlainText
import SetLanguages
import SetWords

/// The number of colours that a terminal shows.
enum ColorDepth: Hashable, Sendable {
    /// No colours.
    case none
    /// The eight colours of every colour terminal.
    case eight
    /// A fixed palette of 256 colours.
    case palette
    /// All sRGB colours.
    case full
}

/// A terminal's capabilities, according to the environment.
struct TerminalCapabilities: Hashable, Sendable {
    /// Whether the terminal shows Unicode.
    var hasUnicode: Bool
    /// The available colours.
    var colors: ColorDepth
    /// Whether text can be written at any position, and be bold or reversed. On other terminals, each screen is written
    /// below the previous screen.
    var isAddressable: Bool
}

extension TerminalCapabilities {
    /// Reads the capabilities from environment variables. The only relevant part of the locale is whether it is UTF-8.
    init(_ environment: (String) -> String?) {
        let locale = Self.locale(["LC_ALL", "LC_CTYPE", "LANG"], in: environment).lowercased()
        hasUnicode = locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
        let terminal = environment("TERM") ?? ""
        isAddressable = !terminal.isEmpty && terminal != "dumb"
        colors = Self.colors(of: terminal, environment)
        if !isAddressable || environment("NO_COLOR")?.isEmpty == false { colors = .none }
    }

    private static func colors(of terminal: String, _ environment: (String) -> String?) -> ColorDepth {
        if ["truecolor", "24bit"].contains(environment("COLORTERM")) || terminal.hasSuffix("-direct") { return .full }
        if terminal.hasSuffix("256color") { return .palette }
        return terminal.hasPrefix("vt") || terminal.hasSuffix("-m") ? .none : .eight
    }

    /// Returns the environment's language if the game has it and the terminal can show it; otherwise English.
    func language(_ environment: (String) -> String?) -> Language {
        let locale = Self.locale(["LC_ALL", "LC_MESSAGES", "LANG"], in: environment)
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
        guard let tag = LanguageTag.named(UTF8Text(code.utf8)) else { return .english }
        let language = Language.language(tag)
        return shows(language) ? language : .english
    }

    /// Returns whether the terminal can show the letters of a language.
    func shows(_ language: Language) -> Bool { hasUnicode || language == .english }

    private static func locale(_ names: [String], in environment: (String) -> String?) -> String {
        names.compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
    }
}
