import PlainText
import SetApp
import SetGame
import SetInput
import SetPage
import SetReports
import SetSettings
import SetStorage
import SetWords
import Testing

/// A browser for tests: it keeps the page in memory, and notes down what the app does to it.
final class RecordingPlatform: Platform {
    /// A node of the page.
    struct Element {
        let tag: String
        var id: String?
        var attributes: [String: String] = [:]
        var text = ""
        var markup = ""
        var styles: [String: String] = [:]
        var value = ""
        var children: [Node] = []
        var parent: Node?
    }

    let storage: TestStorage
    /// Properties of the window, by path.
    var window = [
        "navigator.languages": "en-GB,en", "location.search": "", "location.pathname": "/tercet/",
        "location.origin": "https://set.example", "navigator.share": "", "devicePixelRatio": "1",
        "document.visibilityState": "visible", "innerWidth": "800", "innerHeight": "760",
        "visualViewport.scale": "1", "location.hash": "", "navigator.onLine": "true", "navigator.vibrate": "function",
        "navigator.userActivation.hasBeenActive": "true",
    ]
    /// Where each card of the last match lies.
    var cardFrame = ElementFrame(x: 0, y: 60, width: 60, height: 84)
    /// Where elements lie, by id.
    var frames = [
        "table": ElementFrame(x: 0, y: 100, width: 800, height: 600),
        "deck": ElementFrame(x: 300, y: 12, width: 40, height: 56),
        "pile": ElementFrame(x: 200, y: 12, width: 40, height: 56),
        "score": ElementFrame(x: 10, y: 20, width: 40, height: 30),
        "score-1": ElementFrame(x: 20, y: 720, width: 40, height: 30),
        "score-2": ElementFrame(x: 740, y: 10, width: 40, height: 30),
        "undo": ElementFrame(x: 0, y: 0, width: 100, height: 100),
    ]
    /// What the person's system asks for, by media query.
    var media = ["(prefers-reduced-motion: reduce)": false]
    /// Whether the app has asked for the newer version.
    var usesNewVersion = false
    /// Whether the app wants to be called before the next frame.
    var wantsFrame = false
    /// The six numbers of each placed node's matrix, as CSS writes them.
    var matrices: [Node: [Double]] = [:]
    /// What became of the lock, for the app to be told.
    var lockStates: [LockState] = []
    /// What the reports module is to be told of, and what it was asked.
    var reports: [ReportNews] = []
    /// The languages whose words are on their way.
    var wantedLanguages: [LanguageTag] = []
    /// Whether the reports module can be loaded.
    var hasReports = true
    var isReportsStarted = false
    /// Whether what the reports module tells waits until a test delivers it.
    var holdsReports = false
    /// How often nodes were placed, all at once each time.
    var placements = 0
    /// The time of the clock.
    var now: Milliseconds = 0
    /// The date and the time of day.
    var clock: Milliseconds = 1_795_000_000_000
    /// What was handed over, to the clipboard, the sheet or a file.
    var given: [(text: String, outlet: Outlet)] = []
    /// The path of the socket that is asked for or open, and what was sent through it.
    var socket: String?
    var sent: [String] = []
    /// What was played, five numbers for each sine, and the patterns in which the device vibrated.
    var sounds: [[Double]] = []
    var vibrations: [[Double]] = []
    /// When the next wake is due.
    var wakeAt: Milliseconds?
    private(set) var address: String?
    /// What has been listened to: `click on #document`.
    var listeners: [String: EventKind] = [:]
    var focus: Node?
    /// Where the focus was before a dialog opened.
    var focusBeforeDialog: Node?
    /// Dialogs that closed; a browser tells of it a moment later.
    var closed: [Node] = []
    /// What the app did since this was last emptied, a line each, where `isRecording`.
    var operations: [String] = []
    var isRecording = false

    /// How many elements there are, on the page or not.
    var count: Int { elements.count }

    private var elements: [Element] = []
    private var fixed: [String: Node] = [:]
    private var entropyCount: UInt64 = 0

    init(storage: TestStorage = TestStorage()) {
        self.storage = storage
    }

    subscript(node: Node) -> Element {
        get { elements[Int(node.handle) - 1] }
        set { elements[Int(node.handle) - 1] = newValue }
    }

    subscript(id: String) -> Node {
        if let node = fixed[id] { return node }
        let element = IndexPage.elements[id]
        let isInMarkup = elements.contains { $0.markup.contains("id=\"\(id)\"") }
        let isKnown = element != nil || isInMarkup || ["document", "window", "root", "body"].contains(id)
        if !isKnown { Issue.record("the page lacks #\(id)") }
        let node = make(element?.tag ?? id, id: id)
        self[node].attributes = element?.attributes ?? [:]
        fixed[id] = node
        return node
    }

    private func make(_ tag: String, id: String? = nil) -> Node {
        elements.append(Element(tag: tag, id: id))
        return Node(handle: Int32(elements.count))
    }

    func record(_ operation: @autoclosure () -> String) {
        if isRecording { operations.append(operation()) }
    }

    /// How a line of `operations` names a node.
    func name(_ node: Node) -> String {
        let element = self[node]
        if let name = element.id.map({ "#\($0)" }) ?? element.attributes["aria-label"] { return name }
        return element.children.first.map { "around \(self.name($0))" } ?? "<\(element.tag)>"
    }

