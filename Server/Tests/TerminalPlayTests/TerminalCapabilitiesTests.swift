import SetWords
import Testing

@testable import TerminalPlay

struct TerminalCapabilitiesTests {
    private func capabilities(_ environment: [String: String]) -> TerminalCapabilities {
        TerminalCapabilities { environment[$0] }
    }

    @Test(
        "colours follow the terminal",
        arguments: [
            (["TERM": "xterm"], .eight), (["TERM": "linux"], .eight), (["TERM": "xterm-256color"], .palette),
            (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .full),
            (["TERM": "xterm", "COLORTERM": "24bit"], .full),
            (["TERM": "xterm-direct"], .full), (["TERM": "vt100"], .none), (["TERM": "xterm", "NO_COLOR": "1"], .none),
            (["TERM": "xterm", "NO_COLOR": ""], .eight), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            ([:], .none),
        ] as [([String: String], ColorDepth)])
    func colors(environment: [String: String], expected: ColorDepth) {
        #expect(capabilities(environment).colors == expected)
    }

    @Test func `a terminal that is dumb or unknown is not addressed`() {
        #expect(!capabilities(["TERM": "dumb"]).isAddressable)
        #expect(!capabilities([:]).isAddressable)
        #expect(!capabilities(["TERM": ""]).isAddressable)
        #expect(capabilities(["TERM": "xterm", "NO_COLOR": "1"]).isAddressable)
    }

    @Test(
        "Unicode follows the first of the locale's variables that is not empty",
        arguments: [
            (["LANG": "en_GB.UTF-8"], true), (["LANG": "ru_RU.utf8"], true), (["LANG": "C"], false), ([:], false),
            (["LANG": "en_GB.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
            (["LANG": "en_GB.UTF-8", "LC_ALL": ""], true), (["LANG": "ru_RU.KOI8-R"], false),
        ] as [([String: String], Bool)])
    func unicode(environment: [String: String], expected: Bool) {
        #expect(capabilities(environment).hasUnicode == expected)
    }

    @Test(
        "the language is the environment's where it is one of ours and can be shown",
        arguments: [
            (["LANG": "ru_RU.UTF-8"], "ru"), (["LANG": "ru"], "en"), (["LANG": "fr_FR.UTF-8"], "en"), ([:], "en"),
            (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"], "ru"),
        ] as [([String: String], String)])
    func language(environment: [String: String], expected: String) {
        #expect(capabilities(environment).language { environment[$0] }.code.description == expected)
    }
}
