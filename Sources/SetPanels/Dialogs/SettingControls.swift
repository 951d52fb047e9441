import PlainText
import SetPage
import SetRules
import SetSettings
import SetWords

/// The form controls of the settings.
final class SettingControls<P: Platform> {
    private let platform: P
    private let nodes: [Node]

    init(platform: P) {
        self.platform = platform
        nodes = Setting.allCases.map { platform.find(UTF8Text(stringLiteral: $0.entry.control)) }
    }

    /// Returns the setting of a control; `nil` for any other node.
    func setting(_ node: Node?) -> Setting? {
        nodes.firstIndex { $0 == node }.map { Setting.allCases[$0] }
    }

    /// Shows the values of all settings, except that a game that is asked about shows as chosen.
    func show(_ settings: Settings, askedGame: Variant?) {
        for (setting, node) in zip(Setting.allCases, nodes) {
            let word = setting == .game ? askedGame?.word : nil
            platform.setValue(UTF8Text(stringLiteral: word ?? settings[setting]), on: node)
        }
    }

    /// Adds an option for each language that the page has words of to the language setting, named in that language.
    func addLanguages() {
        let codes = platform.read("document.body.dataset.languages").bytes.split(separator: UInt8(ascii: " "))
        for language in LanguageTag.allCases where codes.contains(where: { UTF8Text($0) == language.code }) {
            let option = platform.create("option")
            let code = UTF8Text(stringLiteral: language.code)
            platform.setAttribute("value", to: code, on: option)
            platform.setAttribute("lang", to: code, on: option)
            platform.setText(UTF8Text(stringLiteral: language.name), on: option)
            platform.insert(option, into: nodes[Int(Setting.language.rawValue)], before: nil)
        }
    }
}