    // MARK: Platform

    func find(_ id: UTF8Text) -> Node { self[id.string] }

    func create(_ tag: StaticString) -> Node {
        record("create <\(tag)>")
        return make(tag.description)
    }

    func insert(_ node: Node, into parent: Node, before next: Node?) {
        let siblings = self[parent].children
        if let index = siblings.firstIndex(of: node) {
            let follower = index + 1 < siblings.count ? siblings[index + 1] : nil
            if follower == next { return }
        }
        record("insert \(name(node)) into \(name(parent)) before \(next.map(name) ?? "none")")
        self[parent].children.removeAll { $0 == node }
        self[node].parent = parent
        // The children that an element has in the page's markup are unknown.
        guard let next, self[next].parent != nil else { return self[parent].children.append(node) }
        guard let index = self[parent].children.firstIndex(of: next) else {
            Issue.record("\(name(next)) is not in \(name(parent))")
            return
        }
        self[parent].children.insert(node, at: index)
    }

    func call(_ method: StaticString, on node: Node) {
        record("\(method) \(name(node))")
        switch method.description {
        case "focus": if canFocus(node) { focus = node }
        case "remove": remove(node)
        case "showModal": showModal(node)
        case "show": show(node)
        case "close": close(node)
        case "scrollIntoView": break
        default: Issue.record("no element has the method \(method)")
        }
    }

    func setAttribute(_ name: StaticString, to value: UTF8Text?, on node: Node) {
        record("\(self.name(node)) \(name)\(value.map { "=\($0.string)" } ?? " gone")")
        self[node].attributes[name.description] = value?.string
        if let focus, !canFocus(focus) { self.focus = nil }
    }

    func setText(_ text: UTF8Text, on node: Node) {
        record("\(name(node)) says \"\(text.string)\"")
        self[node].text = text.string
    }

    func setMarkup(_ markup: UTF8Text, on node: Node) {
        record("\(name(node)) is drawn")
        self[node].markup = markup.string
    }

    func moveContent(of node: Node, into other: Node) {
        record("\(name(other)) takes what is in \(name(node))")
        self[other].markup = self[node].markup
        self[node].markup = ""
    }

    func setStyle(_ property: StaticString, to value: UTF8Text, on node: Node) {
        record("\(name(node)) \(property): \(value.string)")
        self[node].styles[property.description] = value.string
    }

    func setValue(_ value: UTF8Text, on node: Node) {
        record("\(name(node)) value \(value.string)")
        let (id, type) = (self[node].id ?? "", self[node].attributes["type"])
        let canShow =
            type == "range" ? Double(value.string) != nil : type == "text" || values(of: id).contains(value.string)
        if !canShow { Issue.record("\(name(node)) cannot show \(value.string)") }
        self[node].value = value.string
    }

    /// The values that a form control can take: those in the page, and options that the app has added.
    func values(of id: String) -> [String] {
        let element = self[self[id]]
        let added = element.children.compactMap { self[$0].attributes["value"] }
        let marked = element.markup.matches(of: /<option value="([^"]*)"/).map { String($0.1) }
        return (IndexPage.values[id] ?? []) + added + marked
    }

    func listen(to type: StaticString, on node: Node, as kind: EventKind) {
        listeners["\(type) on \(name(node))"] = kind
    }

    func observeSize(of node: Node) {
        listeners["size of \(name(node))"] = .resize
    }

    func hasFocus(_ node: Node) -> Bool { focus == node }

    func read(_ path: StaticString) -> UTF8Text {
        if window[path.description] == nil { Issue.record("a test's window lacks \(path)") }
        return UTF8Text(window[path.description] ?? "")
    }

    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text? { try storage.load(key.description) }

    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure) {
        record("store \(key)\(text == nil ? " gone" : "")")
        try storage.store(text, under: key.description)
    }

    func play(_ numbers: [Double]) {
        if numbers.isEmpty || numbers.count % 5 != 0 { Issue.record("\(numbers.count) numbers are no sines") }
        sounds.append(numbers)
    }

    func vibrate(_ pattern: [Double]) { vibrations.append(pattern) }

    func wake(after time: Milliseconds?) {
        record("wake \(time.map(String.init) ?? "none")")
        if let time, time < 0 { Issue.record("a wake in the past") }
        wakeAt = time.map { now + $0 }
    }

    func date() -> Milliseconds { clock }

    func deliver(_ text: UTF8Text, to outlet: Outlet) {
        record("deliver \(outlet.name)")
        given.append((text.string, outlet))
    }

    /// Draws other numbers than the first page of the browser.
    func skipEntropy() { entropyCount += 1000 + UInt64(storage.writes) }

    func entropy() -> UInt64 {
        entropyCount += 1
        return (entropyCount &* 0x9e37_79b9_7f4a_7c15) >> 16
    }

    func connect(to path: StaticString) {
        record("connect \(path)")
        socket = path.description
    }

    func transmit(_ text: UTF8Text) { sent.append(text.string) }

    func disconnect() {
        record("disconnect")
        socket = nil
    }

    func loadWords(in language: LanguageTag) { wantedLanguages.append(language) }

    func useNewVersion() { usesNewVersion = true }

    func replaceAddress(_ address: UTF8Text) {
        record("address \(address.string)")
        self.address = address.string
    }
}
