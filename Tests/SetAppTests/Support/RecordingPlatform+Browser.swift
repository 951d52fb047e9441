import PlainText
import SetApp
import SetInput
import SetPage
import SetReports
import SetSettings
import SetStorage
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
        if let request { reports.append(.answer(Reports.answer(request))) }
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
