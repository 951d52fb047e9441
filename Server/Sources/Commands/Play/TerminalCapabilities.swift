import PlainText
import SetWords

/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
    /// None.
    case none
    /// The eight that every terminal with colours has.
    case eight
    /// A fixed palette of 256.
    case palette
    /// All of sRGB.
    case full
}

/// What a terminal can show, according to the environment.
struct TerminalCapabilities: Hashable, Sendable {
    /// Whether it shows Unicode.
    var hasUnicode: Bool
    /// The colours.
    var colors: ColorDepth
    /// Whether text can be written at any place, and be bold or reversed. A terminal that cannot do that gets each
    /// screen below the one before.
    var isAddressable: Bool
}

extension TerminalCapabilities {
    /// What these environment variables tell. Of the locale, only whether it is UTF-8 counts.
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

    /// The language of the environment, as far as it is one of ours and the terminal can show it.
    func language(_ environment: (String) -> String?) -> Language {
        let locale = Self.locale(["LC_ALL", "LC_MESSAGES", "LANG"], in: environment)
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
        guard let language = Language.named(UTF8Text(code.utf8)), shows(language) else { return .english }
        return language
    }

    /// Whether the terminal has the letters of a language.
    func shows(_ language: Language) -> Bool { hasUnicode || language == .english }

    private static func locale(_ names: [String], in environment: (String) -> String?) -> String {
        names.compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
    }
}
