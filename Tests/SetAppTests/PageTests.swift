import Testing

@testable import SetApp

@Suite("The page")
struct PageTests {
    let player: Player

    init() {
        player = Player(Deals.usual)
        player.rest()
    }

    @Test("has every element that the app speaks to")
    func parts() {
        for part in Part.allCases { _ = player.host[part.id.description] }
        #expect(Set(Part.allCases.map(\.id.description)).count == Part.allCases.count)
        #expect(Set(Part.allCases.compactMap { Setting($0) }).count == Setting.allCases.count)
        for setting in Setting.allCases { #expect(Setting(setting.part) == setting) }
        #expect(Set(Labels.texts.map(\.id.description)).count == Labels.texts.count)
    }

    @Test("is told nothing when nothing changed")
    func nothing() {
        let idle: [() -> Void] = [
            { player.send(.alarm) }, { player.send(.click) }, { player.key("x", "KeyX") },
            { player.send(.pressCancel) }, { player.hearOtherTab() }, { player.prefer(lessMotion: false) },
        ]
        player.wait(6300)
        for act in idle { #expect(player.operations(act) == ["alarm 700"]) }
        #expect(player.operations { player.pressMove(nil, x: 3, y: 3) } == [])
        #expect(player.operations { player.send(.touchMove) } == [])
        #expect(player.operations { player.app.frame(at: 9_000_000) } == [])
        let placements = player.host.placements
        for act in idle { act() }
        #expect(player.host.placements == placements && !player.host.wantsFrame)
    }

    @Test("is told one text a second while the clock runs, and a save every fifth")
    func second() {
        #expect(player.operations { player.wait(1000) } == ["#time says \"0:01\"", "alarm 1000"])
        player.wait(3000)
        let fifth = player.operations { player.wait(1000) }
        #expect(fifth == ["store tercet.game", "#time says \"0:05\"", "alarm 1000"])
    }

    @Test("is told of a pause what changes")
    func pause() {
        let operations = player.operations { player.click(player.host["pause"]) }
        #expect(
            operations == [
                "store tercet.game", "#body data-phase=paused", "#table inert=", "#pause aria-pressed=true",
                "focus #resume", "#status says \"Paused. Continue to play.\"", "alarm none",
            ])
    }

    @Test("is told of Cheat the three marks, the message and the alarm")
    func cheat() {
        let operations = player.operations { player.click(player.host["cheat"]) }
        let marked = player.named("data-state", "hint")
        #expect(
            operations == ["store tercet.game"] + marked.map { "\($0) data-state=hint" } + [
                "#status data-long=", "#status says \"\(player.status)\"", "alarm 1000",
            ])
        #expect(marked.allSatisfy(player.status.contains))
    }

    @Test("is listened to for everything that can happen")
    func listeners() {
        #expect(
            player.host.listeners == [
                "click on #document": .click, "keydown on #document": .key, "change on #document": .change,
                "input on #document": .input, "close on #review-dialog": .close,
                "close on #statistics-dialog": .close,
                "focusin on #document": .focus,
                "visibilitychange on #document": .visibility, "storage on #window": .storage,
                "pointerdown on #document": .pressDown, "pointermove on #document": .pressMove,
                "pointerup on #document": .pressUp, "pointercancel on #document": .pressCancel,
                "close on #settings-dialog": .close, "close on #help-dialog": .close, "size of #table": .resize,
                "touchmove on #table": .touchMove, "(prefers-reduced-motion: reduce)": .media,
            ])
    }
}
