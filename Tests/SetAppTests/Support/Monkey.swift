import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

/// Somebody who presses everything, at any time, in any order: the same for the same seed.
struct Monkey {
    var random: SplitMix64
    var user = PageUser()
    /// What it did lately, for a report.
    private(set) var lately: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func chance(_ count: Int) -> Int { Int(random.next(below: UInt32(count))) }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[chance(choices.count)] }

    /// Does one thing.
    mutating func act() {
        if user.app.openDialog != nil, chance(3) == 0 { return user.closeDialog() }
        if user.app.isPaused, chance(3) == 0 { return user.click(user.platform["resume"]) }
        if user.app.game.isOver, chance(12) == 0 { return user.click(user.platform["new-game"]) }
        if !user.app.isVisible, chance(3) == 0 { return user.comeBack() }
        let what = chance(100)
        lately = lately.suffix(7) + ["\(what)"]
        switch what {
        case 0..<20: if !user.names.isEmpty { user.tap(chance(user.names.count)) }
        case 20..<48: tapWisely()
        case 48..<55: draw()
        case 55..<61: typeKey()
        case 61..<68: clickPart()
        case 68..<74: rawPress()
        case 74..<79: gesture()
        case 79..<83: changeSetting()
        case 83..<87: user.now += Int64(chance(2000))  // a busy page, whose timers come late
        case 87..<92: user.wait(Int64(chance(3) == 0 ? chance(100_000) : chance(2000)))
        case 92: user.now -= Int64(chance(5000))
        case 93: if chance(2) == 0 { user.hide() } else { user.comeBack() }
        case 94: user.prefer(lessMotion: chance(3) == 0)
        case 95: user.hearOtherTab()
        case 96..<98: resize()
        case 98: user.closeDialog()
        default: reload()
        }
    }

    /// Taps a card that belongs to a set, so that the games get somewhere.
    private mutating func tapWisely() {
        let game = user.app.game
        if game.options.players == .two, game.turn == .unclaimed {
            let claim = user.platform[pick(["claim-1", "claim-2"])]
            user.pressDown(claim, pointer: 2)
            return user.pressUp(claim, pointer: 2)
        }
        let chosen = game.table.filter(game.selection.contains)
        let sets = game.tableInPlay.groups
        guard let set = sets.first(where: { $0.cards.count(where: chosen.contains) == chosen.count }) ?? sets.first,
            let card = set.cards.first(where: { !chosen.contains($0) }), let index = game.table.firstIndex(of: card)
        else { return }
        user.tap(index)
    }

    private mutating func typeKey() {
        let keys = [
            "d", "c", "r", "p", "n", "?", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x", "в",
            "Shift",
        ]
        let key = chance(30) == 0 ? "n" : pick(keys.filter { $0 != "n" })
        user.key(key, "KeyD", repeated: chance(5) == 0, modified: chance(9) == 0)
    }

    /// Clicks on any part of the page, one that is off or hidden too.
    private mutating func clickPart() {
        let part =
            chance(4) > 0
            ? pick([ElementID.deal, .deal, .deal, .cheat, .shuffle, .pause, .resume]) : pick(ElementID.allCases)
        if part == .newGame, chance(9) > 0 { return }
        let node = user.platform[part.id]
        let isOpen = user.platform[node].attributes["open"] != nil
        let isClosed = DialogID.allCases.contains { $0.element == part } && !isOpen
        if !isClosed { user.click(node, presses: Int32(chance(3))) }
    }

    /// Frames, a few or until nothing moves, of any length.
    private mutating func draw() {
        if chance(4) == 0 { user.rest() }
        for _ in 0..<chance(30) where user.platform.wantsFrame {
            user.frameTime += Double(pick([0, 1, 8, 16, 17, 33, 100, 5000, -20]))
            user.platform.wantsFrame = false
            user.app.frame(at: user.frameTime)
        }
    }

    /// A swipe, or two fingers that do something or other, on cards or beside them.
    private mutating func gesture() {
        if user.buttons.isEmpty || user.app.isPaused { return }
        if chance(2) == 0 {
            user.swipe(on: pick(user.buttons), dx: Double(chance(60)) - 30, dy: Double(chance(160)) - 40)
        } else {
            user.spread(Double(chance(300)), on: pick(user.buttons), chance(2) == 0 ? pick(user.buttons) : nil)
            for _ in 0..<chance(4) { user.turn(Double(chance(200)) - 100, distance: Double(chance(300))) }
            if chance(3) > 0 { user.lift() }
        }
        user.down = chance(9) == 0 ? user.down : []
    }

    /// Half a press, with any finger, on anything.
    private mutating func rawPress() {
        let part = chance(9) == 0 ? pick([ElementID.claim1, .claim2, .deal1, .deal2, .table, .newGame]) : nil
        let card = user.buttons.isEmpty || chance(5) == 0 ? nil : pick(user.buttons)
        let node = part.map { user.platform[$0.id] } ?? card
        let signal = pick([
            EventKind.pointerDown, .pointerDown, .pointerMove, .pointerUp, .pointerUp, .pointerCancel, .click,
        ])
        let (x, y) = (Double(chance(30)), Double(chance(30)))
        let (pointer, detail) = (Int32(chance(3)), Int32(chance(8) / 7) + Int32(256 * chance(2)))
        user.send(signal, on: node) { ($0.point, $0.pointer, $0.detail) = (Point2D(x, y), pointer, detail) }
    }

    private mutating func changeSetting() {
        let ids = IndexPage.values.keys.sorted().filter { $0 != "set-limit" && $0 != "set-game" }
        let id = pick(ids)
        user.choose(chance(6) == 0 ? "nonsense" : pick(IndexPage.values[id] ?? []), in: id)
    }

    private mutating func resize() {
        user.platform.frames["table"] = ElementFrame(
            x: Double(chance(90)) / 4, y: Double(chance(90)) / 3, width: Double(chance(2000)),
            height: Double(chance(1500)))
        for id in ["deck", "pile"] {
            user.platform.frames[id] = ElementFrame(
                x: Double(chance(900)), y: Double(chance(900)), width: 40, height: 56)
        }
        user.platform.window["innerWidth"] = pick(["320", "800", "2000", ""])
        user.platform.window["innerHeight"] = pick(["480", "700", "1500", "0"])
        user.platform.window["devicePixelRatio"] = pick(["1", "1.25", "1.5", "2", "3", "0", ""])
        user.send(.resize, on: user.platform["table"])
    }

    private mutating func reload() {
        user = user.reloaded(chance(20) == 0 ? "?seed=\(chance(1000))" : "")
    }
}
