import PlainText
import SetGame
import SetRules
import Testing

@testable import SetApp

/// Somebody who presses everything, at any time, in any order: the same for the same seed.
struct Monkey {
    var random: Generator
    var player = Player()
    /// What it did lately, for a report.
    private(set) var lately: [String] = []

    init(seed: UInt64) {
        random = Generator(seed: seed)
    }

    mutating func chance(_ count: Int) -> Int { Int(random.next(below: UInt32(count))) }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[chance(choices.count)] }

    /// Does one thing.
    mutating func act() {
        if player.app.openDialog != nil, chance(3) == 0 { return player.closeDialog() }
        if player.app.isPaused, chance(3) == 0 { return player.click(player.host["resume"]) }
        if player.app.game.isOver, chance(12) == 0 { return player.click(player.host["new-game"]) }
        if !player.app.isVisible, chance(3) == 0 { return player.comeBack() }
        let what = chance(100)
        lately = lately.suffix(7) + ["\(what)"]
        switch what {
        case 0..<20: if !player.names.isEmpty { player.tap(chance(player.names.count)) }
        case 20..<48: tapWisely()
        case 48..<55: draw()
        case 55..<61: typeKey()
        case 61..<68: clickPart()
        case 68..<74: rawPress()
        case 74..<79: gesture()
        case 79..<83: changeSetting()
        case 83..<87: player.now += Int64(chance(2000))  // a busy page, whose timers come late
        case 87..<92: player.wait(Int64(chance(3) == 0 ? chance(100_000) : chance(2000)))
        case 92: player.now -= Int64(chance(5000))
        case 93: if chance(2) == 0 { player.hide() } else { player.comeBack() }
        case 94: player.prefer(lessMotion: chance(3) == 0)
        case 95: player.hearOtherTab()
        case 96..<98: resize()
        case 98: player.closeDialog()
        default: reload()
        }
    }

    /// Taps a card that belongs to a set, so that the games get somewhere.
    private mutating func tapWisely() {
        let game = player.app.game
        if game.options.players == .two, game.turn == .open {
            let claim = player.host[pick(["claim-1", "claim-2"])]
            player.pressDown(claim, pointer: 2)
            return player.pressUp(claim, pointer: 2)
        }
        let chosen = game.table.filter(game.selection.contains)
        let sets = game.tableInPlay.sets
        guard let set = sets.first(where: { $0.cards.count(where: chosen.contains) == chosen.count }) ?? sets.first,
            let card = set.cards.first(where: { !chosen.contains($0) }), let index = game.table.firstIndex(of: card)
        else { return }
        player.tap(index)
    }

    private mutating func typeKey() {
        let keys = [
            "d", "c", "r", "p", "n", "?", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x", "в",
            "Shift",
        ]
        let key = chance(30) == 0 ? "n" : pick(keys.filter { $0 != "n" })
        player.key(key, "KeyD", repeated: chance(5) == 0, modified: chance(9) == 0)
    }

    /// Clicks on any part of the page, one that is off or hidden too.
    private mutating func clickPart() {
        let part =
            chance(4) > 0 ? pick([Part.deal, .deal, .deal, .cheat, .shuffle, .pause, .resume]) : pick(Part.allCases)
        if part == .newGame, chance(9) > 0 { return }
        let node = player.host[part.id.description]
        let isOpen = player.host[node].attributes["open"] != nil
        let isClosed = Dialog.allCases.contains { $0.part == part } && !isOpen
        if !isClosed { player.click(node, presses: Int32(chance(3))) }
    }

    /// Frames, a few or until nothing moves, of any length.
    private mutating func draw() {
        if chance(4) == 0 { player.rest() }
        for _ in 0..<chance(30) where player.host.wantsFrame {
            player.frameTime += Double(pick([0, 1, 8, 16, 17, 33, 100, 5000, -20]))
            player.host.wantsFrame = false
            player.app.frame(at: player.frameTime)
        }
    }

    /// A swipe, or two fingers that do something or other, on cards or beside them.
    private mutating func gesture() {
        if player.buttons.isEmpty || player.app.isPaused { return }
        if chance(2) == 0 {
            player.swipe(on: pick(player.buttons), dx: Double(chance(60)) - 30, dy: Double(chance(160)) - 40)
        } else {
            player.spread(Double(chance(300)), on: pick(player.buttons), chance(2) == 0 ? pick(player.buttons) : nil)
            for _ in 0..<chance(4) { player.turn(Double(chance(200)) - 100, distance: Double(chance(300))) }
            if chance(3) > 0 { player.lift() }
        }
        player.down = chance(9) == 0 ? player.down : []
    }

    /// Half a press, with any finger, on anything.
    private mutating func rawPress() {
        let part = chance(9) == 0 ? pick([Part.claim1, .claim2, .deal1, .deal2, .table, .newGame]) : nil
        let card = player.buttons.isEmpty || chance(5) == 0 ? nil : pick(player.buttons)
        let node = part.map { player.host[$0.id.description] } ?? card
        let signal = pick([Signal.pressDown, .pressDown, .pressMove, .pressUp, .pressUp, .pressCancel, .click])
        let (x, y) = (Double(chance(30)), Double(chance(30)))
        let (pointer, detail) = (Int32(chance(3)), Int32(chance(8) / 7) + Int32(256 * chance(2)))
        player.send(signal, on: node) { ($0.point, $0.pointer, $0.detail) = ((x, y), pointer, detail) }
    }

    private mutating func changeSetting() {
        let ids = IndexPage.values.keys.sorted().filter { $0 != "set-limit" }
        let id = pick(ids)
        player.choose(chance(6) == 0 ? "nonsense" : pick(IndexPage.values[id] ?? []), in: id)
    }

    private mutating func resize() {
        player.host.frames["table"] = Frame(
            x: Double(chance(90)) / 4, y: Double(chance(90)) / 3, width: Double(chance(2000)),
            height: Double(chance(1500)))
        for id in ["deck", "pile"] {
            player.host.frames[id] = Frame(x: Double(chance(900)), y: Double(chance(900)), width: 40, height: 56)
        }
        player.host.window["innerWidth"] = pick(["320", "800", "2000", ""])
        player.host.window["innerHeight"] = pick(["480", "700", "1500", "0"])
        player.host.window["devicePixelRatio"] = pick(["1", "1.25", "1.5", "2", "3", "0", ""])
        player.send(.resize, on: player.host["table"])
    }

    private mutating func reload() {
        player = player.reloaded(chance(20) == 0 ? "?seed=\(chance(1000))" : "")
    }
}
