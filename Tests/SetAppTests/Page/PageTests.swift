import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The page")
struct PageTests {
    let user: PageUser

    init() {
        user = PageUser(Deals.usual)
        user.rest()
    }

    @Test("has every element that the app speaks to")
    func parts() {
        for part in ElementID.allCases { _ = user.platform[part.id] }
        #expect(Set(ElementID.allIDs).count == ElementID.allCases.count)
        #expect(ElementID.dealID.id == "deal-id" && ElementID.claim2.id == "claim-2")
        for setting in Setting.allCases {
            #expect(user.app.whole?.panels.setting(user.platform[setting.entry.control.description]) == setting)
        }
        #expect(Set(Labels.texts.map(\.element)).count == Labels.texts.count)
    }

    @Test("is told nothing when nothing changed")
    func nothing() {
        let idle: [() -> Void] = [
            { user.send(.wake) }, { user.send(.click) }, { user.key("x", "KeyX") },
            { user.send(.pointerCancel) }, { user.hearOtherTab() }, { user.prefer(lessMotion: false) },
        ]
        user.wait(6300)
        for act in idle { #expect(user.operations(act) == ["wake 700"]) }
        #expect(user.operations { user.pressMove(nil, x: 3, y: 3) } == [])
        #expect(user.operations { user.send(.touchMove) } == [])
        #expect(user.operations { user.app.frame(at: 9_000_000) } == [])
        let placements = user.platform.placements
        for act in idle { act() }
        #expect(user.platform.placements == placements && !user.platform.wantsFrame)
    }

    @Test("is told one text a second while the clock runs, and a save every fifth")
    func second() {
        #expect(user.operations { user.wait(1000) } == ["#time says \"0:01\"", "wake 1000"])
        user.wait(3000)
        let fifth = user.operations { user.wait(1000) }
        #expect(fifth == ["store tercet.game", "#time says \"0:05\"", "wake 1000"])
    }

    @Test("is told of a pause what changes")
    func pause() {
        let operations = user.operations { user.click(user.platform["pause"]) }
        #expect(
            operations == [
                "store tercet.game", "#body data-phase=paused", "#table inert=", "#pause aria-pressed=true",
                "#status says \"\(user.status)\"", "focus #resume", "wake none",
            ])
    }

    @Test("is told of Cheat the three marks, the message and the wake")
    func cheat() {
        let operations = user.operations { user.click(user.platform["cheat"]) }
        let marked = user.named("data-state", "hint")
        let states: [String] = marked.map { "\($0) data-state=hint" }
        let length = (user.status.count - 1) / 60
        let last = ["#status data-long=\(length)", "#status says \"\(user.status)\"", "wake 1000"]
        #expect(operations.filter { !$0.hasSuffix(" data-hint=true") } == ["store tercet.game"] + states + last)
        #expect(Set(operations).isSuperset(of: marked.map { "\($0) data-hint=true" }) && operations.count == 10)
        #expect(marked.allSatisfy(user.status.contains))
    }

    @Test("is listened to for everything that can happen")
    func listeners() {
        #expect(
            user.platform.listeners == [
                "click on #document": .click, "keydown on #document": .key, "change on #document": .change,
                "input on #document": .input, "close on #review-dialog": .dialogClosed,
                "close on #statistics-dialog": .dialogClosed, "close on #daily-dialog": .dialogClosed,
                "close on #practice-dialog": .dialogClosed, "close on #together-dialog": .dialogClosed,
                "online on #window": .network, "offline on #window": .network, "hashchange on #window": .address,
                "focusin on #document": .focus,
                "visibilitychange on #document": .visibility, "storage on #window": .storage,
                "lock on #window": .lock, "update on #window": .update,
                "pointerdown on #document": .pointerDown, "pointermove on #document": .pointerMove,
                "pointerup on #document": .pointerUp, "pointercancel on #document": .pointerCancel,
                "close on #settings-dialog": .dialogClosed, "close on #deal-dialog": .dialogClosed,
                "close on #help-dialog": .dialogClosed, "close on #play-dialog": .dialogClosed,
                "close on #more-dialog": .dialogClosed,
                "size of #table": .resize,
                "touchmove on #table": .touchMove, "(prefers-reduced-motion: reduce)": .media,
            ])
    }
}
