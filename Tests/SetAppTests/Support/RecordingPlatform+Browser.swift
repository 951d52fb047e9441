import PlainText
import SetApp
import SetInput
import SetLanguages
import SetPage
import SetReports
import SetSettings
import SetStorage
import SetWords
import Testing

// What a browser does by itself.
extension RecordingPlatform {
    /// Whether a person can reach it.
    func canFocus(_ node: Node) -> Bool {
        let element = self[node]
        if element.attributes["disabled"] != nil || element.attributes["hidden"] != nil { return false }
        guard element.id == nil else { return true }
        let ancestors = ancestors(of: node)
        return ancestors.last.map { self[$0].id != nil && self[$0].attributes["inert"] == nil } ?? false
    }

    /// What it lies in, from the inside out.
    func ancestors(of node: Node) -> [Node] {
        Array(sequence(first: node) { self[$0].parent }.dropFirst())
    }

    func remove(_ node: Node) {
        guard let parent = self[node].parent else { return }
        self[parent].children.removeAll { $0 == node }
        self[node].parent = nil
        if let focus, focus == node || ancestors(of: focus).contains(node) { self.focus = nil }
    }

    func showModal(_ dialog: Node) {
        if self[dialog].attributes["open"] != nil { Issue.record("\(name(dialog)) is open already") }
        self[dialog].attributes["open"] = ""
        focusBeforeDialog = focus
        focus = nil
    }

    func show(_ dialog: Node) {
        if self[dialog].attributes["open"] != nil { Issue.record("\(name(dialog)) is open already") }
        self[dialog].attributes["open"] = ""
        focusBeforeDialog = focus
    }

    func ask(_ request: UTF8Text?) {
        if !hasReports {
            isReportsStarted = false
            return reports.append(.unavailable)
        }
        if !isReportsStarted {
            isReportsStarted = true
            reports.append(.ready)
        }
        if let request { reports.append(.answer(Self.answer(to: request))) }
    }

    func close(_ dialog: Node) {
        guard self[dialog].attributes.removeValue(forKey: "open") != nil else { return }
        closed.append(dialog)
        focus = focusBeforeDialog
    }
}

extension ElementFrame {
    init(x: Double, y: Double, width: Double, height: Double) {
        self.init()
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

// The words of languages.
extension RecordingPlatform {
    /// The compiled words of each language: those needed first, and the others.
    private static let words = Dictionary(
        uniqueKeysWithValues: LanguageTag.allCases.map { tag in
            (tag, ["first", "later"].map { LanguageFile.words(of: tag, parts: [$0]) })
        })

    /// The words of a language that the page loads with the first half of the module, or with the whole module.
    static func words(in language: LanguageTag, whole: Bool) -> Language {
        guard let parts = words[language], let language = Language(whole ? parts[0] + parts[1] : parts[0]) else {
            preconditionFailure("compiled words can be read")
        }
        return language
    }

    /// The words that the page loads with the second half.
    static func laterWords(in language: LanguageTag) -> UTF8Text { words[language]?[1] ?? UTF8Text() }

    /// All words of a language.
    static func allWords(in language: LanguageTag) -> UTF8Text { words[language].map { $0[0] + $0[1] } ?? UTF8Text() }

    private static func answer(to request: UTF8Text) -> UTF8Text {
        guard let request = ReportRequest(reading: request), let tag = LanguageTag.named(request.language) else {
            return UTF8Text()
        }
        return Reports.text(answering: request, in: words(in: tag, whole: true))
    }
}

extension UTF8Text {
    fileprivate static func + (one: UTF8Text, other: UTF8Text) -> UTF8Text { "\(one)\(other)" }
}
