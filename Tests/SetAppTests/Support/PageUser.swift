import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

/// A person in front of a browser: opens the page, presses, types, waits, and reads what the page shows.
final class PageUser {
    let platform: RecordingPlatform
    let app: TercetApp<RecordingPlatform>
    var now: Milliseconds
    /// The pointers that are down.
    var down: Set<Int32> = []
    /// The time of the last frame, in milliseconds.
    var frameTime = 0.0
    /// The language that the page has loaded before its start.
    private let loaded: LanguageTag

    /// Opens the page, in the only tab of its browser or beside others, with the whole module or only its first half, and
    /// without the coach of a first visit unless `coached`.
    init(
        _ link: String = "", storage: TestStorage = TestStorage(), languages: String = "en-GB,en",
        visible: Bool = true, beside isBeside: Bool = false, at now: Milliseconds = 1000, failedStarts: Int = 0,
        whole: Bool = true, coached: Bool = false, prepare: (RecordingPlatform) -> Void = { _ in }
    ) {
        if !isBeside { storage.lock.closeAll() }
        platform = RecordingPlatform(storage: storage)
        if isBeside { platform.skipEntropy() }
        platform.window["location.search"] = link
        platform.window["navigator.languages"] = languages
        let codes = LanguageTag.allCases.map(\.code.description)
        platform.window["document.body.dataset.languages"] = codes.joined(separator: " ")
        platform.window["document.visibilityState"] = visible ? "visible" : "hidden"
        platform.now = now
        self.now = now
        loaded = .preferred(UTF8Text(languages))
        prepare(platform)
        app = TercetApp(
            platform: platform, language: RecordingPlatform.words(in: loaded, whole: whole), now: now,
            lock: platform.firstLock(visible), failedStarts: failedStarts)
        if !coached { app.endCoach() }
        if whole { app.complete(words: UTF8Text(), at: now) }
        deliverWhatThePlatformReports()
    }

    /// Closes the page and opens it again in a browser that kept its storage.
    func reloaded(_ link: String = "", coached: Bool = false) -> PageUser {
        close()
        return PageUser(link, storage: platform.storage, coached: coached)
    }

    /// Lets the rest of the module arrive at a page that was opened without it.
    func complete() {
        app.complete(words: RecordingPlatform.laterWords(in: loaded), at: now)
        deliverWhatThePlatformReports()
    }

    /// Closes the page.
    func close() {
        platform.storage.lock.release(platform)
    }

    // MARK: What a person does

    /// Hands the app an event as the platform reports it, and then what the browser tells in consequence.
    @discardableResult
    func send(
        _ kind: EventKind, on node: Node? = nil, at time: Milliseconds? = nil,
        _ fill: (inout RawEvent) -> Void = { _ in }
    ) -> Bool {
        var raw = RawEvent(kind, node: node)
        fill(&raw)
        platform.now = now
        let isHandled = app.handle(raw.event, at: time ?? now, now: now)
        deliverWhatThePlatformReports()
        return isHandled
    }

    /// Hands the app what happens in consequence of what it did.
    func deliverWhatThePlatformReports() {
        while let dialog = platform.closed.popLast() { send(.dialogClosed, on: dialog) }
        while !platform.lockStates.isEmpty {
            let state = platform.lockStates.removeFirst()
            send(.lock) { $0.detail = state.rawValue }
        }
        while let language = platform.wantedLanguages.popLast() {
            send(.words) { $0.text = RecordingPlatform.allWords(in: language) }
        }
        if !platform.holdsReports { deliverReports() }
    }

    /// Hands the app what the reports module tells.
    func deliverReports() {
        while !platform.reports.isEmpty { tell(platform.reports.removeFirst()) }
    }

    private func tell(_ news: ReportNews) {
        send(.report) {
            switch news {
            case .ready: $0.detail = 0
            case .answer(let text): ($0.detail, $0.text) = (1, text)
            case .unavailable: $0.detail = 2
            }
        }
    }

    /// Lets time pass, with the wakes that fall into it.
    func wait(_ time: Milliseconds) {
        let end = now + time
        while let wake = platform.wakeAt, wake <= end {
            now = max(now, wake)
            platform.wakeAt = nil
            send(.wake)
        }
        now = end
    }

    func pressDown(_ node: Node, x: Double = 50, y: Double = 50, pointer: Int32 = 1, button: Int32 = 0) {
        if platform[node].tag == "button", platform.canFocus(node) { platform.focus = node }
        let isSecond = !down.subtracting([pointer]).isEmpty
        down.insert(pointer)
        send(.pointerDown, on: node) {
            ($0.point, $0.pointer, $0.detail) = (Point2D(x, y), pointer, button | (isSecond ? 256 : 0))
        }
    }

    func pressMove(_ node: Node?, x: Double, y: Double, pointer: Int32 = 1) {
        send(.pointerMove, on: node) { ($0.point, $0.pointer) = (Point2D(x, y), pointer) }
    }

    func pressUp(_ node: Node?, x: Double = 50, y: Double = 50, pointer: Int32 = 1) {
        down.remove(pointer)
        send(.pointerUp, on: node) { ($0.point, $0.pointer) = (Point2D(x, y), pointer) }
    }

    func click(_ node: Node, presses: Int32 = 1) {
        send(.click, on: node) { $0.detail = presses }
    }

    /// Presses and releases a card, as a finger does.
    func tap(_ name: String) {
        guard let node = button(name) else {
            Issue.record("\(name) is not on the table")
            return
        }
        pressDown(node)
        pressUp(node)
        click(node)
    }

    func tap(_ names: [String]) {
        for name in names { tap(name) }
    }

    func tap(_ index: Int) {
        tap(names[index])
    }

    /// Presses a button of the page; one that is off answers nothing.
    func push(_ id: String) {
        let node = platform[id]
        if platform[node].attributes["hidden"] != nil { Issue.record("#\(id) is hidden") }
        pressDown(node)
        pressUp(node)
        if platform[node].attributes["disabled"] == nil { click(node) }
    }

    /// Types a key: what it types, and its place on the keyboard. Tells whether the app took it.
    @discardableResult
    func key(_ typed: String, _ place: String = "", repeated: Bool = false, modified: Bool = false) -> Bool {
        send(.key, on: platform["body"]) {
            $0.text = UTF8Text("\(typed)\n\(place)")
            $0.detail = (repeated ? 1 : 0) | (modified ? 2 : 0)
        }
    }

    /// Changes a setting in its control.
    func choose(_ value: String, in id: String) {
        send(.change, on: platform[id]) { $0.text = UTF8Text(value) }
    }

    /// Closes a dialog as the browser does on Escape.
    func closeDialog() {
        let ids = DialogID.allCases.map(\.element.id)
        for id in ids.filter({ platform[platform[$0]].attributes["open"] != nil }) {
            platform.call("close", on: platform[id])
            deliverWhatThePlatformReports()
        }
    }

    func hide() {
        send(.visibility, on: platform["document"]) { $0.text = "hidden" }
    }

    func comeBack() {
        send(.visibility, on: platform["document"]) { $0.text = "visible" }
    }

    /// Hears that another tab wrote.
    func hearOtherTab(of key: UTF8Text = "tercet.game") {
        send(.storage, on: platform["window"]) { $0.text = key }
    }

    /// What the app does to the page meanwhile, a line for each operation.
    func operations(_ body: () -> Void) -> [String] {
        platform.operations = []
        platform.isRecording = true
        body()
        platform.isRecording = false
        return platform.operations
    }
}
